import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { changeArmour } from '../actions/changeArmour'
import { turnProcedures } from '../actions/procedures'
import type { Murdham, World } from '../state/types'
import { timeUp } from '../turn/clock'
import { endCombat } from '../turn/end'
import { ensureTurn, pass } from '../turn/turn'
import { gmProcedures } from './gm'
import { tableRules } from './tableRules'

/** Something done on one's own turn, which begins with it if it has not begun. */
const onTurn = (act: (w: World, who: Id) => Proc<void>) =>
  rule<Murdham, [Command], void>([], 'onTurn', function* (w, { by }) {
    yield* ensureTurn(w, by)
    yield* act(w, by)
  })

/** By the GM or by anybody of the faction. */
function* passGo(w: World): Proc<void> {
  w.enter('MUR-ROUND-01')
  pass(w, false)
}

/** All commands: those of the table, the GM's hand, and what combatants do. */
export const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Murdham>(tableRules),
  ...gmProcedures,
  end: w => endCombat(w),
  turn: (w, { by }) => ensureTurn(w, by),
  armour: (w, { by }) => changeArmour(w, by),
  pass: w => passGo(w),
  timeUp: w => timeUp(w),
  ...Object.fromEntries(Object.entries(turnProcedures).map(([type, act]) => [type, onTurn(act)])),
}
