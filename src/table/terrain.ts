import type { Board } from '~/engine/types'
import { compile } from '~/grid/compile'
import type { CompiledMap } from '~/grid/compiled-map'
import type { GridMap } from '~/grid/grid-map'

/** The frozen map of an encounter, compiled as its doors and ground stand. The same for all rulesets. */
export interface Terrain {
  readonly map: GridMap
  /**
   * The map as it stands on this board. Kept: the same doors and ground give the same object.
   * `plain`: difficult ground counts as any other.
   */
  at(board: Board, ground?: 'plain'): CompiledMap
}

/** How many states of doors and ground are kept compiled: enough for going back and forth in the time line. */
const KEPT = 16

export function createTerrain(map: GridMap): Terrain {
  // Doors and ground are replaced, never written to, so their identity stands for their content.
  const latest = new Map<string, { doors: Board['doors']; ground: Board['ground']; compiled: CompiledMap }>()
  const byContent = new Map<string, CompiledMap>()

  return {
    map,
    at(board, ground) {
      const key = ground ?? 'drawn'
      const last = latest.get(key)
      if (last && last.doors === board.doors && last.ground === board.ground) return last.compiled
      const compiled = find(board, key)
      latest.set(key, { doors: board.doors, ground: board.ground, compiled })
      return compiled
    },
  }

  function find(board: Board, key: string): CompiledMap {
    const content = JSON.stringify([key, board.doors, board.ground])
    const known = byContent.get(content)
    if (known) return known
    const compiled = compile(map, {
      doors: board.doors,
      difficult: key === 'plain' ? [] : cellsOfGround(board, 'difficult'),
      solid: cellsOfGround(board, 'blocking'),
    })
    const [oldest] = byContent.keys()
    if (byContent.size >= KEPT && oldest !== undefined) byContent.delete(oldest)
    byContent.set(content, compiled)
    return compiled
  }
}

/** The squares painted with this ground. */
export function cellsOfGround(board: Board, kind: Board['ground'][string]): number[] {
  return Object.keys(board.ground)
    .filter(cell => board.ground[cell] === kind)
    .map(Number)
}
