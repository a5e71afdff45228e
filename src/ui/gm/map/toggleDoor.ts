import { asGm } from '~/store/state/asGm'
import { useTable } from '~/store/state/useTable'
import { doorsOf } from './tokens/doorsOf'

/** Opens a closed door or window, closes an open one: the GM's hand, in the log and undone like everything. */
export function toggleDoor(id: string): void {
  const { fight } = useTable.getState()
  const door = fight && doorsOf(fight.map, fight.snapshot.board.doors).find(one => one.id === id)
  if (door) asGm('door', { door: id, to: door.isClosed ? 'open' : 'closed' })
}
