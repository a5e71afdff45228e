import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { endMarkersOfRound } from '~/table/tokens/marker'
import { isAble, isDying, isPresent } from '../conditions'
import { declaring, membersOf } from './declaring'
import { fall } from '../harm/fall'
import { distanceBetween } from '../space'
import { CONDITION } from '../state/conditions'
import type { Combatant, Phase, Ratbags, Snapshot, World } from '../state/types'
import type { Terrain } from '~/table/map/terrain'
import { forgetTrails } from '~/table/tokens/trail'
import { choose } from '../state/questions'
import { say } from '../state/events'

/** The GM shows what the foes will most likely do: the nearest target each, nothing, or words of the GM's own. Not binding. */
export const telegraph = rule<Ratbags, [], void>(['RAT-TURN-01'], 'telegraph', function* (w) {
  w.editTurn().intents = []
  const likely = () => likelyActions(w.now, w.terrain)
  if (likely().length === 0) return
  const facts = { likely: likely().map((one): Json => ({ ...one })) }
  const how = yield* choose('gm', 'round.telegraph', () => ['likely', 'nothing'], {
    see: 'asked',
    facts,
    default: 'likely',
  })
  if (how === 'likely') for (const { who, target } of likely()) intend(w, who, 'attack', target)
})

/** Public, and not binding [RAT-TURN-01]. */
export function intend(w: World, who: Id, words: string, target: Id | null): void {
  w.enter('RAT-TURN-01')
  const turn = w.editTurn()
  turn.intents = [...turn.intents.filter(one => one.who !== who), { who, words, target }]
  say(w, 'intends', { who, target }, { words })
}

/** Every foe that can be seen and can act, with the nearest one of the players' side. */
function likelyActions(s: Snapshot, terrain: Terrain): readonly { who: Id; target: Id }[] {
  const all = Object.values(s.combatants)
  const own = all.filter(c => c.side === s.turn?.players && isPresent(c))
  return all.flatMap(foe => {
    const shown = foe.known !== 'absent' && foe.side !== s.turn?.players && isAble(foe) && !foe.sheet.status.fleeing
    const near = shown ? nearest(terrain, foe, own) : undefined
    return near === undefined ? [] : [{ who: foe.id, target: near.id }]
  })
}

function nearest(terrain: Terrain, foe: Combatant, own: readonly Combatant[]): Combatant | undefined {
  let best: Combatant | undefined
  let least = Infinity
  for (const c of own) {
    const squares = distanceBetween(terrain, foe, c) ?? Infinity
    if (squares >= least) continue
    least = squares
    best = c
  }
  return best
}

/** A round from the second on: players, opponents, further sides; no new saves. */
const startRound = rule<Ratbags, [], void>(['RAT-INIT-05', 'RAT-INIT-02'], 'startRound', function* (w) {
  const turn = w.editTurn()
  turn.round++
  forgetTrails(w)
  const { players } = turn
  const sides = [...new Set(turn.phases.map(({ side }) => side))]
  const later = sides.filter(side => side !== players)
  const present = Object.keys(w.now.sides).filter(side => Object.values(w.now.combatants).some(c => c.side === side))
  // A side that came during the fight goes last.
  const fresh = present.filter(side => !sides.includes(side) && side !== players)
  const order = [...(players === null ? [] : [players]), ...later, ...fresh]
  Object.assign(turn, {
    phases: order.map((side): Phase => ({ side, who: 'all' })),
    early: [],
    late: [],
    declared: [],
    at: -1,
  })
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const { newcomer, changedHands } = sheet.status
    if (newcomer) w.enter('RAT-INIT-12')
    if (newcomer || changedHands) Object.assign(w.editSheet(id, 'status'), { newcomer: false, changedHands: false })
  }
  say(w, 'round', {}, { round: turn.round })
  yield* telegraph(w)
  enterPhases(w)
})

/** G. The end of a round: the hour of the untreated runs out; then the next round begins. */
export const endRound = rule<Ratbags, [], void>([], 'endRound', function* (w) {
  for (const { id } of Object.values(w.now.combatants)) {
    const { hourLeft } = w.of(id).sheet.status
    if (!isDying(w.of(id)) || hourLeft === null) continue
    w.enter('RAT-COND-04')
    if (hourLeft > 0) w.editSheet(id, 'status').hourLeft = hourLeft - 1
    else yield* expire(w, id)
  }
  for (const { id, sheet } of Object.values(w.now.combatants))
    if (CONDITION.isEndedBy('round', sheet.status)) Object.assign(w.editSheet(id, 'status'), CONDITION.endedBy('round'))
  endMarkersOfRound(w, w.now.turn?.round ?? 0)
  yield* startRound(w)
})

/** Nobody came within the hour. */
export const expire = rule<Ratbags, [Id], void>(['RAT-COND-03'], 'expire', function* (w, who) {
  say(w, 'expired', { who })
  yield* fall(w, who, 'dead')
})

/** After the start of a round: if nobody of the players declares, the first phase that has anybody is next. */
export function enterPhases(w: World): void {
  if (declaring(w.now).length > 0) return
  const next = nextPhase(w.now, -1)
  if (next !== undefined) w.editTurn().at = next
}

/** The next phase in which anybody can act or crawl; the others are skipped. */
export function nextPhase(s: Snapshot, after: number): number | undefined {
  const found = s.turn?.phases.findIndex((phase, i) => i > after && membersOf(s, phase).length > 0) ?? -1
  return found < 0 ? undefined : found
}
