import { compile, presentSegments } from '~/grid/map/compile'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { GridMap, Segment } from '~/grid/map/gridMap'
import { cellsWith } from '~/grid/sets'
import type { Diagonals } from '~/grid/squares'
import type { BoardState } from './board'
import { withDrawings } from './withDrawings'
import { type Ground, groundOf } from './ground'

/** The frozen map of an encounter, compiled as its walls, doors and ground stand. The same for all rulesets. */
export interface Terrain {
  /** The map as it came: its size, and its walls without what the GM has drawn since. */
  readonly map: GridMap
  /** What a diagonal step costs by the rules that are played on it. */
  readonly diagonals: Diagonals
  /** The map with the walls, doors and windows that the GM has drawn over it. Kept: the same walls give the same object. */
  drawn(board: BoardState): GridMap
  /** The walls that stand on this board, those of open doors left out. Kept: the same walls and doors give the same list. */
  standing(board: BoardState): readonly Segment[]
  /**
   * The map as it stands on this board. Kept: the same walls, doors and ground give the same object.
   * `plain`: difficult ground counts as any other.
   */
  at(board: BoardState, ground?: 'plain'): CompiledMap
  /** The terrain of the map that this board is played on: this one, unless the GM has changed the map since. Kept. */
  on(board: BoardState): Terrain
}

/** How many states of walls, doors and ground are kept compiled: enough for going back and forth in the time line. */
const KEPT = 16

/** The parts of a board that a compiled map depends on. They are replaced, never written to: their identity stands for their content. */
const PARTS = ['walls', 'doors', 'paint', 'ground'] as const satisfies readonly (keyof BoardState)[]

/** @param diagonals what a diagonal costs by the rules of the fight (`CommandRules.diagonals`) */
export function createTerrain(map: GridMap, diagonals: Diagonals = 'alternate'): Terrain {
  const changed = new WeakMap<GridMap, Terrain>()
  const on = ({ grid }: BoardState): Terrain => {
    if (grid === undefined) return first
    let terrain = changed.get(grid)
    if (!terrain) changed.set(grid, (terrain = terrainOn(grid, diagonals, on)))
    return terrain
  }
  const first = terrainOn(map, diagonals, on)
  return first
}

/** The map that a state is played on (see `StateRules`). */
export function terrainOf(first: Terrain, { board }: { readonly board: BoardState }): Terrain {
  return first.on(board)
}

function terrainOn(map: GridMap, diagonals: Diagonals, on: Terrain['on']): Terrain {
  const latest = new Map<string, { board: BoardState; compiled: CompiledMap }>()
  const byContent = new Map<string, CompiledMap>()
  let drawnLatest: { walls: BoardState['walls']; drawn: GridMap } = { walls: undefined, drawn: map }
  let standingLatest: { drawn: GridMap; doors: BoardState['doors']; segments: readonly Segment[] } | undefined

  return {
    map,
    diagonals,
    on,
    drawn,
    standing,
    at(board, ground) {
      const key = ground ?? 'drawn'
      const last = latest.get(key)
      if (last && (last.board === board || PARTS.every(part => last.board[part] === board[part]))) return last.compiled
      const compiled = find(board, key)
      latest.set(key, { board, compiled })
      return compiled
    },
  }

  function drawn({ walls }: BoardState): GridMap {
    if (drawnLatest.walls !== walls) drawnLatest = { walls, drawn: withDrawings(map, walls) }
    return drawnLatest.drawn
  }

  function standing(board: BoardState): readonly Segment[] {
    const { doors } = board
    const now = drawn(board)
    if (standingLatest?.drawn !== now || standingLatest.doors !== doors)
      standingLatest = { drawn: now, doors, segments: presentSegments(now, doors) }
    return standingLatest.segments
  }

  function find(board: BoardState, key: string): CompiledMap {
    const content = JSON.stringify([key, ...PARTS.map(part => board[part])])
    const known = byContent.get(content)
    if (known) return known
    const ground = groundOf(board, map.width)
    // A file may have painted more squares than its map has.
    const painted = (kind: Ground) => cellsWith(ground, map.width, kind).filter(cell => cell < map.width * map.height)
    const compiled = compile(drawn(board), {
      doors: board.doors,
      difficult: key === 'plain' ? [] : painted('difficult'),
      solid: painted('blocking'),
      diagonals,
    })
    const [oldest] = byContent.keys()
    if (byContent.size >= KEPT && oldest !== undefined) byContent.delete(oldest)
    byContent.set(content, compiled)
    return compiled
  }
}
