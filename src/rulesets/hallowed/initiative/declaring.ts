import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isParalyzed, isPresent, isUnconscious, whyNotThisRound } from '../conditions'
import { currentScore, modifierOf } from '../sheet/ability'
import { traitBonus } from '../sheet/pools'
import type { Combatant, Declaration, Snapshot } from '../state/types'
import type { Act } from '../state/vocabulary'

/** Whether somebody has a say in this round at all. */
export function mayDeclare({ gone, cell, sheet }: Combatant): boolean {
  const { status, fight } = sheet
  if (gone || cell === null || status.dead || status.surprised || status.surrendered || fight.base === null)
    return false
  return !isUnconscious(sheet) && !isParalyzed(sheet)
}

export function declarationOf({ turn }: Snapshot, who: Id): Declaration | undefined {
  return turn?.declared.find(one => one.who === who)
}

/** Who has yet to declare, in roster order. */
export function undeclared(s: Snapshot): readonly Combatant[] {
  if (s.turn?.step !== 'declaring') return []
  return Object.values(s.combatants).filter(c => mayDeclare(c) && !declarationOf(s, c.id))
}

/** Who may declare now: in secret everybody at once, else whoever the campaign's order has come to [HAL-DECL-02]. */
export function declaringNow(s: Snapshot): readonly Combatant[] {
  const left = undeclared(s)
  const { declarationMode: mode } = s.settings
  if (mode === 'secret' || left.length === 0) return left
  ruleReport('HAL-OPT-02')
  if (mode === 'agilityHighFirst') return first(left, c => -currentScore(c.sheet, 'agility'))
  if (mode === 'initModLowFirst') return first(left, initiativeModifier)
  const seats = seatsOf(s)
  const seat = (c: Combatant) => seats.indexOf(c.sheet.player)
  const next = Math.min(...left.map(seat))
  return left.filter(c => seat(c) === next)
}

/** The one with the lowest number; of equal ones the first of the roster. */
function first(list: readonly Combatant[], number: (c: Combatant) => number): readonly Combatant[] {
  return list.toSorted((a, b) => number(a) - number(b)).slice(0, 1)
}

/** What is added to the initiative die. */
export function initiativeModifier({ sheet }: Combatant): number {
  return -modifierOf(sheet, 'agility') + sheet.initMisc + traitBonus(sheet, 'initiative')
}

/** The players round the table, those who have no seat after the others, the GM ("") last. */
function seatsOf({ settings, combatants }: Snapshot): readonly string[] {
  const { declarationMode, seatOrder } = settings
  const seated = declarationMode === 'counterClockwise' ? seatOrder.toReversed() : seatOrder
  const others = Object.values(combatants).map(({ sheet }) => sheet.player)
  return [...new Set([...seated, ...others.filter(player => player !== '')]), '']
}

/** What a routed creature may still declare. */
const ROUTED: readonly Act[] = ['moveOnly', 'defensiveMove', 'fullDefense']

/** Why this action cannot be declared by somebody, whenever it is. */
export function whyNotAction({ turn }: Snapshot, { id, sheet }: Combatant, act: Act): Reason | undefined {
  if (sheet.status.routed && !ROUTED.includes(act)) return reason('HAL-MORALE-12', 'routed', { who: id })
  return act === 'moveOnly' ? undefined : whyNotThisRound(turn?.round ?? 0, sheet, id)
}

/** Why nothing can be declared for this combatant now. */
export function whyNotDeclare(s: Snapshot, c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (sheet.status.surprised) return reason('HAL-SURP-04', 'surprised', { who: id })
  if (!isPresent(c)) return reason('HAL-DEATH-17', 'outOfFight', { who: id })
  if (sheet.fight.base === null) return reason('HAL-INIT-12', 'notArrived', { who: id })
  if (!mayDeclare(c)) return reason('HAL-DECL-06', 'helpless', { who: id })
  if (s.turn.step === 'counting') return reason('HAL-DECL-01', 'revealed')
  if (s.settings.declarationMode === 'secret') return undefined
  if (declarationOf(s, id)) return reason('HAL-DECL-02', 'alreadyDeclared', { who: id })
  const now = declaringNow(s)
  return now.includes(c) ? undefined : reason('HAL-DECL-02', 'notYetTurn', { who: now.map(one => one.id) })
}
