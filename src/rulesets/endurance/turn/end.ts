import type { Id } from '~/engine/snapshot'
import { endWithCombat } from '~/table/tokens/marker'
import { freshStatus } from '../sheet/blank'
import { CONDITION } from '../state/conditions'
import { say, sayToGm } from '../state/events'
import type { Snapshot, World } from '../state/types'
import { isContested, remaining } from './teams'

/** Why combat should end: one team is left, or friends alone, or one has reached its objective; undefined: it goes on. */
export function decided(s: Snapshot): { why: 'lastTeam' | 'objective'; sides: readonly Id[] } | undefined {
  if (s.phase !== 'combat') return undefined
  const done = Object.values(s.sides).find(side => side.more.objectiveDone)
  if (done) return { why: 'objective', sides: [done.id] }
  return isContested(s) ? undefined : { why: 'lastTeam', sides: remaining(s) }
}

/** P9: after every turn, say when the fight is decided; the GM has the last word. */
export function proposeEnd(w: World): void {
  const end = decided(w.now)
  if (!end) return
  if (end.why === 'objective') w.enter('END-END-02', 'END-INIT-02')
  else w.enter('END-END-01', 'END-END-03', ...(end.sides.length > 1 ? ['END-END-04'] : []))
  sayToGm(w, 'decided', { why: end.why, side: end.sides[0] ?? null })
}

/** The end of combat: marks of the fight go; wounds, wear and the price of cheated deaths stay. */
export function endCombat(w: World): void {
  w.enter('END-END-03')
  w.set({ phase: 'over' })
  w.editTurn().who = null
  w.editTurn().opening = null
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    Object.assign(w.editSheet(id, 'status'), { ...freshStatus(), ...CONDITION.outlasting(sheet.status) })
  }
  say(w, 'ended', {})
  endWithCombat(w)
}
