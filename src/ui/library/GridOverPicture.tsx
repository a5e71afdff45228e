import { useState } from 'react'
import type { FileFound } from '~/store/types'
import { Button } from '../parts/Button'
import type { GivenMap } from './givenMap'

/** The usual pixels a square of the pictures that go around. */
const USUAL = 70
/** Longest side of a map, in squares. */
const MOST = 1024

interface GridOverPictureProps {
  found: Extract<FileFound, { kind: 'picture' }>
  onMap(given: GivenMap): void
}

/** How many squares lie on the picture: columns × rows, seen over it before it is taken. */
export function GridOverPicture({ found, onMap }: GridOverPictureProps) {
  const { pixels, preview, name } = found
  const guess = (length: number) => Math.min(MOST, Math.max(1, Math.round(length / USUAL)))
  const [columns, setColumns] = useState(guess(pixels.width))
  const [rows, setRows] = useState(guess(pixels.height))
  const whole = (value: string, set: (n: number) => void) => {
    const n = Math.round(Number(value))
    if (n >= 1 && n <= MOST) set(n)
  }
  return (
    <>
      <svg viewBox={`0 0 ${columns} ${rows}`} className="max-h-56 self-center" preserveAspectRatio="xMidYMid meet">
        <title>The picture with its grid</title>
        <image href={preview} width={columns} height={rows} preserveAspectRatio="none" />
        <path
          d={[
            ...Array.from({ length: columns + 1 }, (_, x) => `M${x} 0V${rows}`),
            ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}H${columns}`),
          ].join('')}
          fill="none"
          stroke="var(--now)"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          opacity={0.6}
        />
      </svg>
      <div className="flex items-center gap-2">
        <label className="flex items-center gap-1">
          Columns
          <input
            type="number"
            min={1}
            max={MOST}
            className="field w-20"
            value={columns}
            onChange={event => whole(event.target.value, setColumns)}
          />
        </label>
        <label className="flex items-center gap-1">
          Rows
          <input
            type="number"
            min={1}
            max={MOST}
            className="field w-20"
            value={rows}
            onChange={event => whole(event.target.value, setRows)}
          />
        </label>
      </div>
      <p className="text-muted text-xs">
        {pixels.width} × {pixels.height} pixels: {(pixels.width / columns).toFixed(1)} ×{' '}
        {(pixels.height / rows).toFixed(1)} a square
      </p>
      <Button
        look="primary"
        onClick={() =>
          onMap({ words: `${name}, ${columns} × ${rows}`, given: { kind: 'file', found, grid: { columns, rows } } })
        }
      >
        New fight on this picture
      </Button>
    </>
  )
}
