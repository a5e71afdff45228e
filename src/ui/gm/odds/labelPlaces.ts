/** Something square on the map: its top left corner and its side, in squares. */
interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** On which side of its token a label stands. */
type LabelSide = 'below' | 'above' | 'right' | 'left'

const SIDES: readonly LabelSide[] = ['below', 'above', 'right', 'left']
/** So many squares a label takes at the usual zoom: as wide, and one high. */
const WIDE = 3

/**
 * Where labels stand beside their tokens, so that they cover as little of others and of each other as can be: below where that is
 * free. In the order of those that are labelled.
 */
export function labelPlaces(
  labelled: readonly Square[],
  all: readonly Square[],
  map: { readonly width: number; readonly height: number },
): readonly LabelSide[] {
  const taken = new Map<string, number>()
  const take = (x: number, y: number, weight: number) => {
    const key = `${x} ${y}`
    taken.set(key, (taken.get(key) ?? 0) + weight)
  }
  for (const { x, y, size } of all) for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) take(x + i, y + j, 2)
  return labelled.map(token => {
    const costs = SIDES.map(side => {
      const squares = squaresOf(token, side)
      const isOff = squares.some(([, y]) => y < 0 || y >= map.height)
      return {
        side,
        squares,
        cost: (isOff ? 100 : 0) + squares.reduce((sum, [x, y]) => sum + (taken.get(`${x} ${y}`) ?? 0), 0),
      }
    })
    const { side, squares } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
    for (const [x, y] of squares) take(x, y, 3)
    return side
  })
}

function squaresOf({ x, y, size }: Square, side: LabelSide): readonly (readonly [x: number, y: number])[] {
  const row = (from: number, at: number, count: number) =>
    Array.from({ length: count }, (_, i) => [from + i, at] as const)
  const wide = Math.max(WIDE, size)
  const middle = x + Math.floor((size - wide) / 2)
  switch (side) {
    case 'below':
      return row(middle, y + size, wide)
    case 'above':
      return row(middle, y - 1, wide)
    case 'right':
      return row(x + size, y + Math.floor((size - 1) / 2), WIDE)
    case 'left':
      return row(x - WIDE, y + Math.floor((size - 1) / 2), WIDE)
  }
}
