import { type Box, shared } from '../geometry/wordsPlace'

/** Something square on the map: its top left corner and its side, in squares. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What a token covers, on a map so many squares wide. */
export const squareOf = ({ cell, size }: { readonly cell: number; readonly size: number }, width: number): Square => ({
  x: cell % width,
  y: Math.floor(cell / width),
  size,
})

/** On which side of its token a label stands. */
export type LabelSide = 'below' | 'above' | 'right' | 'left'

const SIDES: readonly LabelSide[] = ['below', 'above', 'right', 'left']

/** How large a label is, in squares. */
interface LabelSize {
  readonly wide: number
  readonly high: number
}

/** To be written over by another label is worse for a token than for the ground, and for a label than for a token. */
const WEIGHTS = { token: 2, label: 3, off: 100 }

/**
 * Where labels stand beside their tokens, so that they cover as little of others and of each other as can be. In the order of those
 * that are labelled.
 *
 * @param sides where they may stand, the best first
 */
export function labelPlaces(
  labelled: readonly Square[],
  all: readonly Square[],
  map: { readonly width: number; readonly height: number },
  label: LabelSize,
  sides: readonly LabelSide[] = SIDES,
): readonly LabelSide[] {
  const tokens = all.map(({ x, y, size }) => ({ left: x, top: y, right: x + size, bottom: y + size }))
  const written: Box[] = []
  return labelled.map(token => {
    const costs = sides.map(side => {
      const box = boxOf(token, side, label)
      const isOff = box.top < 0 || box.bottom > map.height
      const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0)
      const cost = (isOff ? WEIGHTS.off : 0) + WEIGHTS.token * covered(tokens) + WEIGHTS.label * covered(written)
      return { side, box, cost }
    })
    const { side, box } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
    written.push(box)
    return side
  })
}

function boxOf({ x, y, size }: Square, side: LabelSide, { wide, high }: LabelSize): Box {
  const [middle, across] = [x + (size - wide) / 2, y + (size - high) / 2]
  const [left, top] = {
    below: [middle, y + size] as const,
    above: [middle, y - high] as const,
    right: [x + size, across] as const,
    left: [x - wide, across] as const,
  }[side]
  return { left, top, right: left + wide, bottom: top + high }
}

/** Whether words over a token cover fewer others when they stand below it. */
export function isBetterBelow(
  token: Square,
  all: readonly Square[],
  map: { readonly width: number; readonly height: number },
  label: LabelSize,
): boolean {
  return labelPlaces([token], all, map, label, ['above', 'below'])[0] === 'below'
}

/** How large the number is that rises from a token, where the whole map is in sight, in squares. */
const NUMBER: LabelSize = { wide: 1.6, high: 0.85 }

/** On which sides of these the numbers stand that rise from them. */
export function numberPlaces(
  risen: readonly Square[],
  all: readonly Square[],
  map: { readonly width: number; readonly height: number },
): readonly LabelSide[] {
  return labelPlaces(risen, all, map, NUMBER, ['above', 'below', 'right', 'left'])
}

/** The square beside a token in which such a number stands. */
export function numberSquare({ x, y, size }: Square, side: LabelSide): Square {
  const middle = (size - 1) / 2
  if (side === 'above' || side === 'below') return { x: x + middle, y: side === 'above' ? y - 1 : y + size, size: 1 }
  return { x: side === 'left' ? x - 1 : x + size, y: y + middle, size: 1 }
}
