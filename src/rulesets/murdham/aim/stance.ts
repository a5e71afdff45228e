import { atStake, option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { AttackMode } from '../gear/attackModes'
import { scoreOf } from '../sheet/weapons'
import { choose } from '../state/questions'
import type { Murdham } from '../state/types'
import { whyNotZone } from './blastZones'
import { type Footing, footings, whyNotReach } from './reach'

const see = 'asked' as const

/** Before the first shot of a turn without movement: stand still and lose it, or stay on the move [MUR-ATK-18]. */
export const takeStance = rule<Murdham, [Id, AttackMode, string], Footing>(
  [],
  'takeStance',
  function* (w, by, attackMode, at) {
    const ways = footings(w.now, w.of(by))
    if (attackMode.mode === 'melee' || attackMode.kind === 'power') return 'still'
    w.enter('MUR-ATK-18')
    const target = w.now.combatants[at]
    const options = () =>
      ways.map(way =>
        atStake(
          option(
            way,
            target
              ? whyNotReach(w.now, w.terrain, w.of(by), attackMode, target, way)
              : whyNotZone(w.now, w.terrain, w.of(by), attackMode, at, way),
          ),
          way === 'still'
            ? { cost: [{ of: 'movement', n: 1, left: 0 }], effect: {} }
            : { cost: [], effect: { score: scoreOf(w.of(by), 'wit') } },
        ),
      )
    return yield* choose(by, 'attack.stance', options, { see, facts: { weapon: attackMode.name }, default: 'still' })
  },
)
