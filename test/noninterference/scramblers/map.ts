import { UNIT } from '~/grid/lines'
import { gridMap, type Portal, type Segment } from '~/grid/map/gridMap'
import { withWord } from '~/grid/sets'
import { createTerrain } from '~/table'
import { PIXELS, pictureFile, pixelsOf } from '../fights/mapPicture'
import type { State } from '../fights/moment'
import { junk, type About, type Scrambler } from './scrambler'

/** Some of these squares, in order. */
const some = (cells: readonly number[], { chance }: About): number[] => cells.filter(() => chance.in100(40))

export const areasNotShared: Scrambler = ({ state }, { chance, width, height }) => {
  const areas = { ...state.board.areas }
  const shape = { kind: 'circle', radius: 3, at: [chance.below(width) * UNIT, chance.below(height) * UNIT] }
  for (const area of Object.values(areas)) if (!area.shared) areas[area.id] = { ...area, name: junk(), badge: 7, shape }
  const one = { id: 'a900', name: junk(), badge: chance.below(8), shared: false, shape }
  state.board = { ...state.board, areas: chance.in100(50) ? { ...areas, a900: one } : { a900: one, ...areas } }
  return true
}

/** One that is shared and lies where nobody looks. */
export const areasUnseen: Scrambler = ({ state }, about) => {
  const { width, height, visible, unseen, chance } = about
  const isFar = (cell: number) => {
    const [x, y] = [cell % width, Math.floor(cell / width)]
    for (let b = Math.max(0, y - 3); b <= Math.min(height - 1, y + 3); b++)
      for (let a = Math.max(0, x - 3); a <= Math.min(width - 1, x + 3); a++) if (visible[b * width + a]) return false
    return true
  }
  const far = unseen.filter(isFar)
  if (far.length === 0) return false
  const cell = chance.pick(far)
  const at = [(cell % width) * UNIT, Math.floor(cell / width) * UNIT]
  const one = { id: 'a901', name: junk(), badge: 3, shared: true, shape: { kind: 'circle', radius: 1, at } }
  state.board = { ...state.board, areas: { ...state.board.areas, a901: one } }
  return true
}

export const groundUnknown: Scrambler = ({ state }, about) => {
  const cells = some(about.unknown, about)
  if (cells.length === 0) return false
  // Blocking ground stops light, and what the GM's hand shows may lie behind it.
  const kinds = ['difficult', 'hazardous', 'cover', ...(about.isDark || about.isByHand ? [] : ['blocking'])]
  const paint = withWord(state.board.paint ?? {}, about.width, cells, about.chance.pick(kinds))
  state.board = { ...state.board, paint }
  return true
}

const PLAIN: NonNullable<State['board']['zones']> = { size: 4, drawn: {}, said: {} }

export const zonesUnknown: Scrambler = ({ state }, about) => {
  const cells = some(about.unknown, about)
  if (cells.length === 0) return false
  const { drawn, said, size } = state.board.zones ?? PLAIN
  const old = [...new Set(Object.values(drawn).flatMap(row => row.match(/z\d+/g) ?? []))]
  const isOld = old.length > 0 && about.chance.in100(40)
  const id = isOld ? about.chance.pick(old) : 'z900'
  const zones = {
    size,
    drawn: withWord(drawn, about.width, cells, id),
    said: isOld ? said : { ...said, z900: { name: junk() } },
  }
  state.board = { ...state.board, zones }
  return true
}

/** What the GM has said of zones besides their names. */
export const zonesSaid: Scrambler = ({ state }, { chance }) => {
  const { said, ...zones } = state.board.zones ?? PLAIN
  const tiles = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`t${i}`, {}]))
  const room = () => chance.pick(['cramped', 'wide'] as const)
  const other = Object.entries({ ...tiles, ...said }).map(
    ([id, zone]) => [id, { ...zone, room: room(), exit: true }] as const,
  )
  state.board = { ...state.board, zones: { ...zones, said: Object.fromEntries(other) } }
  return true
}

/** Which doors are locked, wherever they are. */
export const locks: Scrambler = ({ state }, { chance, terrain }) => {
  const { portals } = terrain.drawn(state.board)
  if (portals.length === 0) return false
  state.board = { ...state.board, locks: Object.fromEntries(portals.map(({ id }) => [id, chance.in100(50)])) }
  return true
}

export const wallsUnknown: Scrambler = ({ state }, { deep, isByHand, chance, width }) => {
  if (deep.length === 0 || isByHand) return false
  const drawn = Array.from({ length: 3 }, (_, i) => {
    const cell = chance.pick(deep)
    const [x, y] = [(cell % width) * UNIT, Math.floor(cell / width) * UNIT]
    const at = chance.in100(50) ? ([x, y, x + UNIT, y] as const) : ([x, y, x, y + UNIT] as const)
    return [`w90${i}`, { kind: chance.pick(['wall', 'door', 'window', 'object'] as const), at }] as const
  })
  state.board = { ...state.board, walls: { ...state.board.walls, ...Object.fromEntries(drawn) } }
  return true
}

/** The map's own walls, and a door, where nobody has been. */
export const mapUnknown: Scrambler = (moment, { deep, isByHand, chance, width }) => {
  if (deep.length === 0 || isByHand) return false
  const { map } = moment.terrain
  const at = () => {
    const cell = chance.pick(deep)
    return [cell % width, Math.floor(cell / width)] as const
  }
  const walls = Array.from({ length: 3 }, (): Segment => {
    const [x, y] = at()
    return { x1: x, y1: y, x2: x + 1, y2: y + 1, kind: chance.pick(['wall', 'object', 'window'] as const) }
  })
  const [x, y] = at()
  const vault: Portal = {
    id: 'vault',
    segment: { x1: x, y1: y, x2: x, y2: y + 1, kind: 'door' },
    closed: chance.in100(50),
    ...(chance.in100(50) && { secret: true as const }),
  }
  moment.terrain = createTerrain(gridMap({ ...map, walls: [...map.walls, ...walls], portals: [...map.portals, vault] }))
  return true
}

/** How doors stand that have unknown squares alone on either side. */
export const doorsUnknown: Scrambler = ({ state, terrain }, { known, width, height }) => {
  const doors = terrain.drawn(state.board).portals.filter(({ segment: { x1, y1, x2, y2 } }) => {
    for (let y = Math.max(0, Math.floor(Math.min(y1, y2)) - 1); y <= Math.min(height - 1, Math.max(y1, y2)); y++)
      for (let x = Math.max(0, Math.floor(Math.min(x1, x2)) - 1); x <= Math.min(width - 1, Math.max(x1, x2)); x++)
        if (known[y * width + x]) return false
    return true
  })
  if (doors.length === 0) return false
  const other = doors.map(({ id, closed }) => {
    const isOpen = (state.board.doors[id] ?? (closed ? 'closed' : 'open')) === 'open'
    return [id, isOpen ? 'closed' : 'open'] as const
  })
  state.board = { ...state.board, doors: { ...state.board.doors, ...Object.fromEntries(other) } }
  return true
}

/** A closed secret door is a wall to the players: here it is one. */
export const secretDoors: Scrambler = moment => {
  const { state, terrain } = moment
  const { map } = terrain
  const isWall = ({ id, secret, closed }: Portal) =>
    secret === true && (state.board.doors[id] ?? (closed ? 'closed' : 'open')) === 'closed' && !state.board.walls?.[id]
  const gone = map.portals.filter(portal => isWall(portal) && state.board.walls?.[portal.id] !== null)
  if (gone.length === 0 || map.walls.some(wall => wall.portal !== undefined)) return false
  const walls = [...map.walls, ...gone.map(({ segment }): Segment => ({ ...segment, kind: 'wall' }))]
  moment.terrain = createTerrain(
    gridMap({ ...map, walls, portals: map.portals.filter(portal => !gone.includes(portal)) }),
  )
  const doors = Object.entries(state.board.doors).filter(([id]) => !gone.some(portal => portal.id === id))
  state.board = { ...state.board, doors: Object.fromEntries(doors) }
  return true
}

/** What the map's picture shows where nobody has been, and what its file says of itself. */
export const pictureOfTheMap: Scrambler = (moment, { known, width, chance }) => {
  const pixels = pixelsOf(moment.picture)
  const rows = pixels.rows.map((row, y) =>
    row.map((pixel, x) => {
      const cell = Math.floor(y / PIXELS) * width + Math.floor(x / PIXELS)
      return known[cell] ? pixel : 2_000 + chance.below(1000)
    }),
  )
  moment.picture = pictureFile({ ...pixels, rows, about: junk() })
  return true
}

/** What the GM measures where the players do not look. */
export const rulerUnknown: Scrambler = (moment, { known, unknown, chance }) => {
  const { ruler } = moment
  const isShown = ruler?.cells.every(cell => known[cell]) ?? false
  if (isShown || unknown.length === 0) return false
  moment.ruler = ruler && chance.in100(30) ? null : { cells: [chance.pick(unknown)], words: junk() }
  return true
}
