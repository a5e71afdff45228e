import { memo } from 'react'

/** Outline of a die by its sides, in a 40 × 40 box. A die of another count looks like a d20. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M20 4 37 34H3Z',
  6: 'M10 4H30A6 6 0 0 1 36 10V30A6 6 0 0 1 30 36H10A6 6 0 0 1 4 30V10A6 6 0 0 1 10 4Z',
  8: 'M20 2 37 20 20 38 3 20Z',
  10: 'M20 2 38 18 33 26 20 38 7 26 2 18Z',
  12: 'M20 2 37 14.5 30.5 35H9.5L3 14.5Z',
  20: 'M20 2 36 11V29L20 38 4 29V11Z',
}

interface DieShapeProps {
  sides: number
  /** `open`: it is still to fall; `next`: it is the next to be typed. */
  look: 'open' | 'next'
  className?: string
}

/** The outline of a die that has not fallen yet; one that lies there is a solid (`../dice/Dice.tsx`). Decoration. */
export const DieShape = memo(function DieShape({ sides, look, className }: DieShapeProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className} data-die={look}>
      <path d={SHAPES[sides] ?? SHAPES[20]!} className="die-body" />
    </svg>
  )
})
