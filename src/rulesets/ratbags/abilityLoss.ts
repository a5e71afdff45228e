import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { fall } from './fall'
import type { Ratbags } from './types'
import type { Ability } from './words'

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
    const facts = { who, ability, lost: before - left, left }
    const exact = w.now.sides[side]?.show === 'exact'
    w.emit({ type: 'drained', with: facts, ...share(w.now, [who], exact ? facts : { who }) })
    if (left > 0 || before === 0) return
    if (ability === 'str') return yield* fall(w, who, sheet.detachment ? 'destroyed' : 'dead')
    w.enter(ability === 'dex' ? 'RAT-COND-07' : 'RAT-COND-08', 'RAT-COND-10')
    const told = { who, what: ability === 'dex' ? 'paralysed' : 'delirious' }
    w.emit({ type: 'fell', with: told, ...share(w.now, [who], told) })
  },
)
