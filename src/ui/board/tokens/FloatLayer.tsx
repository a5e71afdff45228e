import { memo } from 'react'
import type { BoardFloat } from '../props/float'

/** What has just become of whom, at their tokens: it rises once and stays to be read. Said aloud with the log, not here. */
export const FloatLayer = memo(function FloatLayer({
  floats,
  width,
}: {
  floats: readonly BoardFloat[]
  /** Of the map, in squares. */
  width: number
}) {
  return (
    <div className="board-floats" aria-hidden="true">
      {floats.map(({ key, cell, size, words, tone }) => (
        <span
          key={key}
          data-tone={tone}
          style={{
            left: `calc(var(--x) + ${(cell % width) + size / 2} * var(--square))`,
            top: `calc(var(--y) + ${Math.floor(cell / width)} * var(--square))`,
          }}
        >
          {words}
        </span>
      ))}
    </div>
  )
})
