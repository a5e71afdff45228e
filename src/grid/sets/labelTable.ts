import type { Cell } from '../squares/cell'

/** Labels by cell, for cells in a square of the map around `from`. */
export class LabelTable {
  private readonly x0: number
  private readonly y0: number
  private readonly columns: number
  /** 1 + label, 0 where there is none; a short array costs a fraction of a typed one. */
  private readonly table: number[]

  /** @param radius squares from `from` within which all `cells` lie. O(radius² + cells). */
  constructor(
    private readonly map: { readonly width: number; readonly height: number },
    from: Cell,
    radius: number,
    cells: readonly Cell[],
    labels: readonly number[],
  ) {
    const { width, height } = map
    const x = from % width
    const y = (from - x) / width
    this.x0 = Math.max(0, x - radius)
    this.y0 = Math.max(0, y - radius)
    this.columns = Math.min(width - 1, x + radius) - this.x0 + 1
    this.table = new Array<number>(this.columns * (Math.min(height - 1, y + radius) - this.y0 + 1)).fill(0)
    const { table, columns, x0, y0 } = this
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!
      table[(((cell / width) | 0) - y0) * columns + (cell % width) - x0] = labels[i]! + 1
    }
  }

  get(cell: Cell): number | undefined {
    const column = (cell % this.map.width) - this.x0
    if (column < 0 || column >= this.columns) return undefined
    const label = this.table[(Math.floor(cell / this.map.width) - this.y0) * this.columns + column]
    return label === undefined || label === 0 ? undefined : label - 1
  }
}
