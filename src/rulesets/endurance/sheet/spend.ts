import type { Id } from '~/engine/snapshot'
import type { World } from '../state/types'
import type { PoolName } from '../state/vocabulary'

/** Spend actions of the own turn. Where the GM allows it although too few are left, it stops at 0. */
export function spendActions(w: World, who: Id, actions: number): void {
  const status = w.editSheet(who, 'status')
  status.actionsLeft = Math.max(0, status.actionsLeft - actions)
}

/** Spend points of a pool; it stops at 0 too. */
export function spendPoints(w: World, who: Id, name: PoolName, points: number): void {
  const pool = w.editSheet(who, name)
  pool.cur = Math.max(0, pool.cur - points)
}
