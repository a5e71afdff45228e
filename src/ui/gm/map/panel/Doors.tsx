import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { doorsOf } from '../tokens/doorsOf'
import { toggleDoor } from '../toggleDoor'

/** All doors and windows of the map, to be opened and closed. */
export function Doors() {
  const { map, snapshot } = useFight()
  const doors = doorsOf(map, snapshot.board.doors)
  if (doors.length === 0)
    return <p className="text-muted text-xs">There are no doors or windows on this map. Walls draws them.</p>
  return (
    <section aria-label="Doors and windows" className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">Doors and windows</h3>
      <p className="text-muted text-xs">Click them on the map, or here.</p>
      <ul className="flex flex-col gap-1">
        {doors.map(({ id, isClosed, spoken }) => (
          <li key={id} className="flex items-center gap-2 text-xs">
            <span className="min-w-0 flex-1 truncate first-letter:uppercase">{spoken}</span>
            <Button small aria-label={`${isClosed ? 'Open' : 'Close'} ${spoken}`} onClick={() => toggleDoor(id)}>
              {isClosed ? 'Open' : 'Close'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
