import type { CommandRules } from '~/engine/ruleset'
import type { Ratbags } from '../state/types'
import { after, procedures, settle } from './commands'
import { offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Ratbags> = {
  offers,
  walk,
  waysIn: 'five feet',
  procedures,
  settle,
  after,
  standingOrder,
}
