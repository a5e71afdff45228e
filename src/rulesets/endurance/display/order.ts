import type { Lane } from '~/engine/display'
import { lanesBySide } from '~/table/contract/shown'
import { isAble, isOnField, isUp } from '../conditions'
import type { Combatant, Snapshot } from '../state/types'

type RowState = Lane['rows'][number]['state']

/** The turn sidebar: a lane for each team in the order of initiative, its members spent or ready. */
export function order(s: Snapshot): readonly Lane[] {
  const { teams = [], at = 0 } = s.turn ?? {}
  return lanesBySide(s, c => row(s, c), { order: teams, now: s.phase === 'combat' ? (teams[at] ?? null) : null })
}

function row(s: Snapshot, c: Combatant): Lane['rows'][number] {
  const shown = { who: c.id, ...turnStatus(s, c) }
  return s.phase === 'combat' ? { ...shown, reactions: c.sheet.status.reactionsLeft } : shown
}

/** How a combatant stands in the round. */
export function turnStatus(s: Snapshot, c: Combatant): { state: RowState; words: string } {
  const { status } = c.sheet
  if (status.dead) return { state: 'out', words: 'dead' }
  if (!isUp(c)) return { state: 'out', words: c.gone ? 'gone' : status.unconscious ? 'unconscious' : 'surrendered' }
  if (!isAble(c)) return { state: 'out', words: 'incapacitated' }
  if (s.phase !== 'combat') return { state: 'waiting', words: '' }
  if (s.turn?.who === c.id) return { state: 'acting', words: `${count(status.actionsLeft, 'action')} left` }
  if (status.surprised) return { state: 'waiting', words: 'surprised' }
  if (!isOnField(s, c)) return { state: 'waiting', words: 'off the map' }
  if (status.newcomer) return { state: 'waiting', words: 'from next round' }
  return status.acted ? { state: 'spent', words: 'has acted' } : { state: 'ready', words: 'ready' }
}

/** "1 action", "2 actions". */
export function count(n: number, of: string): string {
  return `${n} ${of}${n === 1 ? '' : 's'}`
}
