import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPresent } from '../conditions'
import { test } from '../dice/testRoll'
import { die } from '../harm/death'
import { passive } from '../reactions/dodge'
import { say } from '../state/events'
import type { Endurance } from '../state/types'
import { aim } from './aim'
import { whyNotKillWith, whyNotVictim } from './killTargets'
import { strike } from './strike'

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
    const aimed = yield* aim(w, who, found.id, attackMode =>
      whyNotKillWith(w.now, w.terrain, w.of(who), attackMode, w.of(found.id)),
    )
    const see = questionVisibility(w, who, found.id)
    const { total: sum, because } = yield* test(w, who, 'kill', {
      attribute: aimed.attribute,
      skill: 'combat',
      proficiency: aimed.proficiency,
      aimed: true,
      advantage: [part(1, 'killingStrike', 'END-DEATH-08')],
      against: () => total(passive(w.of(found.id), 'constitution')),
      see,
    })
    const still = w.of(found.id)
    if (!isPresent(still)) return
    const difficulty = total(passive(still, 'constitution'))
    const killed = sum >= difficulty
    say(w, 'killingStrike', { by: who, target: still.id }, { killed }, { total: sum, difficulty }, because)
    if (killed) return yield* die(w, still.id)
    w.enter('END-DEATH-09')
    yield* strike(w, aimed)
  },
)
