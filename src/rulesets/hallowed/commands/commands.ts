import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import { tableCommands } from '~/table/commands/commands'
import { ACTIONS } from '../actions/actions'
import { followBreath } from '../harm/breath'
import { settle, settleAll } from '../harm/damage'
import { takeBack } from '../initiative/declare'
import { declareTogether } from '../initiative/declareTogether'
import { changedInitiative, newcomers } from '../initiative/newcomer'
import { reveal } from '../initiative/reveal'
import { takeHeart } from '../morale/morale'
import { fitPools } from '../sheet/pools'
import type { Hallowed, World } from '../state/types'
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
  *'gm.set'(w, command) {
    const before = w.now.combatants
    yield* ofTable['gm.set']!(w, command)
    for (const [id, { sheet }] of Object.entries(before)) {
      const { wounds } = w.of(id).sheet
      if (wounds.cur !== sheet.wounds.cur) settle(w, id, sheet.wounds.cur)
    }
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

/**
 * What follows every command: maxima that have changed, what its hand has set, breath, who goes over to others, an initiative that
 * has changed, newcomers.
 */
export const after = rule<Hallowed, [], void>([], 'after', function* (w) {
  for (const id of Object.keys(w.now.combatants)) fitPools(w, id, w.now.phase === 'preparation')
  settleAll(w)
  followBreath(w)
  if (w.now.phase !== 'combat') return
  takeHeart(w)
  yield* changedInitiative(w)
  yield* newcomers(w)
})
