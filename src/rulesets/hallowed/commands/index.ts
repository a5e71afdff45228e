import type { CommandRules } from '~/engine/ruleset'
import { actionTable } from '~/table/commands/offers'
import { ACTIONS } from '../actions/actions'
import type { Hallowed } from '../state/types'
import { after, procedures, settleChanges } from './commands'
import { IN_THE_ROUND, offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Hallowed> = {
  actions: actionTable(ACTIONS, IN_THE_ROUND),
  offers,
  walk,
  procedures,
  settle: settleChanges,
  after,
  standingOrder,
}
