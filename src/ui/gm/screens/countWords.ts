import type { RoomShown } from '~/store/players/rooms'

/** How many screens watch, as far as it is known. */
export function countWords(isWindowThere: boolean, room: Pick<RoomShown, 'line' | 'screens'> | null): string {
  const here = isWindowThere ? 'The window on this computer is open' : 'No window is open on this computer'
  if (!room) return isWindowThere ? '1 screen watches, on this computer.' : 'No screen watches yet.'
  if (room.line !== 'up') return `${here}; the way to screens elsewhere is down.`
  if (room.screens === null) return `${here}; how many watch elsewhere this broker does not say.`
  const all = room.screens + Number(isWindowThere)
  if (all === 0) return 'No screen watches yet.'
  return `${all} ${all === 1 ? 'screen watches' : 'screens watch'}${isWindowThere ? ', one of them on this computer' : ''}.`
}
