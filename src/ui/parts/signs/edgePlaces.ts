/** A mark of somebody who has left the map, in squares: a side of it, and how far apart the middles of two are at least. */
export const EDGE_MARK = { size: 0.9, apart: 1 } as const

interface Block {
  /** Its top left square, and its side. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/**
 * The middles of marks, just inside the edges of a map, each at the edge nearest to where somebody stood: in their order. Those that would
 * cover each other are pushed along their edge, and closer together where it is too short for all.
 */
export function edgePlaces(
  blocks: readonly Block[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly { readonly x: number; readonly y: number }[] {
  const half = EDGE_MARK.size / 2
  const wanted = blocks.map(({ x, y, size }) => {
    const [across, down] = [x + size / 2, y + size / 2]
    const away = [across, width - across, down, height - down]
    const edge = away.indexOf(Math.min(...away))
    return { edge, at: edge < 2 ? down : across }
  })
  const places = wanted.map(({ at }) => at)
  for (const edge of [0, 1, 2, 3]) {
    const length = edge < 2 ? height : width
    const here = wanted.flatMap((one, i) => (one.edge === edge ? [i] : [])).toSorted((a, b) => places[a]! - places[b]!)
    const apart = Math.min(EDGE_MARK.apart, (length - 2 * half) / Math.max(1, here.length - 1))
    let free = half
    for (const i of here) {
      places[i] = Math.max(free, places[i]!)
      free = places[i]! + apart
    }
    let last = length - half
    for (const i of here.toReversed()) {
      places[i] = Math.min(last, places[i]!)
      last = places[i]! - apart
    }
  }
  return wanted.map(({ edge }, i) => {
    const along = places[i]!
    if (edge < 2) return { x: edge === 0 ? half : width - half, y: along }
    return { x: along, y: edge === 2 ? half : height - half }
  })
}
