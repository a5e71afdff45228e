import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isOnField } from './able'
import { aim } from './aim'
import { strike } from './attack'
import { die } from './death'
import { passive } from './defence'
import { whyNotKillWith, whyNotVictim } from './victims'
import { test } from './test'
import type { Endurance } from './types'

/** P7: kill somebody unconscious outright, or else attack them at once. */
export const killingStrike = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-DEATH-08', 'END-DEATH-10', 'END-DEATH-11'],
  'killingStrike',
  function* (w, who, { victim }) {
    const there = () => {
      const c = victim === undefined ? undefined : w.now.combatants[victim]
      return c && !whyNotVictim(w.now, w.terrain, w.of(who), c) ? c : undefined
    }
    const found = there()
    if (!found) return
    const aimed = yield* aim(w, who, found.id, means => whyNotKillWith(w.now, means))
    const see = 'shared' in share(w.now, [who, found.id], {}) ? 'all' : 'asked'
    const { total: sum, because } = yield* test(w, who, 'kill', {
      attribute: aimed.attribute,
      skill: 'combat',
      proficiency: aimed.proficiency,
      aimed: true,
      advantage: total([part(1, 'killingStrike', 'END-DEATH-08')]),
      see,
    })
    const still = w.of(found.id)
    if (!isOnField(still)) return
    const difficulty = total(passive(still, 'constitution'))
    const killed = sum >= difficulty
    const facts = { by: who, target: still.id, killed }
    w.emit({
      type: 'killingStrike',
      with: { ...facts, total: sum, difficulty },
      because,
      ...share(w.now, [who, still.id], facts),
    })
    if (killed) return yield* die(w, still.id)
    w.enter('END-DEATH-09')
    yield* strike(w, who, aimed)
  },
)
