import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'
import { setView, useView, type View } from '../view'

const GROUND = { difficult: 'Difficult', blocking: 'Blocking', cover: 'Cover', clear: 'Wash off' } as const

/** Painting ground by rectangles, and the doors of the map. */
export function MapPainting() {
  const { map, snapshot } = useFight()
  const painting = useView(v => v.painting)
  const doors = map.portals.map(({ id, closed }) => ({
    id,
    closed: (snapshot.board.doors[id] ?? (closed ? 'closed' : 'open')) === 'closed',
  }))
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {Object.entries(GROUND).map(([kind, words]) => (
          <Button
            key={kind}
            aria-pressed={painting === kind}
            onClick={() => setView({ painting: painting === kind ? null : (kind as View['painting']) })}
          >
            {words}
          </Button>
        ))}
      </div>
      {painting && <p className="text-now text-xs">Draw a rectangle on the map. Esc stops.</p>}
      {doors.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm">Doors ({doors.length})</summary>
          <ul className="flex flex-wrap gap-1.5 pt-1">
            {doors.map(({ id, closed }) => (
              <li key={id}>
                <Button onClick={() => byGm('door', { door: id, to: closed ? 'open' : 'closed' })}>
                  {id}: {closed ? 'closed' : 'open'}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
