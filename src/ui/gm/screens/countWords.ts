import { SCREENS } from '~/words/en/window'
import type { RoomShown } from '~/store/players/rooms'

/** How many screens watch, as far as it is known. */
export function countWords(isWindowThere: boolean, room: Pick<RoomShown, 'line' | 'screens'> | null): string {
  if (!room) return isWindowThere ? SCREENS.count.here : SCREENS.count.none
  if (room.line !== 'up') return SCREENS.count.down(isWindowThere)
  if (room.screens === null) return SCREENS.count.unknown(isWindowThere)
  const all = room.screens + Number(isWindowThere)
  if (all === 0) return SCREENS.count.none
  return SCREENS.count.all(all, isWindowThere)
}
