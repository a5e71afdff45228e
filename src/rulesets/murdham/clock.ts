import type { Clock } from '~/engine/ruleset'
import { witness } from '~/engine/witness'
import { isPlayers } from './able'
import type { Snapshot } from './types'

/** Seconds to say what a character does [MUR-OPT-10]. */
const SECONDS = 15

/** Runs from the moment a player's character is put up until its first action or the declaration of its turn. */
export function clock(s: Snapshot): Clock | null {
  const acting = s.turn?.acting
  if (!s.settings.chaosTimer || s.phase !== 'combat' || !acting) return null
  // What is being resolved, and what was said, is not counted.
  witness('MUR-OPT-11')
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
