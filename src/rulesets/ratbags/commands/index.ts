import type { CommandRules } from '~/engine/ruleset'
import { actionTable } from '~/table/commands/offers'
import { ACTIONS } from '../actions/actions'
import type { Ratbags } from '../state/types'
import { after, procedures, settle } from './commands'
import { GM_ALONE, offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Ratbags> = {
  actions: actionTable(ACTIONS, GM_ALONE),
  offers,
  walk,
  waysIn: 'five feet',
  procedures,
  settle,
  after,
  standingOrder,
}
