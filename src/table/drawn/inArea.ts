import { area, type Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import type { Decider, Id, Json, Snapshot } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { type AreaForm, type AreaShape, areaSquares } from '~/grid/area'
import { cellsOf, footprint, isOnMap } from '~/grid/squares'
import type { TableTypes } from '../map/setBoard'
import type { Terrain } from '../map/terrain'
import type { SizeOf } from '../sight/fogOf'

/** An area with its place, the squares that count, and those who stand on one of them with any part of their token. */
export interface InArea {
  readonly shape: AreaShape
  readonly squares: readonly number[]
  readonly who: readonly Id[]
}

/** Whom an area catches on the map as it stands, in the order in which they joined. */
export function inArea<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  shape: AreaShape,
): InArea {
  const { map } = terrain
  const squares = areaSquares(terrain.at(s.board), shape)
  const inside = new Set(squares)
  const who = Object.values(s.combatants).flatMap(c => {
    if (c.cell === null || c.gone) return []
    const rect = footprint(map.width, c.cell, sizeOf(c.sheet))
    return isOnMap(map, rect) && cellsOf(map.width, rect).some(cell => inside.has(cell)) ? [c.id] : []
  })
  return { shape, squares, who }
}

/** What the one who is asked to place an area is told, and what the rules say of a place. */
interface Placing {
  /** The token that the area starts from; the map offers its square first. */
  from?: Id
  /** Why the area cannot lie there; `caught` says whom it would catch. */
  refuse?(caught: InArea): Reason | undefined
  see?: 'all' | 'asked'
  facts?: { readonly [key: string]: Json }
}

/** Somebody places an area of this form on the map; what it catches is handed to the action that asked. */
export function* placeArea<R extends TableTypes>(
  w: World<R>,
  sizeOf: SizeOf<R>,
  of: Decider,
  key: string,
  form: () => AreaForm,
  { from, refuse, ...about }: Placing = {},
): Proc<InArea> {
  // The engine has checked the answer against the form.
  const catches = (shape: Json) => inArea(sizeOf, w.now, w.terrain, shape as unknown as AreaShape)
  const shape = yield* area(
    of,
    key,
    () => ({ area: { ...form() }, who: from ?? null }),
    placed => refuse?.(catches(placed)),
    about,
  )
  return catches(shape)
}

/** Whom the areas that lie on the map over somebody catch, the one among them; undefined: no area lies there. */
export function inAreasOver<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  who: Id,
): ReadonlySet<Id> | undefined {
  const over = Object.values(s.board.areas ?? {})
    // The board is checked: what lies on it has the shape of one.
    .map(({ shape }) => inArea(sizeOf, s, terrain, shape as unknown as AreaShape).who)
    .filter(ids => ids.includes(who))
  return over.length > 0 ? new Set(over.flat()) : undefined
}
