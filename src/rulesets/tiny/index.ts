import type { Ruleset } from '~/engine/ruleset'
import { badges } from './badges'
import { after, commands } from './commands'
import { now } from './now'
import { offers } from './offers'
import { order } from './order'
import { pools } from './pools'
import { problem } from './problem'
import { settings } from './settings'
import { table } from './table'
import { text } from './text'
import type { Tiny } from './types'
import { view } from './view'
import { walk } from './walk'

export type { Tiny, Snapshot, Combatant } from './types'
export type { Sheet } from './sheet'

/** Tiny Tests: one, two or three dice, and any one of them has to be high; a turn is a single choice. */
export const tiny: Ruleset<Tiny> = {
  id: 'tiny',
  version: 1,
  name: 'Tiny Tests',
  source: {
    title: 'Tiny Dungeon 2e house rules (combat)',
    author: 'td2e.thorley.us',
    licence: 'rules restated in our own words',
  },
  settings,
  sheet: table.sheet,
  side: table.side,
  problem,
  footprint: table.footprint,
  offers,
  walk,
  waysIn: 'five feet',
  commands,
  after,
  order,
  now,
  view,
  text,
  badges,
  pools,
}
