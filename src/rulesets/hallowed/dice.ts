import type { Part } from '~/engine/events'
import type { Stated } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isConcussed, openInjuries } from './conditions'
import { modifierDrop } from './sheet/ability'
import { rollWithKnobs, type CheckKey } from './state/questions'
import type { Sheet } from './state/sheet'
import type { Hallowed, Snapshot } from './state/types'

/** What a check adds to the die, and what it is told under. */
interface About {
  /** Names the question ("heal.die"). */
  key: CheckKey
  parts: readonly Part[]
  /** What the roller knows. */
  facts?: Readonly<Record<string, Json>>
}

/** How far the GM's hand reaches into a roll. */
export const BY_HAND = Array.from({ length: 21 }, (_, i) => i - 10)

/** A check: d20 and what adds up. Natural 1 and 20 mean nothing here. Returns the sum with its parts. */
export const check = rule<Hallowed, [Snapshot, Id, About], { sum: number; because: readonly Part[] }>(
  ['HAL-DICE-02'],
  'check',
  function* (w, s, who, { key, parts, facts = {} }) {
    const knobs = [{ key: `${key}.modifier`, options: BY_HAND, default: 0 }]
    const own = [...parts, ...(isConcussed(s.combatants[who]!.sheet) ? [part(-2, 'concussed', 'HAL-COND-07')] : [])]
    const { tn } = facts
    const stated = (): Stated => ({
      ...(typeof tn === 'number' && { against: part(tn, 'tn', 'HAL-DICE-02') }),
      adds: own.filter(({ n }) => n !== 0),
    })
    const about = { see: questionVisibility(w, who), facts: { ...facts, bonus: total(own) }, stated }
    const { faces, set } = yield* rollWithKnobs(w, who, key, knobs, () => [20], about)
    const byHand = set[`${key}.modifier`] ?? 0
    const hand = byHand === 0 ? [] : [part(byHand, 'gm', 'HAL-GEN-02')]
    const because = [part(faces[0] ?? 1, 'd20', 'HAL-DICE-02'), ...own, ...hand]
    return { sum: total(because), because }
  },
)

/** A skill: its total, what damage to its ability takes off, and what injuries do to it. */
export function skillParts(sheet: Sheet, skill: string): readonly Part[] {
  const { total: own, ability } = sheet.skills[skill] ?? { total: 0, ability: null }
  const parts = [part(own, skill, 'HAL-DICE-02')]
  const drop = ability === null ? 0 : modifierDrop(sheet, ability)
  if (drop !== 0) parts.push(part(drop, ability!, 'HAL-ATK-08'))
  for (const { skillPenalties, name } of openInjuries(sheet))
    for (const one of skillPenalties) if (one.skill === skill) parts.push(part(one.value, name, 'HAL-INJ-01'))
  return parts
}
