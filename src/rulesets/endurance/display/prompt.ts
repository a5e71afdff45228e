import type { Prompt } from '~/engine/ruleset'
import { lasted } from '~/table/words/lasted'
import type { Snapshot } from '../state/types'
import { decided } from '../turn/end'
import { eligible } from '../turn/teams'
import { count } from './order'
import { roundName } from './roundName'

/** Actions of a turn [END-ROUND-01]. */
const ACTIONS = 3

/** What to do next: whose pick it is, who acts, or that the fight is decided. */
export function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const clock = { round: turn?.round ?? 0, ...roundName(s), seconds: turn?.seconds ?? 0 }
  if (s.phase === 'preparation' || !turn)
    return { of: 'gm', side: null, title: 'Preparation', detail: 'Place the combatants, then begin.', ...clock }
  if (s.phase === 'over')
    return {
      of: 'gm',
      side: null,
      title: 'Combat is over',
      detail: 'Pools and wounds stay as they are.',
      ...clock,
      ...lasted(turn.round),
    }
  const side = turn.teams[turn.at] ?? null
  const team = side === null ? 'Nobody' : (s.sides[side]?.name ?? 'Nobody')
  const actor = turn.who === null ? undefined : s.combatants[turn.who]
  if (actor) {
    const left = actor.sheet.status.actionsLeft
    return {
      of: actor.id,
      side: actor.side,
      title: `${actor.name}'s turn`,
      detail: `${count(left, 'action')} left`,
      pips: { left, of: Math.max(ACTIONS, left) },
      ...clock,
    }
  }
  const end = decided(s)
  if (end) {
    const left = end.sides.map(id => s.sides[id]!.name).join(' and ') || 'Nobody'
    const title = end.why === 'objective' ? `${left}: objective reached` : `Only ${left} remain`
    return { of: 'gm', side, title, detail: 'End the combat, or play on.', ...clock }
  }
  const ready = side === null ? [] : eligible(s, side).map(c => c.name)
  const detail = `Who acts? ${ready.join(', ')}`
  return { of: null, side, title: `${team} choose`, detail, ...clock }
}
