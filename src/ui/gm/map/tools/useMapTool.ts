import { useMemo } from 'react'
import type { Asked, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import {
  areaAt,
  type AreaForm,
  areaJson,
  caughtIn,
  drawnZoneIds,
  packSquares,
  roomAt,
  standingWalls,
  wallAt,
} from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { actions, asGm, useTable } from '~/store/state'
import { MAP_TOOLS } from '~/words/en/map'
import type { LengthUnit } from '../../../board/geometry/lengthWords'
import type { BoardTool } from '../../../board/props'
import { areaTool } from '../../../board/tools/areaTool'
import { pickerTool } from '../../../board/tools/pickerTool'
import { rulerTool } from '../../../board/tools/rulerTool'
import { squaresTool } from '../../../board/tools/squaresTool'
import { wallsTool } from '../../../board/tools/wallsTool'
import { useUnits } from '../../state/layout'
import { type MapSettings, type MapTool, USUAL_SETTINGS } from '../../state/mapSettings'
import { changeWindow, setMap, takeTool, useWindowState } from '../../state/windowState'
import { selectWithin } from '../boardTokens'

interface MapToolInputs {
  map: { readonly width: number; readonly height: number }
  unit: LengthUnit
  diagonals: FightView['ruleset']['commands']['diagonals']
  set: MapSettings
}

/** A tool for the map, with what it does in the fight. Each stroke is one command, and one step to undo. */
function mapTool(name: MapTool, { map, unit, diagonals, set }: MapToolInputs): BoardTool {
  const onLeave = () => takeTool(null)
  const chosen = { map, shape: set.shape, size: set.brush, roomAt: room, onLeave }
  switch (name) {
    case 'select':
      return squaresTool({
        ...chosen,
        words: MAP_TOOLS.inHand.several,
        shape: 'rectangle',
        ink: 'ink',
        onStroke: selectWithin,
      })
    case 'ruler':
      return rulerTool({ map, unit, diagonals, onMeasure: measured => actions.measure(measured), onLeave })
    case 'fog':
      return squaresTool({
        ...chosen,
        words: MAP_TOOLS.inHand.fog(MAP_TOOLS.fog[set.fog]),
        ink: set.fog === 'hidden' ? 'refused' : 'open',
        onStroke: cells => asGm('fog.paint', { squares: packSquares(cells), as: set.fog }),
      })
    case 'ground':
      return squaresTool({
        ...chosen,
        words: MAP_TOOLS.inHand.ground(MAP_TOOLS.ground[set.ground]),
        ink: set.ground === 'none' ? 'muted' : 'reach',
        onStroke: cells =>
          asGm('paint', { squares: packSquares(cells), ground: set.ground === 'none' ? null : set.ground }),
      })
    case 'zone':
      return squaresTool({
        ...chosen,
        words: MAP_TOOLS.inHand.zone,
        ink: 'frame',
        onStroke: cells => paintZone(cells, set.zone),
      })
    case 'wall':
      return wallsTool({
        map,
        words: MAP_TOOLS.inHand.draw(MAP_TOOLS.wall[set.wall]),
        shape: set.wallShape,
        snap: set.snap,
        ink: set.wall === 'door' ? 'door' : set.wall === 'window' ? 'window' : 'wall',
        onDraw: lines => asGm('wall.add', { list: lines.map(line => wallAt(set.wall, line)) }),
        onLeave,
      })
    case 'take':
      return pickerTool({
        words: MAP_TOOLS.inHand.erase,
        lines: () => standingWalls(fight()),
        ink: 'refused',
        wordsOf: ({ kind }) => MAP_TOOLS.inHand.wall(MAP_TOOLS.wall[kind]),
        onPick: ({ id }) => asGm('wall.remove', { walls: [id] }),
        onLeave,
      })
    case 'area':
      return freeArea({ map, set }, shape => asGm('area.add', { shape: areaJson(shape), badge: 1 }), onLeave)
  }
}

/** Places an area for a question that is open; it does not stay, and what it catches is handed over. */
function catchingArea(take: (who: readonly Id[]) => void, given: Pick<MapToolInputs, 'map' | 'set'>) {
  return freeArea(
    given,
    shape => take(caughtIn(fight(), shape).who),
    () => changeWindow(w => void (w.catching = null)),
  )
}

/** An area of the form that is set, placed anywhere. */
function freeArea(
  { map, set }: Pick<MapToolInputs, 'map' | 'set'>,
  onShape: (shape: ReturnType<typeof areaAt>) => void,
  onLeave: () => void,
): BoardTool {
  const form = formOf(set)
  return areaTool({
    map,
    words: MAP_TOOLS.inHand.area(MAP_TOOLS.area[set.area]),
    form,
    from: null,
    origin: set.origin,
    lay: layOf(form),
    onPlace: (at, towards) => onShape(areaAt(form, at, towards)),
    onLeave,
  })
}

/** Places the area that is asked for; it begins at whoever it starts from. */
function askedArea(ask: Extract<Asked, { kind: 'area' }>, { map, set }: Pick<MapToolInputs, 'map' | 'set'>): BoardTool {
  const form = ask.area as unknown as AreaForm // the rules give no other
  return areaTool({
    map,
    words: MAP_TOOLS.inHand.placeArea,
    form,
    from: form.kind === 'cone' || form.kind === 'line' ? middleOf(ask.who) : null,
    origin: set.origin,
    lay: layOf(form),
    onPlace: (at, towards) => void actions.answer(ask, areaJson(areaAt(form, at, towards)), 'click'),
    onLeave: () => actions.undo('answer'),
  })
}

/** The fight at the moment of a click: the tools outlive many of its states. */
function fight(): FightView {
  const { fight: open } = useTable.getState()
  if (!open) throw new Error('A tool was used while no fight is open.')
  return open
}

const room = (cell: number) => roomAt(fight(), cell)

function paintZone(cells: readonly number[], zone: string | null): void {
  const before = new Set(drawnZoneIds(fight()))
  if (!asGm('zone.paint', { squares: packSquares(cells), zone }) || zone !== 'new') return
  // The next stroke adds to the zone that this one has made.
  const made = drawnZoneIds(fight()).find(id => !before.has(id))
  if (made !== undefined) setMap({ zone: made })
}

/** Areas say whom they catch; more names than these are counted. */
const NAMED = 4

function layOf(form: AreaForm) {
  return (at: { x: number; y: number }, towards: { x: number; y: number } | undefined) => {
    const { snapshot } = fight()
    const { squares: cells, who } = caughtIn(fight(), areaAt(form, at, towards))
    const names = who.slice(0, NAMED).map(id => snapshot.combatants[id]?.name ?? id)
    if (who.length > NAMED) names.push(MAP_TOOLS.inHand.more(who.length - NAMED))
    const words = [
      MAP_TOOLS.inHand.squares(cells.length),
      names.length > 0 ? names.join(', ') : MAP_TOOLS.inHand.nobody,
    ].join(' · ')
    return { cells, words }
  }
}

function formOf({ area: kind, areaSize: size, areaWidth: width }: MapSettings): AreaForm {
  switch (kind) {
    case 'circle':
      return { kind, radius: size }
    case 'cone':
      return { kind, length: size }
    case 'line':
      return { kind, length: size, width }
    case 'square':
      return { kind, side: size }
  }
}

/** The middle of somebody's token, in squares. */
function middleOf(who: Id | null): { x: number; y: number } | null {
  const { ruleset, snapshot, map } = fight()
  const combatant = who === null ? undefined : snapshot.combatants[who]
  if (!combatant || combatant.cell === null) return null
  const half = ruleset.state.footprint(combatant.sheet) / 2
  return { x: (combatant.cell % map.width) + half, y: Math.floor(combatant.cell / map.width) + half }
}

/** The tool in the GM's hand, and what a drag with Shift does. */
export function useMapTool(isPicking: boolean): { tool: BoardTool | null; lasso: BoardTool | null } {
  const { map, asks, ruleset } = useFight()
  const { diagonals } = ruleset.commands
  const name = useWindowState(v => v.tool)
  const { lengths: unit } = useUnits()
  const set = useWindowState(v => v.map)
  const catching = useWindowState(v => v.catching)
  const { width, height } = map
  const asked = asks?.find(ask => ask.kind === 'area')
  const tool = useMemo(() => {
    if (asked) return askedArea(asked, { map: { width, height }, set })
    if (catching) return catchingArea(catching, { map: { width, height }, set })
    // A question that is answered on the map goes first; a ruler may be laid meanwhile.
    if (isPicking && name !== 'ruler') return null
    return name && mapTool(name, { map: { width, height }, unit, diagonals, set })
  }, [asked, catching, isPicking, name, width, height, unit, diagonals, set])
  const lasso = useMemo(
    () => mapTool('select', { map: { width, height }, unit: 'squares', diagonals, set: USUAL_SETTINGS }),
    [width, height, diagonals],
  )
  return { tool, lasso }
}
