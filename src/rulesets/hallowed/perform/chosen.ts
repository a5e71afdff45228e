import type { Proc } from '~/engine/ask'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isHelpless } from '../conditions/conditions'
import { activate } from '../gear/trait'
import { say } from '../state/events'
import type { Entry, Hallowed, World } from '../state/types'
import type { Act } from '../state/vocabulary'
import { heal } from './heal'
import { intimidate } from './intimidate'
import { consumable } from './item'
import { type Performance, type Chosen, NOTHING, withoutDice, lost, go } from './performance'
import { cast } from './spell'
import { throwAt } from './throw'
import { strikeWith } from './weapon'

/** The choices of one action [HAL-DECL-04]: targets, options and the split of the payment. No die falls here. */
export const chosen = rule<Hallowed, [Entry], Chosen>(['HAL-DECL-04'], 'chosen', function* (w, entry) {
  return yield* procedures[entry.act](w, entry)
})

/** By the kind of action that was declared. */
const procedures: { readonly [A in Act]: (w: World, entry: Entry) => Proc<Chosen> } = {
  attack: strikeWith,
  defensiveAttack: strikeWith,
  cast,
  consumable,
  throw: throwAt,
  *fullDefense(w, entry) {
    return (yield* go(entry)) ? guard(w, entry.who) : 'dropped'
  },
  *defensiveMove(w) {
    w.enter('HAL-ACT-08')
    return withoutDice(() => undefined)
  },
  heal,
  intimidate,
  *trait(w, entry) {
    const trait = w.of(entry.who).sheet.traits[Number(entry.means)]
    if (!trait || trait.stressCost > w.of(entry.who).sheet.stress.cur)
      return lost(w, entry, reason('HAL-DMG-11', 'cannotPay', { who: entry.who }))
    if (!(yield* go(entry))) return 'dropped'
    return function* () {
      activate(w, entry.who, Number(entry.means))
      return NOTHING
    }
  },
  *other(w, entry) {
    if (!(yield* go(entry))) return 'dropped'
    const { who, words } = entry
    return withoutDice(() => say(w, 'other', { who }, { words }))
  },
  *moveOnly(w) {
    w.enter('HAL-ACT-16')
    return 'dropped'
  },
}

/** +4 to Defense from here to the end of the round, if nothing brings the creature down on this very count. */
const guard = (w: World, who: Id): Performance =>
  function* (s) {
    const before = s.combatants[who]!.sheet.wounds.cur
    return {
      attacks: [],
      apply() {
        w.enter('HAL-ACT-13')
        const { sheet } = w.of(who)
        if (isHelpless(sheet) || (before > 0 && sheet.wounds.cur <= 0)) return
        w.editSheet(who, 'status').fullDefense = true
        say(w, 'guards', { who })
      },
    }
  }
