import type { Id } from '~/engine'
import { readWindowState, setWindowState } from '../../state/windowState'

/** Notes whom the hand is on while a target is chosen; null: nobody. */
export function aimAt(aimed: Id | null): void {
  if (readWindowState().aimed !== aimed) setWindowState({ aimed })
}
