import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble, roster, tidyHiding } from '../conditions'
import { tidyMinds } from '../harm/conditions'
import { tidyHolds } from '../harm/hold'
import { noteLosses } from '../morale'
import { placeOf } from '../space/place'
import { say } from '../state/events'
import type { Murdham, Snapshot, World } from '../state/types'
import { eligible } from './eligible'
import { isDecided, proposeEnd } from './end'
import { endRound, startRound } from './round'
import { endTurn, goOn, isCutShort, pass } from './turn'

/**
 * What follows every command: marks set by hand are made whole, a turn whose owner is put out ends, and the go is with a
 * faction that has somebody to act. Phases and rounds that are over give way to the next.
 */
export const upkeep = rule<Murdham, [], void>([], 'upkeep', function* (w) {
  tidy(w)
  yield* goOnFrom(w)
  // Somebody may have died with the round.
  tidy(w)
})

function tidy(w: World): void {
  tidyHiding(w)
  tidyPlaces(w)
  tidyHolds(w)
  tidyMinds(w)
}

const goOnFrom = rule<Murdham, [], void>([], 'goOnFrom', function* (w) {
  if (w.now.phase !== 'combat' || !w.now.turn) return
  noteLosses(w)
  if (isCutShort(w)) yield* endTurn(w)
  if (isDecided(w.now) && !w.now.turn.playsOn) {
    yield* proposeEnd(w)
    if (w.now.phase !== 'combat') return
  }
  yield* passOn(w)
})

/** Where there is no border any more, nobody stands on it. */
function tidyPlaces(w: World): void {
  for (const c of roster(w.now)) {
    const { border } = c.sheet.status
    if (border !== null && placeOf(w.now, w.terrain, c)?.length !== 2) w.editSheet(c.id, 'status').border = null
  }
}

/** Forced passes, ends of phases and rounds, until somebody can act. It rests where nobody at all could. */
const passOn = rule<Murdham, [], void>([], 'passOn', function* (w) {
  while (w.now.phase === 'combat' && !w.now.turn!.acting) {
    const { at, passes, phase } = w.now.turn!
    if (passes >= taking(w.now).length) {
      if (!roster(w.now).some(isAble)) return
      yield* endPhase(w)
    } else if (eligible(w.now, at).length > 0) return
    else if (phase === 'bonus') goOn(w)
    else pass(w, true)
  }
})

/** The factions that take goes in this phase: in the bonus phase only those that have somebody left to use it. */
function taking(s: Snapshot): readonly Id[] {
  const { factions, phase } = s.turn!
  return phase === 'bonus' ? factions.filter(side => eligible(s, side).length > 0) : factions
}

/** All factions have passed in a row. */
const endPhase = rule<Murdham, [], void>([], 'endPhase', function* (w) {
  const turn = w.editTurn()
  w.enter('MUR-ROUND-03')
  switch (turn.phase) {
    case 'bonus':
      w.enter('MUR-SNEAK-09')
      return yield* startRound(w)
    case 'fast':
      w.enter('MUR-OPT-05', 'MUR-OPT-07')
      Object.assign(turn, { phase: 'slow', passes: 0, at: turn.first })
      say(w, 'slow', {})
      return
    default:
      if (turn.phase === 'slow') w.enter('MUR-OPT-05')
      yield* endRound(w)
  }
})
