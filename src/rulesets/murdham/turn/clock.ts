import { rule } from '~/engine/rule'
import { ruleReport } from '~/engine/reason'
import type { Clock } from '~/engine/ruleset'
import { isPlayers } from '../conditions'
import { say } from '../state/events'
import type { Murdham, Snapshot } from '../state/types'
import { endTurn, pass } from './turn'

/** Seconds to say what a character does [MUR-OPT-10]. */
const SECONDS = 15

/** Runs from the moment a player's character is put up until its first action or the declaration of its turn. */
export function clock(s: Snapshot): Clock | null {
  const acting = s.turn?.acting
  if (!s.settings.chaosTimer || s.phase !== 'combat' || !acting) return null
  // What is being resolved, and what was said, is not counted.
  ruleReport('MUR-OPT-11')
  if (acting.begun || acting.declared) return null
  const c = s.combatants[acting.who]
  if (!c || !isPlayers(c)) return null
  return {
    key: `${s.turn!.round}.${s.turn!.phase}.${acting.who}`,
    of: acting.who,
    seconds: SECONDS,
    command: { type: 'timeUp', by: acting.who },
  }
}

/** The 15 seconds are over, and it does nothing [MUR-OPT-12]. */
export const timeUp = rule<Murdham, [], void>(['MUR-OPT-12'], 'timeUp', function* (w) {
  const { acting } = w.now.turn!
  if (!acting) return
  const { who } = acting
  say(w, 'timeUp', { who })
  if (!w.now.settings.timeoutIsPass) return yield* endTurn(w)
  w.editSheet(who, 'status').turn = 'fresh'
  w.editTurn().acting = null
  pass(w, false)
})
