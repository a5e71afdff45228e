import { SecondCrossing, StraightLine, UNIT } from '../lines'
import { type Cell, type Diagonals, DIRECTIONS } from '../squares'
import { type FootprintField, footprintField } from './footprintField'
import { SegmentIndex } from './segmentIndex'

/**
 * The borders between solid and open squares as fixed-point segments (x1, y1, x2, y2 …), runs joined. The map's own border is
 * left out: nothing looks across it. O(cells).
 */
function solidOutline(map: { readonly width: number; readonly height: number; readonly solid: Uint8Array }): number[] {
  const { width, height, solid } = map
  const ends: number[] = []
  const differ = (a: number, b: number) => solid[a] !== solid[b]
  for (let y = 1; y < height; y++) {
    for (let x = 0, from = 0; x <= width; x++) {
      if (x < width && differ(y * width + x, (y - 1) * width + x)) continue
      if (from < x) ends.push(from * UNIT, y * UNIT, x * UNIT, y * UNIT)
      from = x + 1
    }
  }
  for (let x = 1; x < width; x++) {
    for (let y = 0, from = 0; y <= height; y++) {
      if (y < height && differ(y * width + x, y * width + x - 1)) continue
      if (from < y) ends.push(x * UNIT, from * UNIT, x * UNIT, y * UNIT)
      from = y + 1
    }
  }
  return ends
}

/** A map with its doors and ground as they stand now, made ready for questions; see `compile`. */
export class CompiledMap {
  /**
   * Lines that `sees` was asked for last, each at its place: twice its number where it is stopped, one more where it is open. Of
   * the same place only the latest is kept.
   */
  readonly looked = new Float64Array(4096).fill(-1)
  private readonly fields = new Map<number, FootprintField>()
  private sightIndex: SegmentIndex | undefined
  private onceIndex: SegmentIndex | undefined

  /**
   * @param lines per cell a bit for each direction: its neighbour is on the map and no wall stops the line between the centres
   * @param solid 1 for each cell that nothing may enter or see through
   * @param difficult 1 for each cell that costs double to enter
   * @param opaque x1, y1, x2, y2 (fixed point) of the drawn segments that stop sight
   * @param once the same of those that sight goes through once
   * @param diagonals what a diagonal step costs here
   */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly lines: Uint8Array,
    readonly solid: Uint8Array,
    readonly difficult: Uint8Array,
    readonly opaque: readonly number[],
    readonly once: readonly number[] = [],
    readonly diagonals: Diagonals = 'alternate',
  ) {}

  /**
   * Where a footprint `size` squares wide can stand and step. Made on first use, O(cells × size²), and kept.
   * @throws RangeError when the size is not a whole number from 1.
   */
  field(size: number): FootprintField {
    if (!Number.isInteger(size) || size < 1) throw new RangeError(`size: ${size} is not a whole number of squares`)
    let field = this.fields.get(size)
    if (field === undefined) this.fields.set(size, (field = footprintField(this, size)))
    return field
  }

  /** Whether sight along a line is stopped: by what stops it whole, or by two segments that it goes through once. */
  stopsSight(ax: number, ay: number, bx: number, by: number): boolean {
    return this.sight.stops(new StraightLine(ax, ay, bx, by)) || this.stopsSecond(ax, ay, bx, by)
  }

  /** Whether a line crosses two of the segments that sight goes through once. */
  stopsSecond(ax: number, ay: number, bx: number, by: number): boolean {
    if (this.once.length === 0) return false
    this.onceIndex ??= new SegmentIndex(this, this.once)
    return this.onceIndex.stopsEach(new SecondCrossing(ax, ay, bx, by))
  }

  /** All that stops sight whole: drawn segments and the outlines of solid squares. Made on first use and kept. */
  get sight(): SegmentIndex {
    this.sightIndex ??= new SegmentIndex(this, [...this.opaque, ...solidOutline(this)])
    return this.sightIndex
  }
}

/**
 * The squares 1 m from this one, no wall between the two centres: those that share a side, or a corner where a first diagonal costs
 * 1 m. O(1).
 */
export function neighbours(map: CompiledMap, cell: Cell): Cell[] {
  const lines = map.lines[cell] ?? 0
  const found: Cell[] = []
  const isFar = map.diagonals === 'two' || map.diagonals === 'none'
  for (const [d, { dx, dy }] of DIRECTIONS.entries()) {
    if ((lines >> d) & 1 && !(isFar && d >= 4)) found.push(cell + dx + dy * map.width)
  }
  return found
}
