import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/types'
import { tableCommands } from '~/table/commands'
import { ACTIONS } from './actions'
import { followBreath } from './breath'
import { count } from './count'
import { takeBack } from './declare'
import { declareTogether } from './declareTogether'
import { endRound } from './endRound'
import { gmCommands, whyNotSettings } from './gmCommands'
import { moveOn } from './moveOn'
import { changedInitiative, newcomers } from './newcomer'
import { fitPools } from './pools'
import { reveal } from './reveal'
import { table } from './table'
import type { Hallowed, World } from './types'

const ofTable = tableCommands<Hallowed>(table)

/** All commands: those of the table, the GM's hand, declarations, and going on from count to count. */
export const commands: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...ofTable,
  *settings(w, command) {
    if (!command.force) whyNotSettings(w, command)
    yield* ofTable.settings!(w, command)
  },
  ...gmCommands,
  reveal: w => reveal(w),
  count,
  moveOn,
  endRound: w => endRound(w),
  takeBack: (w, { by }) => takeBack(w, by),
  ...Object.fromEntries(
    ACTIONS.map(({ type }) => [type, (w: World, command: Command) => declareTogether(w, type, command)]),
  ),
}

/** What follows every command: maxima that have changed, breath, an initiative that has changed, newcomers. */
export const after = rule<Hallowed, [], void>([], 'after', function* (w) {
  for (const id of Object.keys(w.now.combatants)) fitPools(w, id, w.now.phase === 'preparation')
  followBreath(w)
  if (w.now.phase !== 'combat') return
  yield* changedInitiative(w)
  yield* newcomers(w)
})
