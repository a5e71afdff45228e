import type { Combatant, Id } from '~/engine'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { reach } from '~/grid/walk/reach'
import type { FightView } from '../session/fightView'
import type { TableTypes } from '~/table'

type Ground = Pick<FightView, 'snapshot' | 'terrain' | 'map'> & {
  ruleset: { commands: Pick<FightView['ruleset']['commands'], 'walk'> }
}

/**
 * Free squares for several who are put on the map, each beside its own side; the players' side, while nobody of it is there, around
 * the entrance, any other at its end of the map. No wall or closed door lies between those of one side where there is room on this
 * side of it. Null where nothing is free. Where a token may stand is the rules' word (`walk`). They need not have joined yet.
 */
export function places(ground: Ground, those: readonly Combatant<TableTypes>[]): readonly (number | null)[] {
  const { snapshot, terrain, map } = ground
  const { sides, board } = snapshot
  const order = Object.keys(sides)
  const regions = new Map<Id, ReadonlySet<number>>()
  let combatants: Readonly<Record<Id, Combatant<TableTypes>>> = snapshot.combatants
  return those.map(one => {
    const free = freeFor(ground, combatants, one)
    const friends = Object.values(combatants).flatMap(({ side, cell }) =>
      side === one.side && cell !== null ? [cell] : [],
    )
    const isTheirs = sides[one.side]?.show === 'exact'
    const entrance = isTheirs && board.entrance !== undefined && friends.length === 0 ? [board.entrance] : []
    const from = [...friends, ...entrance].filter(cell => cell < map.width * map.height)
    const goal = from.length > 0 ? middle(from, map.width) : startOf(order.indexOf(one.side), map)
    // Whoever is placed stands in it: it is the same for the next of the side.
    const region = regions.get(one.side) ?? within(from, terrain.at(board))
    if (region.size > 0) regions.set(one.side, region)
    const cell =
      nearest(
        free.filter(square => region.has(square)),
        goal,
        map.width,
      ) ?? nearest(free, goal, map.width)
    combatants = { ...combatants, [one.id]: { ...one, cell: cell ?? null } }
    return cell ?? null
  })
}

/** A square for the first of several, and free ones as near to it as may be for the others. Null where nothing is free. */
export function placesAround(
  ground: Ground,
  [first, ...others]: readonly Combatant<TableTypes>[],
  cell: number,
): readonly (number | null)[] {
  const { snapshot } = ground
  if (!first) return []
  const lifted = others.map(one => ({ ...one, cell: null }))
  let combatants = { ...snapshot.combatants, ...byId([{ ...first, cell }, ...lifted]) }
  const rest = lifted.map(one => {
    const to = placeNear({ ...ground, snapshot: { ...snapshot, combatants } }, one, cell)
    combatants = { ...combatants, [one.id]: { ...one, cell: to } }
    return to
  })
  return [cell, ...rest]
}

const byId = (those: readonly Combatant<TableTypes>[]) => Object.fromEntries(those.map(one => [one.id, one]))

/** The squares that somebody may stand on while these are there. */
function freeFor(
  { ruleset, snapshot, terrain }: Ground,
  combatants: Readonly<Record<Id, Combatant<TableTypes>>>,
  one: Combatant<TableTypes>,
): readonly number[] {
  const unplaced = { ...snapshot, combatants: { ...combatants, [one.id]: { ...one, cell: null } } }
  return [...ruleset.commands.walk(unplaced, terrain, one.id).cells.keys()]
}

/** The free square nearest to this one for somebody who comes to the map; null where nothing is free. */
export function placeNear(ground: Ground, one: Combatant<TableTypes>, cell: number): number | null {
  const free = freeFor(ground, ground.snapshot.combatants, one)
  return nearest(free, placeOf(cell, ground.map.width), ground.map.width) ?? null
}

/** `places` of those who have not joined yet. */
export function placesOfNew(
  ground: Ground,
  those: readonly { readonly name?: string; readonly side: Id; readonly sheet: TableTypes['sheet'] }[],
): readonly (number | null)[] {
  const nobody = { letter: '', cell: null, known: 'absent', gone: false, notes: '' } as const
  return places(
    ground,
    those.map(({ name = '', side, sheet }, i) => ({ ...nobody, id: `new ${i}`, name, side, sheet })),
  )
}

/** The square that stands for where the players' side is, the one of theirs nearest to its middle; undefined where nobody of it is. */
export function standOf(
  { combatants, sides }: Pick<Ground['snapshot'], 'combatants' | 'sides'>,
  width: number,
): number | undefined {
  const cells = Object.values(combatants).flatMap(({ side, cell, gone }) =>
    sides[side]?.show === 'exact' && cell !== null && !gone ? [cell] : [],
  )
  return cells.length === 0 ? undefined : nearest(cells, middle(cells, width), width)
}

/** All squares that can be walked to from these, past no wall and no closed door. */
function within(from: readonly number[], map: CompiledMap): ReadonlySet<number> {
  const found = new Set<number>()
  for (const cell of from)
    if (!found.has(cell)) for (const square of reach(map, cell, { budget: Infinity }).cells()) found.add(square)
  return found
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

const placeOf = (cell: number, width: number): Place => ({ x: cell % width, y: Math.floor(cell / width) })

function middle(cells: readonly number[], width: number): Place {
  const sum = cells
    .map(cell => placeOf(cell, width))
    .reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 })
  return { x: sum.x / cells.length, y: sum.y / cells.length }
}

function nearest(cells: readonly number[], goal: Place, width: number): number | undefined {
  let best: number | undefined
  let least = Infinity
  for (const cell of cells) {
    const { x, y } = placeOf(cell, width)
    const farSq = (x - goal.x) ** 2 + (y - goal.y) ** 2
    if (farSq >= least) continue
    least = farSq
    best = cell
  }
  return best
}
