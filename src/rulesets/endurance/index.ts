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
import type { Endurance } from './types'
import { view } from './view'
import { walk } from './walk'

export type { Endurance, Snapshot, Combatant } from './types'
export type { Sheet } from './sheet'

/** Endurance & Health: teams trade turns one member at a time; soft pools before hard ones; defenders react. */
export const endurance: Ruleset<Endurance> = {
  id: 'endurance',
  version: 1,
  name: 'Endurance & Health',
  source: {
    title: 'Ingenuity Role-playing System',
    author: 'Loki Karolius Odinsson',
    licence: 'CC BY 4.0',
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
}
