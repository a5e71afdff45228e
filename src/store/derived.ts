import { useMemo } from 'react'
import { areaSquares, type AreaShape } from '~/grid/area'
import { cellsWith, wordsOf } from '~/grid/rows'
import { fogOf } from '~/table/fogOf'
import { GROUND, groundOf } from '~/table/ground'
import { partySight, type PartySight } from '~/table/partySight'
import { zoneName } from '~/table/zonesOf'
import type { Combatant, Decider, Fog, Id, Lane, Offer, RulesetTypes, Snapshot } from '~/engine'
import { nowOf, offersOf, orderOf } from './rulesSay'
import type { OpenFight } from './types'
import { useOfTable, useTable } from './useTable'

/** The fight that is open. Only for components that are shown while one is. Throws when none is. */
export function useFight<R extends RulesetTypes = RulesetTypes>(): OpenFight<R> {
  const fight = useTable(s => s.fight)
  if (!fight) throw new Error('useFight was called while no fight is open.')
  return fight as unknown as OpenFight<R>
}

/**
 * Something about the open fight: whoever asks is drawn anew only when that has changed, not at each click. A record or
 * list counts as changed when one of its entries is another.
 */
export function useOfFight<T, R extends RulesetTypes = RulesetTypes>(of: (fight: OpenFight<R>) => T): T {
  return useOfTable(({ fight }) => {
    if (!fight) throw new Error('useOfFight was called while no fight is open.')
    return of(fight as unknown as OpenFight<R>)
  })
}

/** The state of the open fight. */
export function useSnapshot<R extends RulesetTypes = RulesetTypes>(): Snapshot<R> {
  return useFight<R>().snapshot
}

/** The address of the picture on somebody's token, once it is decoded; undefined when there is none, or none that can be shown. */
export function usePictureUrl({ picture }: { picture?: Combatant['picture'] | undefined }): string | undefined {
  return useTable(s => (picture === undefined ? undefined : s.pictures.get(picture)?.url))
}

/** Whom the fight waits for at rest; of several who may act in any order the selected one. */
export function useNow(): ReturnType<OpenFight['ruleset']['now']> {
  const preferred = useTable(s => s.selection[0])
  return nowOf(useFight(), preferred)
}

const NO_OFFERS: readonly Offer[] = []

/** All actions of a combatant or the GM, the closed ones with the reason. */
export function useOffers(of: Decider | null): readonly Offer[] {
  const fight = useFight()
  return of === null ? NO_OFFERS : offersOf(fight, of)
}

/** The turn order as lanes. */
export function useOrder(): readonly Lane[] {
  return orderOf(useFight())
}

/** The squares of each kind of painted ground. */
export type Ground = { readonly [kind in (typeof GROUND)[number]]: ReadonlySet<number> }

/** What is painted on the map. Changes only with the paint. */
export function useGround(): Ground {
  const { map, snapshot } = useFight()
  const { width } = map
  const rows = groundOf(snapshot.board, width)
  return useMemo(
    () => Object.fromEntries(GROUND.map(kind => [kind, new Set(cellsWith(rows, width, kind))])) as unknown as Ground,
    [rows, width],
  )
}

/** What the players see of the map, square by square, where fog hides something from them and somebody wants to know. */
export function useVeil(isWanted: boolean): PartySight | undefined {
  const { map, snapshot } = useFight()
  return useSight(isWanted && fogOf(snapshot.board, map.width).mode !== 'off')
}

function useSight(isWanted: true): PartySight
function useSight(isWanted: boolean): PartySight | undefined
function useSight(isWanted: boolean): PartySight | undefined {
  const { ruleset, snapshot, terrain } = useFight()
  return useMemo(
    () => (isWanted ? partySight(ruleset.footprint, snapshot, terrain) : undefined),
    [isWanted, ruleset, snapshot, terrain],
  )
}

/** How the players come to see the map, and what they see of it. */
export function useFog(): { readonly fog: Fog; readonly sight: PartySight } {
  const { map, snapshot } = useFight()
  return { fog: fogOf(snapshot.board, map.width), sight: useSight(true) }
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
