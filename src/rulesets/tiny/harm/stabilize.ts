import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { isDying } from '../conditions'
import { die } from './fall'
import { test } from '../dice'
import type { Combatant, Snapshot, Tiny, World } from '../state/types'
import type { Mode } from '../state/vocabulary'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { say, sayAs } from '../state/events'

/** Whether a stabilization attempt falls due at this one's place in the order: not in the round of the fall. */
export function isDue(s: Snapshot, c: Combatant): boolean {
  const { droppedRound, attempts } = c.sheet.status
  return isDying(c) && attempts.length > 0 && (s.turn?.round ?? 0) > (droppedRound ?? 0)
}

const WORTH: Readonly<Record<Mode, number>> = { A: 1, N: 0, D: -1 }

/** A Medic's care takes the place of the attempt's own advantage or disadvantage. */
function sources({ attempts, tended }: Combatant['sheet']['status']): readonly Part[] {
  if (tended) return [part(1, 'tended', 'TINY-DEATH-10')]
  return [part(WORTH[attempts[0] ?? 'N'], 'attempt', 'TINY-DEATH-03')]
}

/** P6, one attempt: 1 HP and stable, or one attempt fewer; without any left, dead. */
export const stabilize = rule<Tiny, [Id], void>(
  ['TINY-DICE-08', 'TINY-DEATH-02', 'TINY-DEATH-12'],
  'stabilize',
  function* (w, who) {
    const { success, mode, faces, needed } = yield* test(w, who, 'stabilize', {
      sources: () => sources(w.of(who).sheet.status),
      see: questionVisibility(w, who),
    })
    if (!isDying(w.of(who))) return
    const left = w.of(who).sheet.status.attempts.slice(1)
    tell(w, who, { success, mode, faces: [...faces], needed, left: left.length })
    if (success) {
      w.enter('TINY-DEATH-04')
      w.editSheet(who, 'hp').cur = 1
      noLongerDying(w, who)
    } else if (left.length > 0) w.editSheet(who, 'status').attempts = left
    else {
      w.enter('TINY-DEATH-05')
      die(w, who)
    }
  },
)

/** Hit points are back: unconscious until the fight is over [TINY-DEATH-04]; outside of one awake at once [TINY-END-03]. */
export function noLongerDying(w: World, who: Id): void {
  if (!isDying(w.of(who))) return
  const condition = w.now.phase === 'combat' ? 'stable' : 'up'
  Object.assign(w.editSheet(who, 'status'), { condition, attempts: [], tended: false, droppedRound: null })
  if (condition === 'up') wakes(w, who)
}

/** Conscious again. Of an npc the players hear no number. */
export function wakes(w: World, who: Id): void {
  const c = w.of(who)
  const { kind, hp } = c.sheet
  const facts = { who, hp: hp.cur }
  sayAs(w, 'wakes', c, kind === 'pc' ? facts : { who }, { who }, facts)
}

/** The chance of this round was not taken, by the GM's word: it does not come back [TINY-DEATH-12]. */
export function missAttempt(w: World, who: Id): void {
  w.enter('TINY-DEATH-12')
  const left = w.of(who).sheet.status.attempts.slice(1)
  say(w, 'losesAttempt', { who })
  if (left.length > 0) w.editSheet(who, 'status').attempts = left
  else die(w, who)
}

/** How many attempts are left is the drama of a pc, and a secret of an npc. */
function tell(
  w: World,
  who: Id,
  facts: { success: boolean; mode: Mode; faces: number[]; needed: number; left: number },
) {
  const { success, left } = facts
  say(w, 'stabilizes', { who }, w.of(who).sheet.kind === 'pc' ? { success, left } : { success }, facts)
}
