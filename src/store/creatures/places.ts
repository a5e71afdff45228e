import type { Combatant, Id } from '~/engine'
import type { FightView } from '../session/fightView'
import type { TableTypes } from '~/table'

type Ground = Pick<FightView, 'snapshot' | 'terrain' | 'map'> & {
  ruleset: { commands: Pick<FightView['ruleset']['commands'], 'walk'> }
}

/**
 * Free squares for several who are put on the map, each beside its own side, a side that has nobody there at its end of the
 * map; null where nothing is free. Where a token may stand is the rules' word (`walk`). They need not have joined yet.
 */
export function places(
  { ruleset, snapshot, terrain, map }: Ground,
  those: readonly Combatant<TableTypes>[],
): readonly (number | null)[] {
  const sides = Object.keys(snapshot.sides)
  let combatants: Readonly<Record<Id, Combatant<TableTypes>>> = snapshot.combatants
  return those.map(one => {
    const unplaced = { ...snapshot, combatants: { ...combatants, [one.id]: { ...one, cell: null } } }
    const free = [...ruleset.commands.walk(unplaced, terrain, one.id).cells.keys()]
    const friends = Object.values(combatants).flatMap(({ side, cell }) =>
      side === one.side && cell !== null ? [cell] : [],
    )
    const goal = friends.length > 0 ? middle(friends, map.width) : startOf(sides.indexOf(one.side), map)
    const cell = nearest(free, goal, map.width) ?? null
    combatants = { ...combatants, [one.id]: { ...one, cell } }
    return cell
  })
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
