import type { CommandRules } from '~/engine/ruleset'
import { settleHp } from '../harm/settleHp'
import type { Tiny } from '../state/types'
import { upkeep } from '../turn/upkeep'
import { procedures } from './commands'
import { offers } from './offers'
import { walk } from './walk'

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Tiny> = {
  offers,
  walk,
  waysIn: 'five feet',
  procedures,
  settle: settleHp,
  after: upkeep,
}
