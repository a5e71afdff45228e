import { useMemo } from 'react'
import type { Asked, Decider, Id, Region } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { areaAt, type AreaForm, areaJson, caughtIn, caughtOn } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { actions, asGm, useTable } from '~/store/state'
import { MAP_TOOLS } from '~/words/en/map'
import type { LengthUnit } from '../../../board/geometry/lengthWords'
import type { BoardTool } from '../../../board/props'
import { areaTool, type AreaPlace } from '../../../board/tools/areaTool'
import { rulerTool } from '../../../board/tools/rulerTool'
import { squaresTool } from '../../../board/tools/squaresTool'
import { useUnits } from '../../state/layout'
import type { MapSettings, MapTool } from '../../state/mapSettings'
import { changeWindow, type DrawingTool, takeTool, useWindowState } from '../../state/windowState'
import { selectWithin } from '../boardTokens'
import { type AreaAsk, caughtWords, formAsked, formOf, isDirected, middleOf, proposedPlace } from './areas'
import { openRegions } from './usePicking'

interface MapToolInputs {
  map: { readonly width: number; readonly height: number }
  unit: LengthUnit
  diagonals: FightView['ruleset']['commands']['diagonals']
  set: MapSettings
}

/** The tool that frames several, at the table and with Shift held. */
const severalTool = (map: MapToolInputs['map'], onLeave: () => void) =>
  squaresTool({
    map,
    words: MAP_TOOLS.inHand.several,
    shape: 'rectangle',
    size: 1,
    // A rectangle asks for no room.
    roomAt: () => [],
    ink: 'ink',
    onStroke: selectWithin,
    onLeave,
  })

/**
 * A tool for the map, with what it does in the fight. Each stroke is one command, and one step to undo.
 *
 * @param drawing makes the tools that draw the map; they come with its panel. Null: not here yet
 */
function mapTool(
  name: MapTool,
  { map, unit, diagonals, set }: MapToolInputs,
  drawing: DrawingTool | null,
): BoardTool | null {
  const onLeave = () => takeTool(null)
  switch (name) {
    case 'select':
      return severalTool(map, onLeave)
    case 'ruler':
      return rulerTool({ map, unit, diagonals, onMeasure: measured => actions.measure(measured), onLeave })
    case 'area':
      return areaTool({
        ...freeArea({ map, set }),
        onPlace: (at, towards) => asGm('area.add', { shape: areaJson(areaAt(formOf(set), at, towards)), badge: 1 }),
        onLeave,
      })
    default:
      return drawing?.(name, { map, set, onLeave }) ?? null
  }
}

/** Places an area for a question that is open; it does not stay, and what it catches is handed over. */
function catchingArea(
  take: (who: readonly Id[]) => void,
  of: Decider | undefined,
  given: Pick<MapToolInputs, 'map' | 'set'>,
) {
  return areaTool({
    ...freeArea(given),
    lay: layOf(formOf(given.set), of),
    onShow: place => showPlaced(take, place),
    onPlace: (at, towards) => take(caughtIn(fight(), areaAt(formOf(given.set), at, towards)).who),
    onLeave: () => changeWindow(w => void (w.catching = null)),
  })
}

/** An area of the form that is set, placed anywhere. */
function freeArea({ map, set }: Pick<MapToolInputs, 'map' | 'set'>) {
  const form = formOf(set)
  const words = MAP_TOOLS.inHand.area(MAP_TOOLS.area[set.area])
  return { map, words, form, from: null, origin: set.origin, lay: layOf(form) }
}

/** Places the area that is asked for; it begins at whoever it starts from. */
function askedArea(ask: AreaAsk, { map, set }: Pick<MapToolInputs, 'map' | 'set'>): BoardTool {
  const form = formAsked(ask)
  return areaTool({
    map,
    words: MAP_TOOLS.inHand.placeArea,
    form,
    from: isDirected(form) ? middleOf(fight(), ask.who) : null,
    proposed: proposedPlace(fight(), ask)?.at,
    origin: set.origin,
    lay: layOf(form, ask.of),
    onShow: place => showPlaced(ask, place),
    onPlace: (at, towards) => void actions.answer(ask, areaJson(areaAt(form, at, towards)), 'click'),
    onLeave: () => actions.undo('answer'),
  })
}

/** Chooses the part of the map that a blow strikes, with everybody in it. */
function askedRegion(ask: Asked, open: ReturnType<typeof openRegions>, map: MapToolInputs['map']): BoardTool {
  const at = ({ x, y }: AreaPlace['at']) =>
    open.find(({ region }) => region.squares.includes(Math.floor(y) * map.width + Math.floor(x)))
  return areaTool({
    map,
    words: MAP_TOOLS.inHand.placeArea,
    form: { kind: 'square', side: 1 },
    from: null,
    origin: 'middle',
    lay(place) {
      const squares = at(place)?.region.squares ?? []
      return { cells: squares, ...caughtWords(fight(), squares.length, caughtOn(fight(), squares), ask.of) }
    },
    onShow: place => showPlaced(ask, place),
    onPlace(place) {
      const found = at(place)
      if (found) actions.answer(ask, found.value, 'click')
    },
    onLeave: () => actions.undo('answer'),
  })
}

/** What is shown of an area stands in the dock as well. */
function showPlaced(of: object, place: AreaPlace | null): void {
  changeWindow(w => void (w.placed = place && { of, ...place }))
}

/** The fight at the moment of a click: the tools outlive many of its states. */
export function fight(): FightView {
  const { fight: open } = useTable.getState()
  if (!open) throw new Error('A tool was used while no fight is open.')
  return open
}

/** @param of for whom some of those who are caught are friends; left out: nobody is warned of */
function layOf(form: AreaForm, of?: Decider) {
  return (at: AreaPlace['at'], towards: AreaPlace['towards']) => {
    const { squares, who } = caughtIn(fight(), areaAt(form, at, towards))
    return { cells: squares, ...caughtWords(fight(), squares.length, who, of) }
  }
}

/** The tool in the GM's hand, and what a drag with Shift does. */
export function useMapTool(
  isPicking: boolean,
  regions: readonly Region[] | undefined,
): { tool: BoardTool | null; lasso: BoardTool | null } {
  const { map, asks, ruleset } = useFight()
  const { diagonals } = ruleset.commands
  const name = useWindowState(v => v.tool)
  const { lengths: unit } = useUnits()
  const set = useWindowState(v => v.map)
  const catching = useWindowState(v => v.catching)
  const drawing = useWindowState(v => v.drawing)
  const { width, height } = map
  const asked = asks?.find(ask => ask.kind === 'area')
  const first = asks?.[0]
  const struck = useMemo(
    () => (first && ruleset.questions[first.key]?.meaning === 'area' ? openRegions(first, regions) : []),
    [first, ruleset, regions],
  )
  const tool = useMemo(() => {
    if (asked) return askedArea(asked, { map: { width, height }, set })
    if (catching) return catchingArea(catching, first?.of, { map: { width, height }, set })
    if (first && struck.length > 0) return askedRegion(first, struck, { width, height })
    // A question that is answered on the map goes first; a ruler may be laid meanwhile.
    if (isPicking && name !== 'ruler') return null
    return name && mapTool(name, { map: { width, height }, unit, diagonals, set }, drawing)
  }, [asked, catching, first, struck, isPicking, name, width, height, unit, diagonals, set, drawing])
  const lasso = useMemo(() => severalTool({ width, height }, () => takeTool(null)), [width, height])
  return { tool, lasso }
}
