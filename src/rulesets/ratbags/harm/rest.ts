import { part, total, totals } from '~/engine/reason'
import type { Id, Json } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { backTo } from '~/table/convert'
import { isPacked } from '../conditions'
import type { World } from '../state/types'
import { ABILITIES } from '../state/vocabulary'
import { sayAs } from '../state/events'

/** Ten minutes and some water: lost HP come back, whoever was aided is stabilised; lost STR stays lost. */
export function rest(w: World, who: readonly Id[]): void {
  for (const id of who) if (isThere(w, id)) breathe(w, id, 'rest')
}

/** A full safe night: all Fatigue goes, with its slots [RAT-COND-12]. */
export function night(w: World, who: readonly Id[]): void {
  w.enter('RAT-COND-12')
  for (const id of who) {
    if (!isThere(w, id)) continue
    const { sheet } = w.edit(id)
    const { fatigue } = sheet
    sheet.slotsUsed = Math.max(0, sheet.slotsUsed - fatigue)
    sheet.fatigue = 0
    breathe(w, id, 'night', { fatigue })
  }
}

/** A week of rest helped by a healer: the abilities come back [RAT-END-05]. */
export function week(w: World, who: readonly Id[]): void {
  w.enter('RAT-END-05', 'RAT-COND-09')
  for (const id of who) {
    if (!isThere(w, id)) continue
    const { deprived } = w.of(id).sheet
    const because = deprived ? [] : ABILITIES.flatMap(ability => restore(w, id, ability, 'RAT-END-05'))
    tell(w, id, 'week', because, { ...(deprived && { why: 'deprived' }) })
  }
}

/** Neither dead nor destroyed nor driven off: the others rest. */
function isThere(w: World, id: Id): boolean {
  const { dead, destroyed, routed } = w.of(id).sheet.status
  return !dead && !destroyed && !routed
}

function breathe(w: World, id: Id, what: 'rest' | 'night', more: { fatigue?: number } = {}): void {
  w.enter('RAT-END-04')
  const { status } = w.of(id).sheet
  const stabilised = (status.critical || status.down) && status.aided
  if (stabilised) {
    w.enter('RAT-COND-02', 'RAT-COND-05')
    Object.assign(w.editSheet(id, 'status'), { critical: false, down: false, aided: false, hourLeft: null })
  }
  const why = whyNothing(w, id)
  const because = why ? [] : restore(w, id, 'hp', 'RAT-END-04')
  tell(w, id, what, because, { ...more, ...(stabilised && { stabilised }), ...(why && { why }) })
}

/** Why no HP come back. */
function whyNothing(w: World, id: Id): 'deprived' | 'packed' | 'untreated' | undefined {
  if (w.of(id).sheet.deprived) {
    w.enter('RAT-COND-11')
    return 'deprived'
  }
  if (isPacked(w.now, w.of(id))) {
    w.enter('RAT-OPT-09')
    return 'packed'
  }
  const { critical, down } = w.of(id).sheet.status
  return critical || down ? 'untreated' : undefined
}

function restore(w: World, id: Id, pool: 'hp' | (typeof ABILITIES)[number], rule: string): readonly Part[] {
  const { cur, max } = w.of(id).sheet[pool]
  const parts = backTo(pool, { cur, max }, [part(max - cur, 'whole', rule)])
  w.editSheet(id, pool).cur += total(parts)
  return parts
}

/** Numbers and what stands in the way for sides that are shown exactly; of others that they have rested, and who is safe. */
function tell(
  w: World,
  who: Id,
  what: string,
  because: readonly Part[],
  more: { readonly [fact: string]: Json },
): void {
  const exact = { who, what, back: totals(because), ...more }
  const words = { who, what, ...(more.stabilised && { stabilised: true }) }
  sayAs(w, 'rested', w.of(who), exact, words, {}, because)
}
