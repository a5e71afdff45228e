import { gridMap, type GridMap, type Portal, type Segment } from '~/grid/map/gridMap'
import type { Chance } from '../../fuzz/chance'

/** Squares around the small map of a random fight. */
const MARGIN = 1

/** The small map of a random fight, laid into a larger one with rooms beyond walls, doors (secret ones too) and lamps. */
export function walledMap(small: GridMap, chance: Chance): { map: GridMap; moved(cell: number): number } {
  const [width, height] = [small.width + 9, small.height + 4]
  const walls: Segment[] = small.walls.map(w => ({
    ...w,
    x1: w.x1 + MARGIN,
    x2: w.x2 + MARGIN,
    y1: w.y1 + MARGIN,
    y2: w.y2 + MARGIN,
  }))
  const portals: Portal[] = []
  const secret = () => (chance.in100(25) ? { secret: true as const } : {})
  const right = small.width + MARGIN + 1
  const gap = chance.between(1, height - 2)
  walls.push(upright(right, 0, gap, 'wall'), upright(right, gap + 1, height, 'wall'))
  portals.push({ id: 'gate', segment: upright(right, gap, gap + 1, 'door'), closed: chance.in100(70), ...secret() })
  if (chance.in100(60)) {
    const [x, y] = [chance.between(2, right - 1), chance.between(1, height - 3)]
    walls.push(upright(x, 0, y, chance.pick(['wall', 'wall', 'object', 'window'])), upright(x, y + 1, height, 'wall'))
    const kind = chance.pick(['door', 'window'] as const)
    portals.push({ id: 'hatch', segment: upright(x, y, y + 1, kind), closed: chance.in100(60), ...secret() })
  }
  if (chance.in100(50)) {
    const y = chance.between(2, height - 2)
    walls.push({ x1: right, y1: y, x2: width - 3, y2: y, kind: 'wall' })
    walls.push({ x1: width - 2, y1: y, x2: width, y2: y, kind: 'wall' })
    const segment = { x1: width - 3, y1: y, x2: width - 2, y2: y, kind: 'door' as const }
    portals.push({ id: 'inner', segment, closed: true })
  }
  const lights = Array.from({ length: chance.between(0, 3) }, () => ({
    x: chance.below(width) + 0.5,
    y: chance.below(height) + 0.5,
    range: chance.between(2, 6),
  }))
  const moved = (cell: number) => (Math.floor(cell / small.width) + MARGIN) * width + (cell % small.width) + MARGIN
  return { map: gridMap({ width, height, walls, portals, lights }), moved }
}

const upright = (x: number, y1: number, y2: number, kind: Segment['kind']): Segment => ({ x1: x, y1, x2: x, y2, kind })
