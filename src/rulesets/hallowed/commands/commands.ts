import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import { tableCommands } from '~/table/commands/commands'
import { ACTIONS } from '../actions/actions'
import { followBreath } from '../harm/breath'
import { settleAll } from '../harm/damage'
import { takeBack } from '../initiative/declare'
import { declareTogether } from '../initiative/declareTogether'
import { changedInitiative, newcomers } from '../initiative/newcomer'
import { reveal } from '../initiative/reveal'
import { takeHeart } from '../morale/morale'
import { fitPools } from '../sheet/pools'
import type { Hallowed, Snapshot, World } from '../state/types'
import { countStep } from '../turn/countStep'
import { endRound } from '../turn/endRound'
import { moveOn } from '../turn/moveOn'
import { gmCommands, whyNotSettings } from './gmCommands'
import { tableRules } from './tableRules'

const ofTable = tableCommands<Hallowed>(tableRules)

/** All commands: those of the table, the GM's hand, declarations, and going on from count to count. */
export const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...ofTable,
  *settings(w, command) {
    if (!command.force) whyNotSettings(w, command)
    yield* ofTable.settings!(w, command)
  },
  ...gmCommands,
  reveal: w => reveal(w),
  count: countStep,
  moveOn,
  endRound: w => endRound(w),
  takeBack: (w, { by }) => takeBack(w, by),
  ...Object.fromEntries(
    ACTIONS.map(({ type }) => [type, (w: World, command: Command) => declareTogether(w, type, command)]),
  ),
}

/** What a change means, whatever hand made it: of Wounds, of a death, of sides. */
export const settleChanges = rule<Hallowed, [Snapshot], void>([], 'settleChanges', function* (w, before) {
  settleAll(w, before)
  if (w.now.phase === 'combat') takeHeart(w, before)
})

/** What follows every command: maxima that have changed, breath, an initiative that has changed, newcomers. */
export const after = rule<Hallowed, [], void>([], 'after', function* (w) {
  for (const id of Object.keys(w.now.combatants)) fitPools(w, id, w.now.phase === 'preparation')
  followBreath(w)
  if (w.now.phase !== 'combat') return
  yield* changedInitiative(w)
  yield* newcomers(w)
})
