import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command, Id } from '~/engine/types'
import { tableCommands } from '~/table/commands'
import { acts } from './acts'
import { changeArmour } from './changeArmour'
import { endCombat } from './end'
import { gmCommands, timeUp } from './gmCommands'
import { table } from './table'
import { ensureTurn, pass } from './turn'
import type { Murdham, World } from './types'
import { upkeep } from './upkeep'

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
export const commands: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Murdham>(table),
  ...gmCommands,
  end: w => endCombat(w),
  turn: (w, { by }) => ensureTurn(w, by),
  armour: (w, { by }) => changeArmour(w, by),
  pass: w => passGo(w),
  timeUp: w => timeUp(w),
  ...Object.fromEntries(Object.entries(acts).map(([type, act]) => [type, onTurn(act)])),
}

export const after = upkeep
