import type { Id } from '~/engine'
import { readWindowState, changeWindow } from '../../state/windowState'

/** Notes whom the hand is on while a target is chosen; null: nobody. */
export function aimAt(aimed: Id | null): void {
  if (readWindowState().aimed !== aimed) changeWindow(w => void (w.aimed = aimed))
}
