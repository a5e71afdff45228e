import type { CompiledMap } from '~/grid/map/compiledMap'
import { type GridZone, type ZoneMap, zoneMap } from '~/grid/zones'
import type { BoardState, Zone } from '../map/board'
import type { Terrain } from '../map/terrain'
import { TILED } from './zone'

/** The zones of the map as they stand, with what the GM has said of them. */
export interface Zones extends ZoneMap {
  /** What the table calls a zone: its drawn name, else "Zone 7"; of a tile its column and row ("B3"), of a part of it "B3 (2)". */
  nameOf(id: string): string
  /** What the GM has said of it; nothing said is an empty record. */
  saidOf(id: string): Zone
}

const kept = new WeakMap<CompiledMap, { zones: BoardState['zones']; made: Zones }>()
const NOTHING: Zone = {}

/** The zones of the map. Made once for each state of walls, doors and zones, and kept. */
export function zonesOf(board: BoardState, terrain: Terrain): Zones {
  const now = terrain.at(board)
  const last = kept.get(now)
  if (last && last.zones === board.zones) return last.made
  const { size, drawn, said } = board.zones ?? TILED
  const doors = terrain.drawn(board).portals.filter(({ segment }) => segment.kind !== 'window')
  const all = (to: 'open' | 'closed') =>
    terrain.at({ ...board, doors: { ...board.doors, ...Object.fromEntries(doors.map(({ id }) => [id, to])) } })
  const map = zoneMap({ now, closed: all('closed'), opened: all('open') }, drawn, size)
  const across = Math.ceil(terrain.map.width / size)
  const made: Zones = {
    ...map,
    saidOf: id => said[id] ?? NOTHING,
    nameOf: id => said[id]?.name ?? nameOf(id, across),
  }
  kept.set(now, { zones: board.zones, made })
  return made
}

/** What a drawn zone is called that the GM has given no name: "Zone 7". */
export const zoneName = (id: GridZone['id']): string => `Zone ${id.slice(1)}`

function nameOf(id: GridZone['id'], across: number): string {
  const [tile = '', part] = id.split('-')
  const number = Number(tile.slice(1))
  if (tile[0] !== 't') return zoneName(id)
  const name = `${column(number % across)}${Math.floor(number / across) + 1}`
  return part === undefined ? name : `${name} (${part})`
}

/** A to Z, then AA, AB … as on a sheet of columns. */
function column(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : column(Math.floor(index / 26) - 1) + letter
}
