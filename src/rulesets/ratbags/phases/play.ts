import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble } from '../conditions/able'
import { declaresLate, phaseNow } from '../turn/declaring'
import { endCombat } from '../turn/end'
import { morale } from '../morale/morale'
import { phase } from './phase'
import { endRound, nextPhase } from '../turn/round'
import type { Ratbags, Snapshot, World } from '../state/types'
import { choose } from '../state/questions'
import { say } from '../state/events'

/**
 * The declarations are locked, and the next phase is played: of the players at once, of another side once its GM has
 * declared. After each phase morale is tested, and combat may be over; after the last one the round ends.
 */
export const play = rule<Ratbags, [], void>([], 'play', function* (w) {
  const players = w.now.turn?.players
  if (w.now.turn!.at < 0) {
    w.enter('RAT-TURN-03')
    say(w, 'locked', {})
    const first = nextPhase(w.now, -1)
    if (first === undefined) return yield* endRound(w)
    w.editTurn().at = first
    const now = phaseNow(w.now)!
    // The others' declarations are made when their phase comes.
    if (now.side !== players || declaresLate(w.now, now)) return
  }
  const now = phaseNow(w.now)
  if (now) {
    const { early, late } = w.now.turn!
    w.enter(early.length + late.length > 0 ? 'RAT-INIT-04' : 'RAT-INIT-05')
    yield* phase(w, now)
    yield* morale(w)
    if (yield* isOver(w)) return yield* endCombat(w)
  }
  const next = nextPhase(w.now, w.now.turn!.at)
  if (next === undefined) yield* endRound(w)
  else w.editTurn().at = next
})

/** The sides that still have anybody able to fight [RAT-END-03]. */
export function standingSides(s: Snapshot): Id[] {
  return Object.keys(s.sides).filter(side => Object.values(s.combatants).some(c => c.side === side && isAble(c)))
}

/** One side is left; the GM may play on. */
const isOver = rule<Ratbags, [], boolean>([], 'isOver', function* (w: World) {
  const left = standingSides(w.now)
  if (left.length > 1) return false
  w.enter('RAT-END-03')
  const facts = { side: left[0] ?? null }
  const ways = () => ['end', 'goOn']
  return (yield* choose('gm', 'combat.over', ways, { see: 'asked', facts, default: 'end' })) === 'end'
})
