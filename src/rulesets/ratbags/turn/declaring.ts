import type { Id } from '~/engine/snapshot'
import { hasTurn } from '../conditions'
import type { Declaration } from '../state/declaration'
import type { Combatant, Phase, Snapshot } from '../state/types'

/** Who has a turn in this phase, in roster order [RAT-TURN-07]. */
export function membersOf(s: Snapshot, { side, who }: Phase): readonly Combatant[] {
  const listed = who === 'all' ? undefined : s.turn?.[who]
  return Object.values(s.combatants).filter(c => c.side === side && hasTurn(c) && (listed?.includes(c.id) ?? true))
}

/** The phase that is about to be played. */
export function phaseNow({ turn }: Snapshot): Phase | undefined {
  return turn?.phases[turn.at]
}

/** Late players' combatants who declare when their phase comes [RAT-OPT-12]. */
export const declaresLate = (s: Snapshot, { who }: Phase): boolean => who === 'late' && s.settings.declareByPhase

/** Whose declarations are taken at this moment: all players' combatants with a turn this round, or the side whose phase it is. */
export function declaring(s: Snapshot): readonly Combatant[] {
  const { turn } = s
  if (s.phase !== 'combat' || !turn) return []
  if (turn.at < 0)
    return turn.phases
      .filter(phase => phase.side === turn.players && !declaresLate(s, phase))
      .flatMap(phase => membersOf(s, phase))
  const phase = turn.phases[turn.at]
  if (!phase || (phase.side === turn.players && !declaresLate(s, phase))) return []
  return membersOf(s, phase)
}

export function declarationOf(s: Snapshot, who: Id): Declaration | undefined {
  return s.turn?.declared.find(one => one.who === who)
}

/** Who has yet to say what they do. */
export function undeclared(s: Snapshot): readonly Combatant[] {
  return declaring(s).filter(({ id }) => !declarationOf(s, id)?.act)
}

/**
 * The state in which this one moves, when those of its side who have declared a move before their action have made it: the members
 * of a side move in any order that works [RAT-MOVE-08].
 */
export function afterComrades(s: Snapshot, c: Combatant): Snapshot {
  const combatants = { ...s.combatants }
  for (const { who, move } of s.turn?.declared ?? []) {
    const comrade = combatants[who]
    const to = move && !move.after ? move.path.at(-1) : undefined
    if (comrade && who !== c.id && comrade.side === c.side && to !== undefined)
      combatants[who] = { ...comrade, cell: to }
  }
  return { ...s, combatants }
}

/** A combatant's place after the move it declared to make before its action. */
export function placeAfterMove(s: Snapshot, c: Combatant): number | null {
  const move = declarationOf(s, c.id)?.move
  return move && !move.after ? (move.path.at(-1) ?? c.cell) : c.cell
}
