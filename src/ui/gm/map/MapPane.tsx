import { lazy, useMemo, type RefObject } from 'react'
import type { Id, Reason } from '~/engine'
import { useFight, useNow } from '~/store/derived'
import { actions, useTable } from '~/store/useTable'
import { Board } from '../../board/Board'
import type { BoardHandle, Movement } from '../../board/types'
import { useView } from '../view'
import { isPlaced } from './isPlaced'
import { boardTokens } from './boardTokens'
import { doorsOf } from './doorsOf'
import { placeTogether, together } from './placeTogether'
import { submitWay } from './submitWay'
import { toggleDoor } from './toggleDoor'
import { useBoardMap } from './useBoardMap'
import { useMapTool } from './useMapTool'
import { usePicking } from './usePicking'
import { useRegions } from './useRegions'

// The library that drags is loaded when somebody first touches the window.
const TokenDrag = lazy(async () => ({ default: (await import('../../board/drag/TokenDrag')).TokenDrag }))

/** One shade for everything within reach: what a movement costs beyond its metres is the action bar's matter. */
const BANDS = [Infinity]

/** The map with the fight on it. It asks the rules through the store and draws what they say. */
export function MapPane({ handle }: { handle: RefObject<BoardHandle | null> }) {
  const { name, ruleset, snapshot, terrain, asks, map, picture } = useFight()
  const selection = useTable(s => s.selection)
  const unit = useView(v => v.unit)
  const regions = useRegions()
  const picking = usePicking(regions)
  const { tool, lasso } = useMapTool(picking !== null)
  const { of: now } = useNow()
  const drawn = useBoardMap(regions, now)
  const pictures = useTable(s => s.pictures)
  const tokens = useMemo(
    () => boardTokens(ruleset, snapshot, map.width, now, pictures),
    [ruleset, snapshot, map.width, now, pictures],
  )
  const { doors } = snapshot.board
  const portals = useMemo(() => doorsOf(map, doors), [map, doors])
  const movement = useMemo((): Movement<Reason> => {
    const path = asks?.find(ask => ask.kind === 'path')
    const walk = (id: Id) =>
      isPlaced(snapshot, id) ? ruleset.walk(snapshot, terrain, id, path?.who === id ? path : undefined) : null
    // Outside of turns the selected are placed together: by the GM, whom no rule holds back.
    const company = (id: Id) =>
      selection.length > 1 && selection.includes(id) && !asks && walk(id)?.command === 'place'
        ? selection.filter(one => isPlaced(snapshot, one))
        : []
    const actor = path ? path.who : asks || now === null || now === 'gm' ? null : now
    return {
      shown: actor !== null && walk(actor)?.whyNot === undefined ? actor : null,
      of: id => (asks && id !== path?.who ? null : company(id).length > 1 ? together(snapshot, id) : walk(id)),
      company,
      unit: ruleset.waysIn ?? unit,
      bands: BANDS,
      describe: whyNot => ruleset.text.reason(whyNot, snapshot),
      onDrop: (id, squares) => {
        const along = company(id)
        if (along.length > 1) placeTogether(along, squares)
        else submitWay(id, squares, path)
      },
    }
  }, [ruleset, snapshot, terrain, asks, now, selection, unit])

  return (
    <Board
      ref={handle}
      label={`Map of ${name}`}
      map={drawn}
      picture={picture}
      showsWalls
      tokens={tokens}
      selection={selection}
      onSelect={(id, add) => actions.select(id === null ? [] : selected(selection, id, add))}
      movement={movement}
      drag={TokenDrag}
      picking={picking}
      tool={tool}
      lasso={lasso}
      doors={portals}
      onDoor={toggleDoor}
    />
  )
}

/** The selection after a click: the clicked one comes first; with `add` it joins the others, or leaves them. */
function selected(selection: readonly Id[], id: Id, add: boolean): readonly Id[] {
  if (!add) return [id]
  return selection.includes(id) ? selection.filter(other => other !== id) : [id, ...selection]
}
