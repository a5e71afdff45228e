import type { CommandRules } from '~/engine/ruleset'
import { actionTable } from '~/table/commands/offers'
import { ACTIONS } from '../actions/actions'
import { settle } from '../harm/settle'
import type { Endurance } from '../state/types'
import { upkeep } from '../turn/turn'
import { procedures } from './commands'
import { offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Endurance> = {
  actions: actionTable(ACTIONS),
  offers,
  walk,
  procedures,
  settle,
  after: upkeep,
  standingOrder,
}
