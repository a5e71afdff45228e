import { Choices, entries } from '../../../parts/controls/Choices'
import { setMap, useWindowState } from '../../state/windowState'
import { SHAPE_WORDS } from '../../state/mapSettings'

const HINTS = {
  brush: 'Drag over the squares.',
  rectangle: 'Drag, or click two corners.',
  polygon:
    'Click the corners; the first one again, or the latest one twice, closes it. Squares with their middle inside count.',
  room: 'Click into a room: everything up to the walls, whether its doors are open or not.',
} as const

const BRUSHES = [1, 2, 3, 5].map(size => [String(size), String(size)] as const)

/** How squares are chosen: the same for fog, ground and zones. */
export function ShapeOptions() {
  const { shape, brush } = useWindowState(v => v.map)
  return (
    <>
      <Choices label="Shape" options={entries(SHAPE_WORDS)} value={shape} onChange={next => setMap({ shape: next })} />
      {shape === 'brush' && (
        <Choices
          label="Width of the brush, in squares"
          options={BRUSHES}
          value={String(brush)}
          onChange={next => setMap({ brush: Number(next) })}
        />
      )}
      <p className="text-muted text-xs">{HINTS[shape]}</p>
    </>
  )
}
