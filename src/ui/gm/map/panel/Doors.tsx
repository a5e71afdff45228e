import { MAP_TOOLS } from '~/words/en/map'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { doorsOf } from '../tokens/doorsOf'
import { toggleDoor } from '../toggleDoor'
import { ToolHint } from './ToolHint'

/** All doors and windows of the map, to be opened and closed. */
export function Doors() {
  const { map, snapshot } = useFight()
  const doors = doorsOf(map, snapshot.board.doors)
  if (doors.length === 0) return <p className="text-muted text-xs">{MAP_TOOLS.doors.none}</p>
  return (
    <section aria-label={MAP_TOOLS.doors.title} className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">{MAP_TOOLS.doors.title}</h3>
      <ToolHint mouse={MAP_TOOLS.doors.click} finger={MAP_TOOLS.finger.doors} />
      <ul className="flex flex-col gap-1">
        {doors.map(({ id, isClosed, spoken }) => (
          <li key={id} className="flex items-center gap-2 text-xs">
            <span className="min-w-0 flex-1 truncate first-letter:uppercase">{spoken}</span>
            <Button
              small
              aria-label={isClosed ? MAP_TOOLS.doors.openThis(spoken) : MAP_TOOLS.doors.closeThis(spoken)}
              onClick={() => toggleDoor(id)}
            >
              {isClosed ? MAP_TOOLS.doors.open : MAP_TOOLS.doors.close}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
