import type { Lane } from '~/engine/display'
import type { Id } from '~/engine/snapshot'
import { lanesBySide } from '~/table/contract/shown'
import { isAble, isBroken, isEntangled, isPresent } from '../conditions'
import type { Combatant, Snapshot } from '../state/types'
import { eligible, whyNotEligible } from '../turn/eligible'

type RowState = Lane['rows'][number]['state']

/** The turn sidebar: the factions in the order in which the go passes round. */
export function order(s: Snapshot): readonly Lane[] {
  const { turn } = s
  return lanesBySide(s, c => ({ who: c.id, ...turnStatus(s, c) }), {
    order: turn?.factions ?? [],
    now: s.phase === 'combat' ? (turn?.at ?? null) : null,
    words: side => wordsOf(s, side),
  })
}

/** What is said of a faction: initiative, who goes first, whether it has passed, how many are ready. */
function wordsOf(s: Snapshot, side: Id): string {
  const { turn } = s
  if (s.phase !== 'combat' || !turn) return ''
  const initiative = turn.holder === side ? 'holds the initiative' : ''
  // Who lies in ambush is still being asked.
  if (turn.phase === 'bonus' && turn.ambushers.length === 0) return initiative
  const ready = eligible(s, side).length
  return [
    initiative,
    turn.first === side ? (turn.phase === 'bonus' ? 'first in the ambush' : 'first this round') : '',
    hasPassed(s, side) ? 'passed' : '',
    ready > 0 ? `${ready} ready` : 'nobody ready',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Among the last in the run of passes. */
function hasPassed({ turn }: Snapshot, side: Id): boolean {
  if (!turn || turn.acting || turn.phase === 'bonus') return false
  const { factions, at, passes } = turn
  const before = (factions.indexOf(at) - factions.indexOf(side) + factions.length) % factions.length
  return before > 0 ? before <= passes : passes >= factions.length
}

/** How a combatant stands in the round. */
export function turnStatus(s: Snapshot, c: Combatant): { state: RowState; words: string } {
  const { turn } = s
  const { status } = c.sheet
  if (!isAble(c)) return { state: 'out', words: isPresent(c) && status.stance === 'surrendered' ? 'surrendered' : '' }
  if (s.phase !== 'combat' || !turn) return { state: 'waiting', words: '' }
  if (turn.acting?.who === c.id) return { state: 'acting', words: allowances(s) }
  const words = [isBroken(c) ? 'must flee' : '', isEntangled(c) ? 'held' : ''].filter(Boolean).join(', ')
  const no = whyNotEligible(s, c)
  if (!no) return { state: turn.at === c.side && !turn.acting ? 'ready' : 'waiting', words }
  if (no.code === 'spent') return { state: 'spent', words }
  return { state: 'waiting', words: no.code === 'tooSlow' ? 'slow' : words }
}

/** What is left of the turn that is being taken: "main, bonus, ½ zone". */
export function allowances({ turn }: Snapshot): string {
  const acting = turn?.acting
  if (!acting) return ''
  const zones = [acting.halves >= 2 ? `${acting.halves >> 1}` : '', acting.halves % 2 === 1 ? '½' : ''].join('')
  const parts = [
    acting.main ? '' : 'main',
    acting.bonus ? '' : 'bonus',
    zones && `${zones} ${acting.halves > 2 ? 'zones' : 'zone'}`,
  ]
  return parts.filter(Boolean).join(', ') || 'nothing left'
}
