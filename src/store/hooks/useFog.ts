import { useMemo } from 'react'
import { fogOf, showsNothing } from '~/table/sight/fogOf'
import { partySight, type PartySight } from '~/table/sight/partySight'
import type { Fog } from '~/table'
import { useTable } from '../state'
import { useFight } from './useFight'

/** What the players see of the map, square by square, where fog hides something from them and somebody wants to know. */
export function useFogOverlay(isWanted: boolean): PartySight | undefined {
  const { map, snapshot } = useFight()
  return useSight(isWanted && fogOf(snapshot.board, map.width).mode !== 'off')
}

function useSight(isWanted: true): PartySight
function useSight(isWanted: boolean): PartySight | undefined
function useSight(isWanted: boolean): PartySight | undefined {
  const { ruleset, snapshot, terrain } = useFight()
  return useMemo(
    () => (isWanted ? partySight(ruleset.state.footprint, snapshot, terrain) : undefined),
    [isWanted, ruleset, snapshot, terrain],
  )
}

/** How the players come to see the map, and what they see of it. */
export function useFog(): { readonly fog: Fog; readonly sight: PartySight } {
  const { map, snapshot } = useFight()
  return { fog: fogOf(snapshot.board, map.width), sight: useSight(true) }
}

/** Whether the players see no square of the open fight's map, because none is shown to them. */
export function useShowsNothing(): boolean {
  return useTable(({ fight }) => fight !== null && showsNothing(fight.snapshot.board, fight.map.width))
}
