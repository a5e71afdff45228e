import { useMemo } from 'react'
import { MAP_TOOLS } from '~/words/en/map'
import type { Decider, Plan, Region } from '~/engine'
import { useDrawnZones, useGround, useLaidAreas } from '~/store/hooks/useDrawings'
import { useFight } from '~/store/hooks/useFight'
import { useFogOverlay } from '~/store/hooks/useFog'
import { useShared } from '~/store/slice/share'
import { useTable } from '~/store/state/useTable'
import type { BoardMap, BoardTrail } from '../../board/props/map'
import { useWindowState } from '../state/windowState'
import { boardMap } from './boardMap'
import { openRegions } from './tools/usePicking'

const NO_PLANS: readonly Plan[] = []

/** The list, and each trail in it; the squares of a trail are the engine's. */
const TRAILS_DEPTH = 2

/** The map of the fight as the GM sees it; `now`: who acts. */
export function useBoardMap(regions: readonly Region[] | undefined, now: Decider | null): BoardMap {
  const { ruleset, map, snapshot, asks } = useFight()
  const ground = useGround()
  const areas = useLaidAreas()
  const zones = useDrawnZones()
  const tool = useWindowState(v => v.tool)
  // The fog is there while the GM works on what the players see; in play it would lie over the fight.
  const isVeiled = useWindowState(v => v.tool === 'fog' || (v.tab === 'map' && v.tool === null))
  const seen = useFogOverlay(isVeiled)
  const trails = useShared(useTrails(now), TRAILS_DEPTH)
  const marked = useMemo(() => {
    const open = new Set(openRegions(asks?.[0], regions).map(({ region }) => region))
    if (regions) return regions.map(region => ({ ...region, isOpen: open.has(region) }))
    return tool === 'zone' ? zones.map(({ called, squares }) => ({ words: called, squares })) : undefined
  }, [asks, regions, tool, zones])
  const plans = useMemo(() => ruleset.display.plans?.(snapshot) ?? NO_PLANS, [ruleset, snapshot])
  const { doors, pins, entrance } = snapshot.board
  const notes = useMemo(() => {
    if (entrance === undefined) return pins && Object.values(pins)
    const { tag, title } = MAP_TOOLS.entrance
    return [...Object.values(pins ?? {}), { cell: entrance, title: tag, text: title }]
  }, [pins, entrance])
  return useMemo(
    () =>
      boardMap({
        map,
        doors,
        ground,
        areas,
        trails,
        plans,
        ...(notes && { notes }),
        ...(marked && { regions: marked }),
        ...(seen && { sight: seen }),
      }),
    [map, doors, ground, areas, trails, plans, notes, marked, seen],
  )
}

/** The ways of this turn of whoever acts and of the selected. */
function useTrails(now: Decider | null): readonly BoardTrail[] {
  const { ruleset, snapshot } = useFight()
  const selection = useTable(s => s.selection)
  const { trails } = snapshot.board
  const { combatants, sides } = snapshot
  return useMemo(
    () =>
      Object.entries(trails ?? {}).flatMap(([id, cells]) => {
        const combatant = combatants[id]
        if (!combatant || combatant.cell === null || (id !== now && !selection.includes(id))) return []
        return [{ cells, size: ruleset.state.footprint(combatant.sheet), side: sides[combatant.side]?.badge ?? 0 }]
      }),
    [ruleset, trails, combatants, sides, now, selection],
  )
}
