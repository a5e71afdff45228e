import { Choices } from '../../../parts/controls/Choices'
import { useUnits } from '../../state/useUnits'
import { setWindowState } from '../../state/windowState'

/** What lengths are shown in, and how the ruler is laid. */
export function RulerOptions() {
  const { lengths } = useUnits()
  return (
    <>
      <Choices
        label="Lengths on the map in"
        options={[
          ['metres', 'Metres'],
          ['feet', 'Feet'],
          ['squares', 'Squares'],
        ]}
        value={lengths === 'five feet' ? 'feet' : lengths}
        onChange={next => setWindowState({ unit: next })}
      />
      <p className="text-muted text-xs">
        Drag from one square to another, or click from waypoint to waypoint; a double click ends it. Every second
        diagonal counts double. The players see the ruler where they see the map; a single click points at a square.
      </p>
    </>
  )
}
