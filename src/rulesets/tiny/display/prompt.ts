import type { Prompt } from '~/engine/ruleset'
import { lasted } from '~/table/words/lasted'
import { isDying } from '../conditions/able'
import { decided, isOver } from '../turn/turn'
import type { Combatant, Snapshot } from '../state/types'
import type { Mode } from '../state/vocabulary'

const DICE: Readonly<Record<Mode, string>> = { A: 'three dice', N: 'two dice', D: 'one die' }

/** What to do next: whose turn it is, or that only one side is left. */
export function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const clock = { round: turn?.round ?? 0, seconds: turn?.seconds ?? 0 }
  if (s.phase === 'preparation' || !turn)
    return { of: 'gm', side: null, title: 'Preparation', detail: 'Place the combatants, then begin.', ...clock }
  if (s.phase === 'over') {
    const detail = `${turn.round} ${turn.round === 1 ? 'round' : 'rounds'}, ${turn.seconds} seconds.`
    return { of: 'gm', side: null, title: 'Combat is over', detail, ...clock, ...lasted(turn.round) }
  }
  if (isOver(s)) {
    const side = decided(s)?.side ?? null
    const name = side === null ? undefined : s.sides[side]?.name
    const title = name === undefined ? 'Nobody is left standing' : `Only ${name} are left standing`
    return { of: 'gm', side, title, detail: 'Combat ends, unless more foes are on the way.', ...clock }
  }
  const actor = turn.who === null ? undefined : s.combatants[turn.who]
  if (!actor) return { of: 'gm', side: null, title: 'Nobody can act', detail: 'End the combat, or go on.', ...clock }
  return { of: actor.id, side: actor.side, title: `${actor.name}'s turn`, detail: detailOf(actor), ...clock }
}

function detailOf(c: Combatant): string {
  if (!isDying(c)) return 'One option, and the turn is over.'
  const { attempts, tended } = c.sheet.status
  return `Dying: ${attempts.length} left, the next with ${DICE[tended ? 'A' : (attempts[0] ?? 'N')]}.`
}
