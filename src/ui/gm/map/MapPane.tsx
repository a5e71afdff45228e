import { useMemo, type RefObject } from 'react'
import { MAP } from '~/words/en/map'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useDeed, usePrompt } from '~/store/hooks/useRules'
import { useShared } from '~/store/slice/share'
import { actions, useTable } from '~/store/state/useTable'
import { openDialog } from '../state/windowState'
import { layout } from '../state/layout'
import { Board } from '../../board/Board'
import type { BoardHandle } from '../../board/props/handle'
import { useFaces } from '../../parts/signs/faces'
import { useKeyLayer } from '../keys/keyLayers'
import { boardTokens } from './tokens/boardTokens'
import { floats } from './tokens/floats'
import { doorsOf } from './tokens/doorsOf'
import { gmMovement, shownReach } from './moving/gmMovement'
import { toggleDoor } from './toggleDoor'
import { useBoardMap } from './useBoardMap'
import { useAim } from './tools/useAim'
import { useMapTool } from './tools/useMapTool'
import { usePicking } from './tools/usePicking'
import { useRegions } from './tools/useRegions'
import { useUnits } from '../state/useUnits'
import { TokenDrag } from '../../board/drag/TokenDrag'
import { OddsOnMap, oddsNotes } from '../odds/OddsOnMap'

const OVERLAY = <OddsOnMap />

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
  const aim = useAim(now)
  const drawn = useBoardMap(regions, now)
  const pictures = useTable(s => s.pictures)
  const faces = useFaces()
  const asked = fight.asks?.[0]?.of ?? null
  const tokens = useShared(
    useMemo(() => boardTokens(fight, { now, asked }, pictures, faces.shown), [fight, now, asked, pictures, faces]),
  )
  const odds = useTable(s => s.odds)
  const notes = useMemo(() => (odds ? oddsNotes(odds, snapshot) : undefined), [odds, snapshot])
  const deed = useDeed()
  const risen = useMemo(() => floats(deed, snapshot, ruleset.state.footprint), [deed, snapshot, ruleset])
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
  const movement = useMemo(() => gmMovement(planned && shown, unit), [planned, shown, unit])

  return (
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
      movement={movement}
      drag={TokenDrag}
      picking={picking}
      aim={aim}
      lengths={lengths}
      beginsAt={layout() === 'wide' ? 'map' : 'tokens'}
      floats={risen}
      overlay={OVERLAY}
      notes={notes}
      tool={tool}
      lasso={lasso}
      doors={portals}
      onDoor={toggleDoor}
    />
  )
}

/** Where the arrow keys mean nothing else: in the prompt and the action bar, or nowhere. */
function isInDock(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('[data-dock]') !== null
}

function openMenu(who: Id, at: { readonly x: number; readonly y: number }): void {
  openDialog({ kind: 'menu', who, ...at })
}

/** After a click on a token: it comes first; with `add` it joins the others, or leaves them. Null: on empty ground. */
function select(id: Id | null, add: boolean): void {
  const { selection } = useTable.getState()
  if (id === null) actions.select([])
  else if (!add) actions.select([id])
  else actions.select(selection.includes(id) ? selection.filter(other => other !== id) : [id, ...selection])
}
