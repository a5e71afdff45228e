import type { FileFound } from '~/store/fights/files'
import { pictureOnMap, pixelsBeside } from '~/store/fights/pictureOnMap'

interface MapPreviewProps {
  found: Extract<FileFound, { kind: 'map' }>
  /** The picture that was given beside it. */
  beside: Extract<FileFound, { kind: 'picture' }> | undefined
}

/** A map with its picture as it will lie, and its walls and doors over it: a shift is seen before it is taken. */
export function MapPreview({ found, beside }: MapPreviewProps) {
  const { width, height, scale, grid } = found
  const pixels = beside?.pixels ?? scale.pixels
  const preview = (beside ?? found).preview
  if (preview === null || pixels === null) return null
  const at = { ...scale, width, height }
  const pixelsPerSquare = beside ? pixelsBeside(at, beside.pixels) : scale.pixelsPerSquare
  const segments = [...grid.walls, ...grid.portals.map(({ segment }) => segment)]
  const walls = segments.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-40 max-w-full self-center rounded">
      <image href={preview} {...pictureOnMap({ ...at, pixelsPerSquare }, pixels)} preserveAspectRatio="none" />
      {(['var(--table)', 'var(--ink)'] as const).map((colour, i) => (
        <path
          key={colour}
          d={walls}
          fill="none"
          stroke={colour}
          strokeWidth={3 - 1.5 * i}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
