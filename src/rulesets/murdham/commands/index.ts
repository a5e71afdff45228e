import type { CommandRules } from '~/engine/ruleset'
import { actionTable } from '~/table/commands/offers'
import { ACTIONS } from '../actions/actions'
import { regions } from '../space/regions'
import type { Murdham } from '../state/types'
import { clock } from '../turn/clock'
import { settle } from '../turn/settle'
import { upkeep } from '../turn/upkeep'
import { procedures } from './commands'
import { GM_ALONE, offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Murdham> = {
  actions: actionTable(ACTIONS, GM_ALONE),
  offers,
  walk,
  waysIn: 'half zones',
  regions,
  procedures,
  settle,
  after: upkeep,
  standingOrder,
  clock,
}
