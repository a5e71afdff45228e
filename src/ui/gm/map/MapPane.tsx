import { type RefObject, useMemo, useState } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useDeed, usePrompt } from '~/store/hooks/useRules'
import { useShared } from '~/store/slice'
import { actions, useTable } from '~/store/state'
import { MAP, MAP_STRIKE } from '~/words/en/map'
import { Board } from '../../board/Board'
import { TokenDrag } from '../../board/drag/TokenDrag'
import type { BoardHandle } from '../../board/props'
import { useMoment } from '../../parts/hooks/moment'
import { useFaces } from '../../parts/signs/faces'
import { useKeyLayer } from '../keys'
import { oddsNotes, OddsOnMap } from '../odds/OddsOnMap'
import { layout, useUnits } from '../state/layout'
import { openDialog } from '../state/windowState'
import { toggleDoor } from './AsPlayers'
import { boardTokens } from './boardTokens'
import { ExitMarks } from './ExitMarks'
import { blows, floats } from './floats'
import { HoverCard } from './HoverCard'
import { gmMovement, shownReach } from './moving'
import { doorsOf } from './placeTogether'
import { clickFoe, strikeAimed } from './striking'
import { StrikeOnMap } from './StrikeOnMap'
import { TableFrames } from './TableFrames'
import { useBoardMap } from './useBoardMap'
import { useAim, useProposed, useRegions } from './tools/useAim'
import { useMapTool } from './tools/useMapTool'
import { usePicking } from './tools/usePicking'

const overlay = (isHeld: boolean) => (
  <>
    <TableFrames />
    <OddsOnMap />
    <StrikeOnMap isHeld={isHeld} />
  </>
)
const BENEATH = <ExitMarks />
const OVERLAY = { held: overlay(true), atRest: overlay(false) }

/** The map with the fight on it. It asks the rules through the store and draws what they say. */
export function MapPane({ handle }: { handle: RefObject<BoardHandle | null> }) {
  const fight = useFight()
  const { name, ruleset, snapshot, map, picture } = fight
  const selection = useTable(s => s.selection)
  const { ways: unit, lengths } = useUnits()
  const regions = useRegions()
  const picking = usePicking(regions)
  const { tool, lasso } = useMapTool(picking !== null, regions)
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
  const notes = useMemo(() => (odds ? oddsNotes(odds, snapshot) : undefined), [odds, snapshot])
  const deed = useDeed()
  const risen = useMemo(() => floats(deed, snapshot, ruleset.state.footprint), [deed, snapshot, ruleset])
  const isMoving = useMoment(fight.id, fight.moments)
  const struck = useMemo(() => (isMoving ? blows(deed) : null), [isMoving, deed])
  const { doors, locks } = snapshot.board
  const portals = useMemo(() => doorsOf(map, { doors, ...(locks && { locks }) }), [map, doors, locks])
  const shown = shownReach(fight, now === 'gm' ? null : now)
  // A reach that is shown is planned anew with everything that happens; nothing else of the movement is known before.
  const planned = shown === null ? null : fight
  useKeyLayer('map', name => {
    const isMoved = shown !== null || tool !== null
    if (!isMoved || !name.startsWith('Arrow') || !isInDock(document.activeElement)) return false
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
        beneath={BENEATH}
        overlay={held === null ? OVERLAY.atRest : OVERLAY.held}
        notes={notes}
        about={HoverCard}
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
