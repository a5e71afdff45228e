import type { Prompt } from '~/engine/ruleset'
import { lasted } from '~/table/words/lasted'
import { declarationOf, declaring, phaseNow, undeclared } from '../turn/declaring'
import type { Snapshot } from '../state/types'

/** Seconds of a round [RAT-INIT-02]. */
const ROUND = 10

/** What to do next: who declares, whose phase is about to be played. */
export function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const round = turn?.round ?? 0
  const clock = { round, seconds: Math.max(0, round - 1) * ROUND }
  if (s.phase === 'preparation' || !turn)
    return { of: 'gm', side: null, title: 'Preparation', detail: 'Place the combatants, then begin.', ...clock }
  if (s.phase === 'over')
    return {
      of: 'gm',
      side: null,
      title: 'Combat is over',
      detail: 'HP, STR, DEX and WIL stay as they are.',
      ...clock,
      ...lasted(round),
    }
  const phase = phaseNow(s)
  const side = phase?.side ?? turn.players
  const name = side === null ? 'Nobody' : (s.sides[side]?.name ?? 'Nobody')
  const [next] = undeclared(s)
  if (next) {
    const left = undeclared(s).length - 1
    const moves = declarationOf(s, next.id)?.move ? 'The move is declared. ' : ''
    const detail = `${moves}${left > 0 ? `${left} more of ${name} to declare.` : 'The last to declare.'}`
    return { of: next.id, side, title: `${next.name}: what do you do?`, detail, ...clock }
  }
  const declared = declaring(s).length > 0
  return {
    of: 'gm',
    side,
    title: declared
      ? `${name}: all have declared`
      : `${name}${phase?.who === 'late' ? ' who act after the opponents' : ''} are next`,
    detail: declared ? 'Lock the declarations and play them.' : '',
    ...clock,
  }
}
