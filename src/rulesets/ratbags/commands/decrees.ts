import type { Id } from '~/engine/snapshot'
import { decreesBy } from '~/table/contract/decrees'
import { say as sayAtTable } from '~/table/secrecy/say'
import { standUpAgain } from '~/table/tokens/decree'
import { hasTurn, isAble, isLost } from '../conditions'
import { layLow } from '../harm/damage'
import { fall } from '../harm/fall'
import { escape, takeHeart } from '../morale'
import { say } from '../state/events'
import type { Combatant, Phase, Ratbags, Snapshot, Turn, World } from '../state/types'
import { ABILITIES } from '../state/vocabulary'
import { membersOf, phaseNow } from '../turn/declaring'

/** The GM’s word on somebody [RAT-GM-01]. */
export const decrees = decreesBy<Ratbags>('RAT-GM-01', {
  falls: {
    isOpen: isAble,
    *enact(w, id) {
      if (w.of(id).sheet.detachment) yield* fall(w, id, 'routed')
      else layLow(w, id)
    },
  },
  dies: {
    isOpen: ({ sheet: { status } }) => !status.dead && !status.destroyed,
    enact: (w, id) => fall(w, id, w.of(id).sheet.detachment ? 'destroyed' : 'dead'),
  },
  flees: { isOpen: c => !isLost(c), enact: (w, id) => escape(w, id, '') },
  surrenders: {
    isOpen: c => !isLost(c),
    enact(w, id) {
      Object.assign(w.editSheet(id, 'status'), { surrendered: true, fleeing: false })
      say(w, 'fell', { who: id }, { what: 'surrendered' })
    },
  },
  actsNow: { isOpen: canComeFirst, enact: comeFirst },
  losesTurn: {
    isOpen: hasTurn,
    enact(w, id) {
      sayAtTable(w, 'decreed', { who: id }, { what: 'losesTurn' })
      w.editSheet(id, 'status').newcomer = true
      undeclare(w, id)
      w.breakOff(id)
    },
  },
  upAgain: {
    isOpen: c => c.gone || isLost(c) || !isAble(c),
    enact(w, id) {
      const { sheet } = w.edit(id)
      for (const ability of ABILITIES) sheet[ability].cur = Math.max(1, sheet[ability].cur)
      const up = { critical: false, down: false, dead: false, destroyed: false, unconscious: false, hourLeft: null }
      Object.assign(sheet.status, up)
      takeHeart(w, id)
      standUpAgain(w, id)
    },
  },
})

/** The phase of one alone or of several by name, ahead of what is to come. */
const AHEAD = 'early'

/**
 * A foe acts ahead of everybody in a phase of its own. Of the players’ side whoever is late, or new, acts with the first of them, as long as
 * they declare.
 */
function canComeFirst(c: Combatant, s: Snapshot): boolean {
  const { turn } = s
  if (!turn || !hasTurn({ ...c, sheet: { ...c.sheet, status: { ...c.sheet.status, newcomer: false } } })) return false
  const { newcomer } = c.sheet.status
  if (c.side === turn.players) return turn.at < 0 && (newcomer || turn.late.includes(c.id))
  const now = turn.underWay && phaseNow(s)
  if (now && membersOf(s, now).some(({ id }) => id === c.id)) return false
  const next = turn.phases[nextAt(turn)]
  return newcomer || next?.side !== c.side || (next.who === AHEAD && !turn.early.includes(c.id))
}

/** Which phase is the next one that is not under way. */
const nextAt = ({ at, underWay }: Turn): number => Math.max(0, underWay ? at + 1 : at)

function comeFirst(w: World, id: Id): void {
  sayAtTable(w, 'decreed', { who: id }, { what: 'actsNow' })
  w.editSheet(id, 'status').newcomer = false
  undeclare(w, id)
  const turn = w.editTurn()
  const { side } = w.of(id)
  turn.late = turn.late.filter(other => other !== id)
  const at = nextAt(turn)
  const next = turn.phases[at]
  const isJoined = next?.side === side && (next.who === 'all' || next.who === AHEAD)
  const isAhead = (phase: Phase | undefined) => phase?.side === side && phase.who === AHEAD
  if (side === turn.players) {
    if (turn.phases.some(isAhead)) turn.early = [...turn.early, id]
    return
  }
  if (isJoined && next.who === 'all') return
  // Of those who came ahead of the same side before, only those count who still wait for that phase.
  const still = isJoined ? turn.early : turn.early.filter(other => w.of(other).side !== side)
  turn.early = [...still, id]
  if (isJoined) return
  turn.phases = [...turn.phases.slice(0, at), { side, who: AHEAD }, ...turn.phases.slice(at)]
}

/** What it had declared is of no account any more. */
function undeclare(w: World, id: Id): void {
  const turn = w.editTurn()
  if (turn.declared.some(({ who }) => who === id)) turn.declared = turn.declared.filter(({ who }) => who !== id)
}
