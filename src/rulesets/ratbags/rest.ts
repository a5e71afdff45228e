import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isPacked } from './able'
import type { World } from './types'
import { ABILITIES } from './words'

/** Ten minutes and some water: lost HP come back, whoever was aided is stabilised; lost STR stays lost. */
export function rest(w: World, who: readonly Id[]): void {
  w.enter('RAT-END-04')
  for (const id of who) {
    const { deprived, status } = w.of(id).sheet
    if (status.dead || status.destroyed || status.routed) continue
    if ((status.critical || status.down) && status.aided) {
      w.enter('RAT-COND-02', 'RAT-COND-05')
      Object.assign(w.editSheet(id, 'status'), { critical: false, down: false, aided: false, hourLeft: null })
    }
    const { critical, down } = w.of(id).sheet.status
    if (deprived) {
      w.enter('RAT-COND-11')
      continue
    }
    if (isPacked(w.now, w.of(id))) w.enter('RAT-OPT-09')
    if (critical || down || isPacked(w.now, w.of(id))) continue
    const hp = w.editSheet(id, 'hp')
    hp.cur = hp.max
  }
  told(w, who, 'rest')
}

/** A full safe night: all Fatigue goes, with its slots [RAT-COND-12]. */
export function night(w: World, who: readonly Id[]): void {
  w.enter('RAT-COND-12')
  for (const id of who) {
    const { sheet } = w.edit(id)
    sheet.slotsUsed = Math.max(0, sheet.slotsUsed - sheet.fatigue)
    sheet.fatigue = 0
  }
  rest(w, who)
}

/** A week of rest helped by a healer: the abilities come back [RAT-END-05]. */
export function week(w: World, who: readonly Id[]): void {
  w.enter('RAT-END-05', 'RAT-COND-09')
  for (const id of who) {
    const { deprived, status } = w.of(id).sheet
    if (deprived || status.dead) continue
    for (const ability of ABILITIES) {
      const pool = w.editSheet(id, ability)
      pool.cur = pool.max
    }
  }
  told(w, who, 'week')
}

function told(w: World, who: readonly Id[], what: string): void {
  for (const id of who) w.emit({ type: 'rested', with: { who: id, what }, ...share(w.now, [id], { who: id, what }) })
}
