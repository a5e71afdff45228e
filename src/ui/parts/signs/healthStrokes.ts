/** What is left of the pools that harm goes through, the one that goes first at the front; as the rules and the record say it. */
export type HealthRing = readonly { readonly left: number; readonly of: number }[]

/** How the ring is drawn, in a 100 × 100 box. */
export const RING = {
  /** Width of what is left, and of it in the last third. */
  width: 8,
  lowWidth: 13,
  /** How much wider the dark line under it is. */
  casing: 5,
  /** Of the inner ring: as large as this part of the shape, and its width. */
  inner: 0.78,
  innerWidth: 6,
  /** A low ring is broken into pieces about so long, each with a gap of a third of that after it. */
  piece: 20,
} as const

/** One line of the ring. */
export interface HealthStroke {
  /** As a part of the shape's size, about the middle of its picture. */
  readonly scale: number
  readonly width: number
  /** In the last third: thick, broken into pieces and red, so that no colour has to be told. */
  readonly isLow: boolean
  /** What is left, as the lengths of lines and gaps from the top on; empty: nothing is left. */
  readonly dash: readonly number[]
}

/**
 * The ring of what is left of somebody's health: the pool that harm goes through first, and inside it the second, as soon as something of that
 * is gone or the first is.
 *
 * @param length of the path round the shape
 */
export function healthStrokes([first, second]: HealthRing, length: number): readonly HealthStroke[] {
  if (!first) return []
  const outer = stroke(first, length, 1, RING.width)
  if (!second || (second.left >= second.of && first.left > 0)) return [outer]
  return [outer, stroke(second, length * RING.inner, RING.inner, RING.innerWidth)]
}

function stroke({ left, of }: HealthRing[number], length: number, scale: number, usual: number): HealthStroke {
  const part = left / of
  const isLow = part <= 1 / 3
  const width = isLow && scale === 1 ? RING.lowWidth : usual
  return {
    scale,
    width,
    isLow,
    dash: part === 0 ? [] : isLow ? pieces(part * length, length) : [part * length, length],
  }
}

/** A line of this length in pieces of equal length. */
function pieces(long: number, length: number): readonly number[] {
  const many = Math.max(1, Math.round(long / RING.piece))
  const each = long / many
  return Array.from({ length: many }, (_, i) => [each * (2 / 3), i < many - 1 ? each / 3 : length]).flat()
}
