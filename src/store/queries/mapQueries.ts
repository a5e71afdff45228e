import type { Id, Json, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { AreaForm, AreaShape } from '~/grid/area'
import { toFixed, UNIT } from '~/grid/lines'
import { compile } from '~/grid/map/compile'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { GridMap, SegmentKind } from '~/grid/map/gridMap'
import { wordsOf } from '~/grid/sets'
import { bearing, footprint } from '~/grid/squares'
import { takenSquare } from '~/grid/standing'
import { reach } from '~/grid/walk/reach'
import { type InArea, inArea } from '~/table/drawn/inArea'
import { mapWallId } from '~/table/map/withDrawings'
import { WHERE } from '~/words/en/store'
import type { FightView } from '../session/fightView'

export { isLocked, settingWords } from '~/table'
export type { AreaForm } from '~/grid/area'
export { isClosed } from '~/grid/map/gridMap'
export { packSquares } from '~/grid/sets'

/** Where everybody on the map lies as seen from one of them, in words ("3 squares north-east"); without that one. */
export function bearings<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  width: number,
  from: Id,
): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>()
  const rect = (id: Id) => {
    const one = s.combatants[id]
    return one && one.cell !== null ? footprint(width, one.cell, ruleset.state.footprint(one.sheet)) : undefined
  }
  const here = rect(from)
  if (!here) return found
  for (const id of Object.keys(s.combatants)) {
    const there = id === from ? undefined : rect(id)
    if (!there) continue
    const { squares, towards } = bearing(here, there)
    found.set(id, WHERE.lies(squares, towards))
  }
  return found
}

/** A wall, door or window as it stands, with the id that commands know it by. Ends in squares. */
export interface StandingWall {
  readonly id: Id
  readonly kind: SegmentKind
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** All walls, doors and windows of a fight's map as the GM has left them. */
export function standingWalls({ terrain, snapshot }: Pick<FightView, 'terrain' | 'snapshot'>): readonly StandingWall[] {
  const { map } = terrain
  const { walls = {} } = snapshot.board
  const isThere = (id: Id) => !Object.hasOwn(walls, id)
  const own = map.walls.flatMap((wall, i) =>
    wall.portal === undefined && isThere(mapWallId(i)) ? [{ ...wall, id: mapWallId(i) }] : [],
  )
  const portals = terrain.drawn(snapshot.board).portals.map(({ id, segment }) => ({ ...segment, id }))
  const drawn = Object.entries(walls).flatMap(([id, wall]) => {
    // Doors and windows are among the portals.
    if (!wall || wall.kind === 'door' || wall.kind === 'window') return []
    const [x1, y1, x2, y2] = wall.at
    return [{ id, kind: wall.kind, x1: x1 / UNIT, y1: y1 / UNIT, x2: x2 / UNIT, y2: y2 / UNIT }]
  })
  return [...own, ...portals, ...drawn]
}

const shut = new WeakMap<GridMap, CompiledMap>()

/** The squares around this one up to the nearest walls, as if all doors and windows were closed; ground hinders nobody. */
export function roomAt({ map }: Pick<FightView, 'map'>, cell: number): readonly number[] {
  let compiled = shut.get(map)
  if (!compiled) {
    const doors = Object.fromEntries(map.portals.map(({ id }) => [id, 'closed' as const]))
    shut.set(map, (compiled = compile(map, { doors })))
  }
  return reach(compiled, cell, { budget: Infinity }).cells()
}

/** A place on the map in squares. */
interface Place {
  readonly x: number
  readonly y: number
}

/** An area of this form at a place, as commands and answers carry it. */
export function areaAt(form: AreaForm, at: Place, towards: Place | undefined): AreaShape {
  const fixed = ({ x, y }: Place) => [toFixed(x), toFixed(y)] as const
  return { ...form, at: fixed(at), ...(towards && { towards: fixed(towards) }) }
}

/** The squares that an area counts in a fight as it stands, and who is on them. */
export function caughtIn({ ruleset, snapshot, terrain }: FightView, shape: AreaShape): InArea {
  return inArea(ruleset.state.footprint, snapshot, terrain, shape)
}

/** Those who stand on one of these squares with any part of their token, in the order in which they joined. */
export function caughtOn({ ruleset, snapshot, map }: FightView, squares: readonly number[]): readonly Id[] {
  const inside = new Set(squares)
  return Object.values(snapshot.combatants).flatMap(({ id, cell, gone, sheet }) =>
    cell !== null && !gone && takenSquare(map.width, cell, ruleset.state.footprint(sheet), inside) !== undefined
      ? [id]
      : [],
  )
}

/** An area as plain data. */
export const areaJson = (shape: AreaShape): Json => ({ ...shape }) as unknown as Json

/** A wall as commands carry it. */
export function wallAt(kind: SegmentKind, { x1, y1, x2, y2 }: Omit<StandingWall, 'id' | 'kind'>): Json {
  return { kind, at: [toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)] }
}

/** The zones that the GM has drawn. */
export function drawnZoneIds({ snapshot, map }: Pick<FightView, 'snapshot' | 'map'>): readonly Id[] {
  return [...new Set([...wordsOf(snapshot.board.zones?.drawn ?? {}, map.width)].map(([, id]) => id))]
}
