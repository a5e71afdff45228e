import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isOnField } from './able'
import { metresBetween } from './space'
import { test } from './test'
import type { Endurance } from './types'

/** Intellect, handling and healing against what the patient is missing, at least 4: back to consciousness, still prone. */
export const resuscitate = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-12', 'END-ACT-13'],
  'resuscitate',
  function* (w, who, { patient }) {
    const there = () => {
      const c = patient === undefined ? undefined : w.now.combatants[patient]
      const near = c && (metresBetween(w.terrain, w.of(who), c) ?? 9) <= 1
      return c && near && isOnField(c) && c.sheet.status.unconscious ? c : undefined
    }
    const found = there()
    if (!found) return
    const see = 'shared' in share(w.now, [who, found.id], {}) ? 'all' : 'asked'
    const { total, because } = yield* test(w, who, 'resuscitate', {
      attribute: 'intellect',
      skill: 'handling',
      proficiency: 'healing',
      aimed: true,
      helped: true,
      see,
    })
    const still = there()
    if (!still) return
    const { health } = still.sheet
    const { resuscitateDifficulty: fixed } = w.now.settings
    const difficulty = fixed === 'missing health' ? Math.max(4, health.max - health.cur) : fixed
    const conscious = total >= difficulty
    const facts = { who, patient: still.id, conscious }
    w.emit({
      type: 'resuscitated',
      with: { ...facts, total, difficulty },
      because,
      ...share(w.now, [who, still.id], facts),
    })
    if (!conscious) return
    w.enter('END-COND-03', 'END-TURN-09')
    w.editSheet(still.id, 'status').unconscious = false
  },
)
