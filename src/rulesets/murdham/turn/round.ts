import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/shareAs'
import { endMarkersOfRound } from '~/table/tokens/marker'
import { isAble, isUnseen, roster, speaker } from '../conditions'
import { perish } from '../harm/damage'
import { morale } from '../morale'
import { CONDITION } from '../state/conditions'
import { type EventType, say, sayToGm } from '../state/events'
import { choose, roll } from '../state/questions'
import type { Murdham, Snapshot, World } from '../state/types'
import { isDecided, proposeEnd } from './end'

type Facts = { readonly [key: string]: Json }

/** Said of a faction: players hear what is `open` of it as soon as they know anybody of it. */
export function saySide(w: World, type: EventType, side: Id, open: Facts = {}, gmOnly: Facts = {}): void {
  const isKnownOf = roster(w.now).some(c => c.side === side && isKnown(c) && !isUnseen(c))
  if (isKnownOf) say(w, type, {}, { side, ...open }, gmOnly)
  else sayToGm(w, type, { side, ...open, ...gmOnly })
}

/** Factions that still have somebody able. */
export function fighting(s: Snapshot): readonly Id[] {
  return s.turn?.factions.filter(side => roster(s).some(c => c.side === side && isAble(c))) ?? []
}

/** Nobody knows who started it: one of these factions by a die. */
export const drawHolder = rule<Murdham, [readonly Id[]], void>(['MUR-DICE-10'], 'drawHolder', function* (w, among) {
  const [face = 1] =
    among.length > 1
      ? yield* roll('gm', 'initiative.draw', () => [among.length], { facts: { among: [...among] } })
      : [1]
  if (w.now.turn!.round === 0) w.enter('MUR-INIT-03')
  const holder = among[face - 1] ?? among[0]!
  w.editTurn().holder = holder
  saySide(w, 'initiative', holder, { die: face })
})

/** A round begins: all turns are fresh, the threshold is rolled, and the holder names who goes first. */
export const startRound = rule<Murdham, [], void>(['MUR-ROUND-09'], 'startRound', function* (w) {
  const turn = w.editTurn()
  turn.round++
  Object.assign(turn, { passes: 0, fat: null, acting: null, ambushers: [] })
  turn.phase = w.now.settings.fastSlow ? 'fast' : 'single'
  w.enter('MUR-TIME-02')
  say(w, 'round', {}, { round: turn.round })
  for (const { id } of roster(w.now)) freshen(w, id)
  if (w.now.settings.fastSlow) yield* threshold(w)
  yield* holderOfRound(w)
  yield* nameFirst(w)
})

/** A turn is lost to stun or distraction once, however often [MUR-COND-03]. */
function freshen(w: World, who: Id): void {
  const { status } = w.of(who).sheet
  const { skipTurn, turn, dodged } = status
  if (skipTurn) w.enter('MUR-COND-03')
  if (CONDITION.isEndedBy('round', status) || turn !== 'fresh' || dodged)
    Object.assign(w.editSheet(who, 'status'), {
      ...CONDITION.endedBy('round'),
      turn: skipTurn ? 'spent' : 'fresh',
      dodged: false,
    })
}

/** The fast activation threshold, rolled in the open. */
const threshold = rule<Murdham, [], void>(['MUR-OPT-01', 'MUR-OPT-02', 'MUR-DICE-09'], 'threshold', function* (w) {
  const [fat = 1] = yield* roll('gm', 'round.fat', () => [20])
  w.editTurn().fat = fat
  say(w, 'threshold', {}, { fat })
})

/** The initiative stays where it is, unless its faction is out of the fight while others go on. */
const holderOfRound = rule<Murdham, [], void>(['MUR-INIT-02'], 'holderOfRound', function* (w) {
  const left = fighting(w.now)
  const { holder, round } = w.now.turn!
  const anew = w.now.settings.initiativeEachRound && round > 1
  if (!left.includes(holder) && left.length >= 2) w.enter('MUR-INIT-04')
  else if (!anew || left.length < 2) return
  yield* drawHolder(w, left)
})

const nameFirst = rule<Murdham, [], void>(['MUR-INIT-01'], 'nameFirst', function* (w) {
  const { holder } = w.now.turn!
  const options = () => {
    const left = fighting(w.now)
    return left.length > 0 ? left : [holder]
  }
  const usual = options().includes(holder) ? holder : options()[0]!
  const first = yield* choose(speaker(w.now, holder), 'round.first', options, { see: 'asked', default: usual })
  Object.assign(w.editTurn(), { first, at: first })
  saySide(w, 'first', first)
})

/** P-END-ROUND: the dying whose time has come, morale, and perhaps the end of the fight. */
export const endRound = rule<Murdham, [], void>(['MUR-ROUND-08'], 'endRound', function* (w) {
  const { round } = w.now.turn!
  for (const { id } of roster(w.now)) {
    const { diesAtEndOf, dead } = w.of(id).sheet.status
    if (dead || diesAtEndOf === null || diesAtEndOf > round) continue
    w.enter('MUR-DEATH-04')
    yield* perish(w, id, 'dying')
  }
  yield* morale(w)
  endMarkersOfRound(w, round)
  w.editTurn().playsOn = false
  if (isDecided(w.now)) {
    yield* proposeEnd(w)
    if (w.now.phase !== 'combat') return
  }
  yield* startRound(w)
})
