import { lazy, useMemo, type RefObject } from 'react'
import type { Id, Reason } from '~/engine'
import { useFight, useGround, useNow, useShownParts } from '~/store/derived'
import { actions, useTable } from '~/store/useTable'
import { Board } from '../../board/Board'
import type { BoardHandle, Movement } from '../../board/types'
import { boardMap } from './boardMap'
import { isPlaced } from './isPlaced'
import { boardTokens } from './boardTokens'
import { submitWay } from './submitWay'
import { useView } from '../view'
import { useMapTool } from './useMapTool'
import { openRegions, usePicking } from './usePicking'
import { useRegions } from './useRegions'

// The library that drags is loaded when somebody first touches the window.
const TokenDrag = lazy(async () => ({ default: (await import('../../board/drag/TokenDrag')).TokenDrag }))

/** One shade for everything within reach: what a movement costs beyond its metres is the action bar's matter. */
const BANDS = [Infinity]

/** The map with the fight on it. It asks the rules through the store and draws what they say. */
export function MapPane({ handle }: { handle: RefObject<BoardHandle | null> }) {
  const { name, ruleset, snapshot, terrain, asks, map, picture } = useFight()
  const selection = useTable(s => s.selection)
  const regions = useRegions()
  const picking = usePicking(regions)
  const tool = useMapTool()
  const marked = useMemo(() => {
    const open = new Set(openRegions(asks?.[0], regions).map(({ region }) => region))
    return regions?.map(region => ({ ...region, isOpen: open.has(region) }))
  }, [asks, regions])
  const ground = useGround()
  const { doors } = snapshot.board
  const drawn = useMemo(() => boardMap(map, doors, ground, marked), [map, doors, ground, marked])
  const { of: now } = useNow()
  const tokens = useMemo(() => boardTokens(ruleset, snapshot, map.width, now), [ruleset, snapshot, map.width, now])
  // The outlines are there while the GM works on them; in play they would shout over the fight.
  const outlined = useView(v => v.marking !== null || v.tab === 'encounter')
  const shown = useShownParts()
  const frames = useMemo(
    () => (outlined ? shown.map(rect => ({ rect: inclusive(rect), words: 'shown to players' })) : []),
    [outlined, shown],
  )
  const movement = useMemo((): Movement<Reason> => {
    const path = asks?.find(ask => ask.kind === 'path')
    const walk = (id: Id) =>
      isPlaced(snapshot, id) ? ruleset.walk(snapshot, terrain, id, path?.who === id ? path : undefined) : null
    const actor = path ? path.who : asks || now === null || now === 'gm' ? null : now
    return {
      shown: actor !== null && walk(actor)?.whyNot === undefined ? actor : null,
      of: id => (asks && id !== path?.who ? null : walk(id)),
      bands: BANDS,
      describe: whyNot => ruleset.text.reason(whyNot, snapshot),
      onDrop: (id, squares) => submitWay(id, squares, path),
    }
  }, [ruleset, snapshot, terrain, asks, now])

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
      frames={frames}
    />
  )
}

/** The selection after a click: the clicked one comes first; with `add` it joins the others, or leaves them. */
function selected(selection: readonly Id[], id: Id, add: boolean): readonly Id[] {
  if (!add) return [id]
  return selection.includes(id) ? selection.filter(other => other !== id) : [id, ...selection]
}

/** A rectangle by its corners and sides, as the board wants it: first and last squares. */
function inclusive({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x0: x, y0: y, x1: x + width - 1, y1: y + height - 1 }
}
