import type { Segment } from '~/grid/map/gridMap'
import type { Rect } from '~/grid/squares'

/** Sides of the blocks by which walls are found, in squares. */
const BLOCK = 32

type Blocks = ReadonlyMap<string, readonly number[]>

/** By the list of walls: it is replaced, never written to. */
const known = new WeakMap<readonly Segment[], Blocks>()

/** The walls that may lie in a part of the map, each once, in their order: what is painted follows what is on the screen. */
export function wallsNear(walls: readonly Segment[], { x0, y0, x1, y1 }: Rect): readonly Segment[] {
  let blocks = known.get(walls)
  if (!blocks) known.set(walls, (blocks = blocksOf(walls)))
  const found = new Set<number>()
  for (let y = blockOf(y0 - 1); y <= blockOf(y1 + 2); y++)
    for (let x = blockOf(x0 - 1); x <= blockOf(x1 + 2); x++)
      for (const index of blocks.get(`${x} ${y}`) ?? []) found.add(index)
  return [...found].sort((a, b) => a - b).map(index => walls[index]!)
}

const blockOf = (at: number) => Math.floor(at / BLOCK)

function blocksOf(walls: readonly Segment[]): Blocks {
  const blocks = new Map<string, number[]>()
  for (const [index, { x1, y1, x2, y2 }] of walls.entries()) {
    for (let y = blockOf(Math.min(y1, y2)); y <= blockOf(Math.max(y1, y2)); y++) {
      for (let x = blockOf(Math.min(x1, x2)); x <= blockOf(Math.max(x1, x2)); x++) {
        const key = `${x} ${y}`
        const block = blocks.get(key)
        if (block) block.push(index)
        else blocks.set(key, [index])
      }
    }
  }
  return blocks
}
