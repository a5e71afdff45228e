import type { Lane } from '~/engine/display'
import type { Id } from '~/engine/snapshot'
import { lanesBySide } from '~/table/contract/shown'
import { hasTurn, isCrawling, isOut } from '../conditions'
import { declarationOf, declaring, phaseNow, undeclared } from '../turn/declaring'
import type { Declaration } from '../state/declaration'
import type { Combatant, Intent, Phase, Snapshot } from '../state/types'

type RowState = Lane['rows'][number]['state']

const WHO = { all: '', early: ' · before', late: ' · after' } as const

/**
 * The turn sidebar: the phases of the round in order (who saved acts before, the opponents, who failed after), what each
 * has declared beside them; whoever has no part in the round stands at the end of their side.
 */
export function order(s: Snapshot): readonly Lane[] {
  const { turn } = s
  if (s.phase !== 'combat' || !turn) return lanesBySide(s, c => row(s, c))
  const roster = Object.values(s.combatants).filter(c => !c.gone)
  const shown = new Set<string>()
  const now = phaseInHand(s)
  const lanes = turn.phases.flatMap((phase): readonly Lane[] => {
    const members = roster.filter(c => !shown.has(c.id) && isIn(s, phase, c))
    for (const { id } of members) shown.add(id)
    if (members.length === 0) return []
    const name = `${s.sides[phase.side]?.name ?? ''}${WHO[phase.who]}`
    return [{ name, side: phase.side, now: phase === now, rows: members.map(c => row(s, c)) }]
  })
  const rest = roster.filter(c => !shown.has(c.id))
  if (rest.length === 0) return lanes
  return [...lanes, { name: 'No turn', side: null, now: false, rows: rest.map(c => row(s, c)) }]
}

/** The phase that is played; while the players declare, the first of theirs that has somebody to declare. */
function phaseInHand(s: Snapshot): Phase | undefined {
  const waiting = s.turn && s.turn.at < 0 ? (undeclared(s)[0] ?? declaring(s)[0]) : undefined
  return waiting ? s.turn?.phases.find(phase => isIn(s, phase, waiting)) : phaseNow(s)
}

/** How a combatant stands in the round, and what the GM has shown of what it is likely to do. */
function row(s: Snapshot, c: Combatant): Lane['rows'][number] {
  const shown = { who: c.id, ...turnStatus(s, c) }
  const likely = s.turn?.intents.find(({ who }) => who === c.id)
  return likely && !isOut(c) ? { ...shown, note: likelyWords(likely, id => s.combatants[id]?.name) } : shown
}

/** "likely: attack Bob"; a target that has no name is left out. */
export function likelyWords({ words, target }: Intent, nameOf: (id: Id) => string | undefined): string {
  return `likely: ${[words, target === null ? undefined : nameOf(target)].filter(Boolean).join(' ')}`
}

/** Whether somebody belongs to a phase; those who are in neither list of their side go with the last of its phases. */
function isIn({ turn }: Snapshot, { side, who }: Phase, c: Combatant): boolean {
  if (c.side !== side) return false
  if (who === 'all') return true
  return turn?.[who].includes(c.id) === true
}

/** How a combatant stands in the round. */
export function turnStatus(s: Snapshot, c: Combatant): { state: RowState; words: string } {
  const { turn } = s
  if (isOut(c)) return { state: 'out', words: '' }
  if (s.phase !== 'combat' || !turn) return { state: 'waiting', words: '' }
  const declared = declarationOf(s, c.id)
  const words = declared ? said(declared, s) : isCrawling(c) ? 'can only crawl' : ''
  if (declaring(s).some(({ id }) => id === c.id))
    return { state: declared?.act ? 'waiting' : 'ready', words: words || 'declares' }
  const phase = phaseNow(s)
  if (phase && isIn(s, phase, c) && hasTurn(c)) return { state: 'acting', words }
  const at = turn.phases.findIndex(one => isIn(s, one, c))
  return { state: at >= 0 && at < turn.at ? 'spent' : 'waiting', words }
}

const ACT = {
  nothing: 'does nothing',
  attack: 'attacks',
  daring: 'dares to attack',
  secondMove: 'moves twice',
  cast: 'casts',
  aid: 'aids',
  drag: 'drags',
  special: 'special action',
  other: 'does something',
  retreat: 'retreats',
  crawl: 'crawls',
} as const

/** A declaration in a few words: "moves, attacks Troll". */
export function said({ act, targets, words, move }: Declaration, s: Snapshot): string {
  const moves = move && act !== 'crawl' ? (move.after ? ', then moves' : 'moves') : ''
  const names = targets.map(id => s.combatants[id]?.name ?? '').join(', ')
  const does = act === null ? '' : act === 'other' && words !== '' ? words : [ACT[act], names].filter(Boolean).join(' ')
  return moves.startsWith(',') ? `${does}${moves}` : [moves, does].filter(Boolean).join(', ')
}
