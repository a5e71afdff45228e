import type { CommandRules } from '~/engine/ruleset'
import type { Hallowed } from '../state/types'
import { after, procedures, settleChanges } from './commands'
import { offers } from './offers'
import { standingOrder } from './standingOrder'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Hallowed> = {
  offers,
  walk,
  procedures,
  settle: settleChanges,
  after,
  standingOrder,
}
