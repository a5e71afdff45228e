import { drawnZoneIds, packSquares, roomAt, standingWalls, wallAt } from '~/store/queries/mapQueries'
import { asGm } from '~/store/state'
import { MAP_TOOLS } from '~/words/en/map'
import { pickerTool } from '../../../board/tools/pickerTool'
import { squaresTool } from '../../../board/tools/squaresTool'
import { wallsTool } from '../../../board/tools/wallsTool'
import { changeWindow, type DrawingTool, setMap } from '../../state/windowState'
import { fight } from '../tools/useMapTool'

/** The tools that draw fog, ground, zones and walls, and take walls away. Each stroke is one command, and one step to undo. */
const drawingTool: DrawingTool = (name, { map, set, onLeave }) => {
  const squares = { map, shape: set.shape, size: set.brush, roomAt: (cell: number) => roomAt(fight(), cell), onLeave }
  switch (name) {
    case 'fog':
      return squaresTool({
        ...squares,
        words: MAP_TOOLS.inHand.fog(MAP_TOOLS.fog[set.fog]),
        ink: set.fog === 'hidden' ? 'refused' : 'open',
        onStroke: cells => asGm('fog.paint', { squares: packSquares(cells), as: set.fog }),
      })
    case 'ground':
      return squaresTool({
        ...squares,
        words: MAP_TOOLS.inHand.ground(MAP_TOOLS.ground[set.ground]),
        ink: set.ground === 'none' ? 'muted' : 'reach',
        onStroke: cells =>
          asGm('paint', { squares: packSquares(cells), ground: set.ground === 'none' ? null : set.ground }),
      })
    case 'zone':
      return squaresTool({
        ...squares,
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
  }
}

changeWindow(window => void (window.drawing = drawingTool))

function paintZone(cells: readonly number[], zone: string | null): void {
  const before = new Set(drawnZoneIds(fight()))
  if (!asGm('zone.paint', { squares: packSquares(cells), zone }) || zone !== 'new') return
  // The next stroke adds to the zone that this one has made.
  const made = drawnZoneIds(fight()).find(id => !before.has(id))
  if (made !== undefined) setMap({ zone: made })
}
