import type { World } from '../state/types'
import { editActing } from './turn'

/** The bonus action is used, or the main one in its place [MUR-TURN-01]. */
export function payBonus(w: World): void {
  w.enter('MUR-TURN-02')
  const acting = editActing(w)
  acting.begun = true
  if (acting.bonus) acting.main = true
  else acting.bonus = true
}

/** The main action is used. */
export function payMain(w: World): void {
  w.enter('MUR-TURN-02')
  Object.assign(editActing(w), { main: true, begun: true })
}
