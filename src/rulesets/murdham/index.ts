import type { Ruleset } from '~/engine/ruleset'
import { badges } from './badges'
import { clock } from './clock'
import { after, commands } from './commands'
import { now } from './now'
import { offers } from './offers'
import { order } from './order'
import { pools } from './pools'
import { problem } from './problem'
import { regions } from './regions'
import { settings } from './settings'
import { standing } from './standing'
import { table } from './table'
import { text } from './text'
import type { Murdham } from './types'
import { view } from './view'
import { walk } from './walk'

export type { Combatant, Murdham, Snapshot } from './types'
export type { Sheet } from './sheet'

/** Murdham: factions alternate and pass, blows land by themselves, everybody has one turn a round to act or to react. */
export const murdham: Ruleset<Murdham> = {
  id: 'murdham',
  version: 1,
  name: 'Murdham',
  source: {
    title: 'Murdham',
    author: 'azureorangutan.github.io/murdham',
    licence: 'rules restated in our own words',
  },
  settings,
  sheet: table.sheet,
  side: table.side,
  problem,
  footprint: table.footprint,
  offers,
  walk,
  waysIn: 'half zones',
  regions,
  commands,
  after,
  standing,
  clock,
  order,
  now,
  view,
  text,
  badges,
  pools,
}
