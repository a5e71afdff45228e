import { useMemo } from 'react'
import type { Decider, Plan, Region } from '~/engine'
import { type LaidArea, type PaintedGround, useDrawnZones, useGround, useLaidAreas } from '~/store/hooks/useDrawings'
import { useFight } from '~/store/hooks/useFight'
import { useFogOverlay } from '~/store/hooks/useFog'
import type { FightView } from '~/store/session/fightView'
import { useShared } from '~/store/slice'
import { useTable } from '~/store/state'
import type { BoardState } from '~/table'
import { MAP_TOOLS } from '~/words/en/map'
import type { BoardMap, BoardNote, BoardRegion, BoardSight, BoardTrail } from '../../board/props'
import { useWindowState } from '../state/windowState'
import { openRegions } from './tools/usePicking'

interface Drawn {
  map: FightView['map']
  doors: BoardState['doors']
  ground: PaintedGround
  areas: readonly LaidArea[]
  plans: readonly Plan[]
  trails: readonly BoardTrail[]
  notes: readonly BoardNote[]
  regions: readonly BoardRegion[]
  sight: BoardSight | undefined
}

/** The map as it stands: doors, ground, what lies on it, the parts into which the rules cut it. */
export function boardMap({ map, doors, ground, areas, plans, regions, sight, trails, notes }: Drawn): BoardMap {
  const { difficult, blocking, hazardous, cover } = ground
  return {
    ...map,
    doors,
    difficult,
    solid: blocking,
    hazardous,
    cover,
    areas: areas.map(({ name, badge, squares }) => ({ name, side: badge, squares })),
    notes,
    plans,
    regions,
    trails,
    ...(sight && { sight }),
  }
}

/** The map, its lists, what is in them, and their squares. */
export const MAP_DEPTH = 4

/** The map of the fight as the GM sees it, the same as long as nothing on it has changed; `now`: who acts. */
export function useBoardMap(regions: readonly Region[] | undefined, now: Decider | null): BoardMap {
  const { ruleset, map, snapshot, asks } = useFight()
  const ground = useGround()
  const areas = useLaidAreas()
  const zones = useDrawnZones()
  const tool = useWindowState(v => v.tool)
  // The fog is there while the GM works on what the players see; in play it would lie over the fight.
  const isVeiled = useWindowState(v => v.tool === 'fog' || (v.tab === 'map' && v.tool === null))
  const sight = useFogOverlay(isVeiled)
  const trails = useTrails(now)
  const plans = useMemo(() => ruleset.display.plans?.(snapshot) ?? [], [ruleset, snapshot])
  const { doors } = snapshot.board
  const notes = notesOn(snapshot.board)
  const drawn = tool === 'zone' ? zones.map(({ called, squares }) => ({ words: called, squares })) : []
  const open = openRegions(asks?.[0], regions).map(({ region }) => region)
  const parts = regions?.map(region => ({ ...region, isOpen: open.includes(region) })) ?? drawn
  return useShared(boardMap({ map, doors, ground, areas, plans, trails, notes, regions: parts, sight }), MAP_DEPTH)
}

/** What the GM has written on the map, and where the heroes enter. */
function notesOn({ pins, entrance }: BoardState): readonly BoardNote[] {
  const { tag, title } = MAP_TOOLS.entrance
  return [
    ...Object.values(pins ?? {}),
    ...(entrance === undefined ? [] : [{ cell: entrance, title: tag, text: title }]),
  ]
}

/** The ways of this turn of whoever acts and of the selected. */
function useTrails(now: Decider | null): readonly BoardTrail[] {
  const { ruleset, snapshot } = useFight()
  const selection = useTable(s => s.selection)
  const { board, combatants, sides } = snapshot
  return Object.entries(board.trails ?? {}).flatMap(([id, cells]) => {
    const combatant = combatants[id]
    if (!combatant || combatant.cell === null || (id !== now && !selection.includes(id))) return []
    const size = ruleset.state.footprint(combatant.sheet)
    return [{ cells, size, side: sides[combatant.side]?.badge ?? 0, isOver: id !== now }]
  })
}
