/** The squares of one shade and the line around everything up to it. */
export interface ReachBand {
  /** Squares side by side: from column `x` on row `y`, so many of them. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[]
  /** Sides of squares that the border runs along. */
  readonly edges: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[]
}

/**
 * Sorts reachable squares into shades by their cost: the first holds what costs at most `bands[0]`, and so on; what
 * is dearer than all belongs to the last.
 *
 * @param width of the map, in squares
 */
export function reachBands(cells: ReadonlyMap<number, number>, bands: readonly number[], width: number): ReachBand[] {
  const last = Math.max(0, bands.length - 1)
  const bandOf = (cell: number) => {
    const cost = cells.get(cell)
    if (cost === undefined) return Infinity
    const found = bands.findIndex(limit => cost <= limit)
    return found < 0 ? last : found
  }
  const all: { runs: { x: number; y: number; length: number }[]; edges: ReachBand['edges'][number][] }[] = Array.from(
    { length: last + 1 },
    () => ({ runs: [], edges: [] }),
  )
  for (const cell of [...cells.keys()].sort((a, b) => a - b)) {
    const x = cell % width
    const y = (cell - x) / width
    const at = bandOf(cell)
    const { runs } = all[at]!
    const run = runs.at(-1)
    if (run && run.y === y && run.x + run.length === x) run.length++
    else runs.push({ x, y, length: 1 })
    const sides = [
      { beyond: x > 0 ? cell - 1 : -1, edge: { x1: x, y1: y, x2: x, y2: y + 1 } },
      { beyond: x < width - 1 ? cell + 1 : -1, edge: { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 } },
      { beyond: cell - width, edge: { x1: x, y1: y, x2: x + 1, y2: y } },
      { beyond: cell + width, edge: { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 } },
    ]
    for (const { beyond, edge } of sides) {
      const outside = Math.min(bandOf(beyond), last + 1)
      for (let band = at; band < outside; band++) all[band]!.edges.push(edge)
    }
  }
  return all
}
