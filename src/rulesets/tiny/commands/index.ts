import type { CommandRules } from '~/engine/ruleset'
import { actionTable } from '~/table/commands/offers'
import { ACTIONS } from '../actions/actions'
import { settleHp } from '../harm/settleHp'
import type { Tiny } from '../state/types'
import { upkeep } from '../turn/upkeep'
import { procedures } from './commands'
import { offers } from './offers'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Tiny> = {
  actions: actionTable(ACTIONS),
  offers,
  walk,
  waysIn: 'five feet',
  procedures,
  settle: settleHp,
  after: upkeep,
}
