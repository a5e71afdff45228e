import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { useTable } from '~/store/useTable'

/**
 * Places combatants on free squares, each beside its own side, a side that has nobody on the map at its end of it. Where
 * a token may stand is the rules' word (`walk`); each placing is a command of its own and can be undone.
 */
export function scatter(ids: readonly Id[]): void {
  for (const id of ids) {
    const fight = useTable.getState().fight
    const combatant = fight?.snapshot.combatants[id]
    if (!fight || !combatant || combatant.cell !== null) continue
    const { snapshot, terrain, ruleset } = fight
    const free = [...ruleset.walk(snapshot, terrain, id).cells.keys()]
    const { width } = fight.map
    const friends = Object.values(snapshot.combatants).flatMap(other =>
      other.side === combatant.side && other.cell !== null ? [other.cell] : [],
    )
    const place = Object.keys(snapshot.sides).indexOf(combatant.side)
    const goal = friends.length > 0 ? middle(friends, width) : startOf(place, fight.map)
    const cell = nearest(free, goal, width)
    if (cell !== undefined) byGm('place', { who: id, cell })
  }
}

interface Place {
  x: number
  y: number
}

/** Where a side begins: one at the left, the next at the right, further ones at the top and at the bottom. */
function startOf(side: number, { width, height }: { width: number; height: number }): Place {
  const starts = [
    { x: width / 4, y: height / 2 },
    { x: (width * 3) / 4, y: height / 2 },
    { x: width / 2, y: height / 4 },
    { x: width / 2, y: (height * 3) / 4 },
  ]
  return starts[side % starts.length]!
}

function middle(cells: readonly number[], width: number): Place {
  const sum = cells.reduce((at, cell) => ({ x: at.x + (cell % width), y: at.y + Math.floor(cell / width) }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / cells.length, y: sum.y / cells.length }
}

function nearest(cells: readonly number[], goal: Place, width: number): number | undefined {
  let best: number | undefined
  let least = Infinity
  for (const cell of cells) {
    const farSq = ((cell % width) - goal.x) ** 2 + (Math.floor(cell / width) - goal.y) ** 2
    if (farSq >= least) continue
    least = farSq
    best = cell
  }
  return best
}
