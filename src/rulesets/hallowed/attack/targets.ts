import type { Reason } from '~/engine/command'
import { atStake, option, type Option } from '~/engine/questions'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isAble, isPresent } from '../conditions'
import type { Strike } from '../gear'
import { areFoes, canSee, distanceBetween, perceives } from '../space'
import { defenseParts } from './defence'
import { choose, type TargetKey } from '../state/questions'
import type { Combatant, Hallowed, Snapshot } from '../state/types'

/** Why somebody is out of reach or range of this [HAL-ATK-07]. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  target: Combatant,
  { way, range }: Pick<Strike, 'way' | 'range'>,
): Reason | undefined {
  const squares = distanceBetween(terrain, by, target)
  if (squares === undefined) return reason('HAL-ATK-07', 'notOnMap', { who: target.id })
  if (squares > range) return reason('HAL-ATK-07', way === 'melee' ? 'outOfReach' : 'outOfRange', { squares, range })
  return canSee(s, terrain, by, target) ? undefined : reason('HAL-ATK-07', 'noSight', { target: target.id })
}

/** Whom one could aim at: foes within reach first. Those whom one does not perceive are not there to be chosen. */
export function targetsOf(s: Snapshot, terrain: Terrain, by: Combatant, strike: Strike): Option<Id>[] {
  const rank = (c: Combatant, no: Reason | undefined) =>
    (areFoes(s, by, c) ? 0 : 4) + (no ? 2 : 0) + (isAble(c) ? 0 : 1)
  return Object.values(s.combatants)
    .filter(c => c.id !== by.id && isPresent(c) && perceives(s, by, c))
    .map(c => ({ c, no: whyNotReach(s, terrain, by, c, strike) }))
    .map(({ c, no }) => ({ id: c.id, no, rank: rank(c, no) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id, no }) => (no ? option(id, no) : atStake(option(id), { effect: { defense: defenseOf(s, id) } })))
}

const defenseOf = (s: Snapshot, id: Id): number => total(defenseParts(s, s.combatants[id]!))

/** Somebody to aim at; the action may be dropped instead. `lost`: nobody was there to be aimed at. */
export const askTarget = rule<Hallowed, [Id, TargetKey, Strike, readonly Option<string>[]], string>(
  ['HAL-ATK-07'],
  'askTarget',
  function* (w, by, key, strike, besides) {
    const list = (): Option<string>[] => [
      ...targetsOf(w.now, w.terrain, w.of(by), strike),
      ...besides,
      { value: 'drop' },
    ]
    const foe = (options: readonly Option<string>[]) =>
      options.find(({ value, whyNot }) => !whyNot && w.now.combatants[value] && areFoes(w.now, w.of(by), w.of(value)))
        ?.value ?? 'drop'
    const facts = { weapon: strike.words }
    const target = yield* choose(by, key, list, { see: 'asked', facts, default: foe })
    return target === 'drop' && list().every(({ value, whyNot }) => value === 'drop' || whyNot) ? 'lost' : target
  },
)
