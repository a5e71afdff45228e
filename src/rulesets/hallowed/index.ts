import type { Ruleset } from '~/engine/ruleset'
import { badges } from './badges'
import { after, commands } from './commands'
import { figures } from './figures'
import { now } from './now'
import { offers } from './offers'
import { order } from './order'
import { pools } from './pools'
import { problem } from './problem'
import { settings } from './settings'
import { standing } from './standing'
import { table } from './table'
import { text } from './text'
import type { Hallowed } from './types'
import { view } from './view'
import { walk } from './walk'

export type { Combatant, Hallowed, Snapshot } from './types'
export type { Sheet } from './sheet'

/** Hallowed Earth: everybody declares, the clumsiness of the action says when; Stress stands before Wounds. */
export const hallowed: Ruleset<Hallowed> = {
  id: 'hallowed',
  version: 1,
  name: 'Hallowed Earth',
  source: {
    title: 'Hallowed Earth: Twilight & Insanity (combat)',
    author: 'World Anvil',
    licence: 'rules restated in our own words',
  },
  settings,
  sheet: table.sheet,
  side: table.side,
  problem,
  footprint: table.footprint,
  offers,
  walk,
  commands,
  after,
  standing,
  order,
  now,
  view,
  text,
  badges,
  pools,
  figures,
}
