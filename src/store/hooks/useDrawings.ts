import { useMemo } from 'react'
import { areaSquares, type AreaShape } from '~/grid/area'
import { cellsWith, wordsOf } from '~/grid/sets'
import { GROUND, groundOf } from '~/table/map/ground'
import { zoneName } from '~/table/drawn/zonesOf'
import type { Id } from '~/engine'
import { useFight } from './useFight'

/** The squares of each kind of painted ground. */
export type PaintedGround = { readonly [kind in (typeof GROUND)[number]]: ReadonlySet<number> }

/** What is painted on the map. Changes only with the paint. */
export function useGround(): PaintedGround {
  const { map, snapshot } = useFight()
  const { width } = map
  const rows = groundOf(snapshot.board, width)
  return useMemo(
    () =>
      Object.fromEntries(GROUND.map(kind => [kind, new Set(cellsWith(rows, width, kind))])) as unknown as PaintedGround,
    [rows, width],
  )
}

/** An area that lies on the map, with the squares that count. */
export interface LaidArea {
  readonly id: Id
  readonly name: string
  readonly badge: number
  readonly shared: boolean
  readonly squares: readonly number[]
}

/** The areas on the map. Change with them, and with walls, doors and ground. */
export function useLaidAreas(): readonly LaidArea[] {
  const { snapshot, terrain } = useFight()
  const { areas } = snapshot.board
  const compiled = terrain.at(snapshot.board)
  return useMemo(
    () =>
      Object.values(areas ?? {}).map(({ id, name, badge, shared, shape }) => ({
        id,
        name,
        badge,
        shared,
        // Commands let no other shape onto the board.
        squares: areaSquares(compiled, shape as unknown as AreaShape),
      })),
    [areas, compiled],
  )
}

/** A zone that the GM has drawn. */
export interface DrawnZone {
  readonly id: Id
  readonly name: string
  /** Its name, else the one that the rules give it. */
  readonly called: string
  readonly squares: readonly number[]
}

/** The zones that the GM has drawn, by their squares. */
export function useDrawnZones(): readonly DrawnZone[] {
  const { map, snapshot } = useFight()
  const { zones } = snapshot.board
  const { width } = map
  return useMemo(() => {
    const found = new Map<Id, number[]>()
    for (const [cell, id] of wordsOf(zones?.drawn ?? {}, width)) {
      const squares = found.get(id)
      if (squares) squares.push(cell)
      else found.set(id, [cell])
    }
    return [...found].map(([id, squares]) => {
      const name = zones?.said[id]?.name ?? ''
      return { id, name, called: name || zoneName(id), squares }
    })
  }, [zones, width])
}
