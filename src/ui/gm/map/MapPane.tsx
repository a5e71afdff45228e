import { type RefObject, useMemo, useState } from 'react'
import type { Decider, Id, Plan, Region } from '~/engine'
import { type LaidArea, type PaintedGround, useDrawnZones, useGround, useLaidAreas } from '~/store/hooks/useDrawings'
import { useFight } from '~/store/hooks/useFight'
import { useFogOverlay } from '~/store/hooks/useFog'
import { useDeed, usePrompt } from '~/store/hooks/useRules'
import { deedAt } from '~/store/log/deed'
import type { FightView } from '~/store/session/fightView'
import { useShared } from '~/store/slice'
import { actions, useTable } from '~/store/state'
import type { BoardState } from '~/table'
import { MAP, MAP_STRIKE, MAP_TOOLS } from '~/words/en/map'
import { Board } from '../../board/Board'
import { TokenDrag } from '../../board/drag/TokenDrag'
import type { BoardHandle, BoardMap, BoardTrail } from '../../board/props'
import { useMoment } from '../../parts/hooks/moment'
import { useFaces } from '../../parts/signs/faces'
import { useKeyLayer } from '../keys'
import { oddsNotes, OddsOnMap } from '../odds/OddsOnMap'
import { layout, useUnits } from '../state/layout'
import { openDialog, useWindowState } from '../state/windowState'
import { toggleDoor } from './AsPlayers'
import { boardTokens, hoverCards } from './boardTokens'
import { blows, floats } from './floats'
import { gmMovement, shownReach } from './moving'
import { doorsOf } from './placeTogether'
import { clickFoe, strikeAimed } from './striking'
import { StrikeOnMap } from './StrikeOnMap'
import { TableFrames } from './TableFrames'
import { useAim, useProposed, useRegions } from './tools/useAim'
import { useMapTool } from './tools/useMapTool'
import { openRegions, usePicking } from './tools/usePicking'

interface Drawn extends Pick<BoardMap, 'plans' | 'regions' | 'sight' | 'trails' | 'notes'> {
  map: FightView['map']
  doors: BoardState['doors']
  ground: PaintedGround
  areas: readonly LaidArea[]
}

/** The map as it stands now: doors, ground, what lies on it, the parts into which the rules cut it. */
function boardMap({ map, doors, ground, areas, plans, regions, sight, trails, notes }: Drawn): BoardMap {
  const { difficult, blocking, hazardous, cover } = ground
  return {
    ...map,
    doors,
    difficult,
    solid: blocking,
    hazardous,
    cover,
    areas: areas.map(({ name, badge, squares }) => ({ name, side: badge, squares })),
    ...(notes && { notes }),
    ...(plans && { plans }),
    ...(regions && { regions }),
    ...(sight && { sight }),
    ...(trails && { trails }),
  }
}

const NO_PLANS: readonly Plan[] = []

/** The list, and each trail in it; the squares of a trail are the engine's. */
const TRAILS_DEPTH = 2

/** The map of the fight as the GM sees it; `now`: who acts. */
function useBoardMap(regions: readonly Region[] | undefined, now: Decider | null): BoardMap {
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
        const size = ruleset.state.footprint(combatant.sheet)
        return [{ cells, size, side: sides[combatant.side]?.badge ?? 0, isOver: id !== now }]
      }),
    [ruleset, trails, combatants, sides, now, selection],
  )
}

const overlay = (isHeld: boolean) => (
  <>
    <TableFrames />
    <OddsOnMap />
    <StrikeOnMap isHeld={isHeld} />
  </>
)
const OVERLAY = { held: overlay(true), atRest: overlay(false) }

/** The map with the fight on it. It asks the rules through the store and draws what they say. */
export function MapPane({ handle }: { handle: RefObject<BoardHandle | null> }) {
  const fight = useFight()
  const { name, ruleset, snapshot, map, picture } = fight
  const selection = useTable(s => s.selection)
  const { ways: unit, lengths } = useUnits()
  const regions = useRegions()
  const picking = usePicking(regions)
  const { tool, lasso } = useMapTool(picking !== null)
  const { of: now } = usePrompt()
  const asked = useAim(now)
  const proposed = useProposed()
  const [held, setHeld] = useState<Id | null>(null)
  const drawn = useBoardMap(regions, now)
  const pictures = useTable(s => s.pictures)
  const faces = useFaces()
  const askedOne = fight.asks?.[0]?.of ?? null
  const tokens = useShared(
    useMemo(
      () => boardTokens(fight, { now, asked: askedOne }, pictures, faces.shown),
      [fight, now, askedOne, pictures, faces],
    ),
  )
  const odds = useTable(s => s.odds)
  const cards = useMemo(() => hoverCards(fight, now, odds), [fight, now, odds])
  const notes = useMemo(() => (odds ? oddsNotes(odds, snapshot) : undefined), [odds, snapshot])
  const deed = useDeed()
  const risen = useMemo(() => floats(deed, snapshot, ruleset.state.footprint), [deed, snapshot, ruleset])
  const isMoving = useMoment(`${fight.id} ${snapshot.phase}`, deed && deedAt(deed))
  const struck = useMemo(() => (isMoving ? blows(deed) : null), [isMoving, deed])
  const { doors } = snapshot.board
  const portals = useMemo(() => doorsOf(map, doors), [map, doors])
  const shown = shownReach(fight, now === 'gm' ? null : now)
  // A reach that is shown is planned anew with everything that happens; nothing else of the movement is known before.
  const planned = shown === null ? null : fight
  useKeyLayer('map', name => {
    if (shown === null || !name.startsWith('Arrow') || !isInDock(document.activeElement)) return false
    handle.current?.walkCursor(name)
    return true
  })
  useKeyLayer('aim', name => {
    if (name === 'Enter') return strikeAimed()
    if (name !== 'Escape' || !useTable.getState().aimed) return false
    actions.letGo()
    return true
  })
  const movement = useMemo(() => gmMovement(planned && shown, unit, setHeld), [planned, shown, unit])

  return (
    <>
      <Board
        ref={handle}
        label={MAP.label(name)}
        map={drawn}
        picture={picture}
        showsWalls
        tokens={tokens}
        selection={selection}
        onSelect={select}
        onMenu={openMenu}
        onPlaceMenu={openPlaceMenu}
        movement={movement}
        drag={TokenDrag}
        picking={picking}
        aim={proposed ?? asked}
        lengths={lengths}
        diagonals={ruleset.commands.diagonals}
        beginsAt={layout() === 'wide' ? 'map' : 'tokens'}
        floats={risen}
        blows={struck}
        overlay={held === null ? OVERLAY.atRest : OVERLAY.held}
        notes={notes}
        cards={cards}
        tool={tool}
        lasso={lasso}
        doors={portals}
        onDoor={toggleDoor}
      />
      {held !== null && <HeldHint />}
    </>
  )
}

/** What can be done while a token is held, at the lower edge of the map. */
function HeldHint() {
  return (
    <p className="map-hint" aria-hidden="true">
      <b>{MAP_STRIKE.letGo}</b> {MAP_STRIKE.drop}
      <span className="pointer-coarse:hidden">
        {' · '}
        <b>{MAP_STRIKE.space}</b> {MAP_STRIKE.waypoint}
        {' · '}
        <b>{MAP_STRIKE.esc}</b> {MAP_STRIKE.putsBack}
      </span>
    </p>
  )
}

/** Where the arrow keys mean nothing else: in the prompt and the action bar, or nowhere. */
function isInDock(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('[data-dock]') !== null
}

function openMenu(who: Id, at: { readonly x: number; readonly y: number }): void {
  openDialog({ kind: 'menu', who, ...at })
}

function openPlaceMenu(cell: number, at: { readonly x: number; readonly y: number }): void {
  openDialog({ kind: 'place', cell, ...at })
}

/** After a click on a token: it comes first; with `add` it joins the others, or leaves them. Null: on empty ground. */
function select(id: Id | null, add: boolean): void {
  const { selection, fight } = useTable.getState()
  const by = id === null || add ? null : clickFoe(id)
  // Whoever is aimed at is looked at as well, unless another one would act then.
  if (by !== null && id !== null && fight?.prompt(id).of !== by) return
  if (by === null) actions.letGo()
  if (id === null) actions.select([])
  else if (!add) actions.select([id])
  else actions.select(selection.includes(id) ? selection.filter(other => other !== id) : [id, ...selection])
}
