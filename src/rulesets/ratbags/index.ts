import type { Ruleset } from '~/engine/ruleset'
import { badges } from './badges'
import { after, commands } from './commands'
import { now } from './now'
import { offers } from './offers'
import { order } from './order'
import { pools } from './pools'
import { problem } from './problem'
import { settings } from './settings'
import { standing } from './standing'
import { table } from './table'
import { text } from './text'
import type { Ratbags } from './types'
import { view } from './view'
import { walk } from './walk'

export type { Combatant, Ratbags, Snapshot } from './types'
export type { Sheet } from './sheet'

/** Ratbags: no roll to hit, declarations before dice, sides in blocks, and several attackers count with their best die. */
export const ratbags: Ruleset<Ratbags> = {
  id: 'ratbags',
  version: 1,
  name: 'Ratbags',
  source: {
    title: 'Ratbags! Adventure Game',
    author: 'dan-subic.github.io/ratbags',
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
  standing,
  order,
  now,
  view,
  text,
  badges,
  pools,
}
