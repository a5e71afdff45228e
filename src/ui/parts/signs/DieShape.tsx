import { memo } from 'react'

/** Outline and inner edges of a die by its sides, in a 40 × 40 box. A die of another count looks like a d20. */
const SHAPES: Readonly<Record<number, { readonly path: string; readonly edges: string; readonly faceAt: number }>> = {
  4: { path: 'M20 4 37 34H3Z', edges: '', faceAt: 24 },
  6: {
    path: 'M10 4H30A6 6 0 0 1 36 10V30A6 6 0 0 1 30 36H10A6 6 0 0 1 4 30V10A6 6 0 0 1 10 4Z',
    edges: '',
    faceAt: 20,
  },
  8: { path: 'M20 2 37 20 20 38 3 20Z', edges: 'M3 20 20 25 37 20', faceAt: 18 },
  10: { path: 'M20 2 38 18 33 26 20 38 7 26 2 18Z', edges: 'M7 26 20 30 33 26', faceAt: 18 },
  12: { path: 'M20 2 37 14.5 30.5 35H9.5L3 14.5Z', edges: '', faceAt: 21 },
  20: { path: 'M20 2 36 11V29L20 38 4 29V11Z', edges: 'M20 9 31 27H9Z', faceAt: 21 },
}

interface DieShapeProps {
  sides: number
  /** `face`: it lies there; `open`: it is still to fall; `next`: it is the next to be typed. */
  look: 'face' | 'open' | 'next'
  className?: string
}

/** A die as it lies on the table, by its shape; what it shows stands over it. Decoration: the number is text beside it. */
export const DieShape = memo(function DieShape({ sides, look, className }: DieShapeProps) {
  const { path, edges } = SHAPES[sides] ?? SHAPES[20]!
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className} data-die={look}>
      <path d={path} className="die-body" />
      {look === 'face' && edges !== '' && <path d={edges} className="die-edge" />}
    </svg>
  )
})

/** A die that shows a face, as a small picture with its number. */
export function DieFace({
  sides,
  face,
  size = 24,
  lead,
}: {
  sides: number
  face: number
  size?: number
  lead?: boolean
}) {
  const { faceAt } = SHAPES[sides] ?? SHAPES[20]!
  return (
    <span
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
      data-lead={lead || undefined}
    >
      <DieShape sides={sides} look="face" className="absolute inset-0" />
      <b
        className="die-number relative leading-none tabular-nums"
        style={{ fontSize: size * 0.46, top: (faceAt / 40 - 0.5) * size }}
      >
        {face}
      </b>
    </span>
  )
}
