import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { fall } from './fall'
import type { Ratbags } from '../state/types'
import type { Ability } from '../state/vocabulary'
import { say } from '../state/events'

/** Damage straight to an ability: no armour, no HP, no sundering, no save; only reaching 0 matters. */
export const abilityLoss = rule<Ratbags, [Id, Ability, number], void>(
  ['RAT-DMG-11', 'RAT-DICE-09'],
  'abilityLoss',
  function* (w, who, ability, lost) {
    const before = w.of(who).sheet[ability].cur
    const left = Math.max(0, before - lost)
    if (lost > before) w.enter('RAT-DMG-13')
    w.editSheet(who, ability).cur = left
    const { sheet, side } = w.of(who)
    const facts = { ability, lost: before - left, left }
    const isExact = w.now.sides[side]?.show === 'exact'
    say(w, 'drained', { who }, isExact ? facts : {}, facts)
    if (left > 0 || before === 0) return
    if (ability === 'str') return yield* fall(w, who, sheet.detachment ? 'destroyed' : 'dead')
    w.enter(ability === 'dex' ? 'RAT-COND-07' : 'RAT-COND-08', 'RAT-COND-10')
    const told = { who, what: ability === 'dex' ? 'paralysed' : 'delirious' }
    say(w, 'fell', { who }, told)
  },
)
