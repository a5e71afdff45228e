import * as v from 'valibot'
import type { Segment } from '~/grid/map/gridMap'
import { FILE, MAPS } from '~/words/en/files'
import type { MapNote, MapPortal, MapRecord, Point } from './map/record'
import { fileLabel, label, nameFromFile, within } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'
import { ProblemList } from './report/problemList'
import { cosmetic, readAs } from './report/readAs'

/** The text of a page of 99 dungeons stays far below these. */
const place = v.pipe(v.number(), v.minValue(-10_000, FILE.less(-10_000)), v.maxValue(10_000, FILE.over(10_000)))
const cell = v.pipe(place, v.integer(MAPS.dungeon.notSquare))
const side = v.pipe(
  v.number(),
  v.integer(MAPS.dungeon.notSquares),
  v.minValue(1, FILE.less(1)),
  v.maxValue(500, FILE.over(500)),
)
const step = v.pipe(
  v.number(),
  v.integer(MAPS.dungeon.noDirection),
  v.minValue(-1, MAPS.dungeon.noDirection),
  v.maxValue(1, MAPS.dungeon.noDirection),
)

const rectSchema = v.object({
  x: cell,
  y: cell,
  w: side,
  h: side,
  rotunda: cosmetic(v.boolean(), false),
  ending: cosmetic(v.boolean(), false),
})
type Rect = v.InferOutput<typeof rectSchema>

const doorSchema = v.object({
  x: cell,
  y: cell,
  dir: v.pipe(
    v.object({ x: step, y: step }),
    v.check(({ x, y }) => Math.abs(x) + Math.abs(y) === 1, MAPS.dungeon.noDirection),
  ),
  type: v.pipe(v.number(), v.integer(MAPS.dungeon.noDoor)),
})
type Door = v.InferOutput<typeof doorSchema>

const noteSchema = v.object({
  text: v.string(),
  ref: cosmetic(v.union([v.string(), v.number()]), ''),
  pos: v.object({ x: place, y: place }),
})

const columnSchema = v.object({ x: place, y: place })
const waterSchema = v.object({ x: cell, y: cell })

const dungeonSchema = v.object({
  title: cosmetic(v.string(), ''),
  story: cosmetic(v.string(), ''),
  version: cosmetic(v.union([v.string(), v.number()]), ''),
  rects: v.array(v.unknown()),
})

const keyOf = (x: number, y: number): string => `${x},${y}`

/** The ground plan: which squares are floor, and between which of them one may step. */
class Rooms {
  /** Of each floor square the rooms that it belongs to. */
  readonly #rooms = new Map<string, Set<number>>()
  readonly #doors = new Map<string, Door>()

  constructor(rects: readonly Rect[], doors: readonly Door[]) {
    for (const door of doors) this.#doors.set(keyOf(door.x, door.y), door)
    const ways = new Set(doors.flatMap(({ x, y, dir }) => [keyOf(x + dir.x, y + dir.y), keyOf(x - dir.x, y - dir.y)]))
    rects.forEach((rect, room) => {
      for (let y = rect.y; y < rect.y + rect.h; y++)
        for (let x = rect.x; x < rect.x + rect.w; x++)
          // A round room has the squares whose middle lies in it, and whatever a door leads to.
          if (!rect.rotunda || isInEllipse(rect, x, y) || ways.has(keyOf(x, y))) {
            const own = this.#rooms.get(keyOf(x, y)) ?? new Set()
            this.#rooms.set(keyOf(x, y), own.add(room))
          }
    })
  }

  has(x: number, y: number): boolean {
    return this.#rooms.has(keyOf(x, y))
  }

  /** All floor squares. */
  squares(): Point[] {
    return [...this.#rooms.keys()].map(key => {
      const [x = 0, y = 0] = key.split(',').map(Number)
      return { x, y }
    })
  }

  /** Whether there is a wall between two squares side by side: rock, or another room that no door leads to. */
  isWall(from: Point, to: Point): boolean {
    const here = this.#rooms.get(keyOf(from.x, from.y))
    const there = this.#rooms.get(keyOf(to.x, to.y))
    if (!here || !there) return here !== there
    if ([...here].some(room => there.has(room))) return false
    return !this.#leads(from, to) && !this.#leads(to, from)
  }

  /** Whether the door on a square leads that way. */
  #leads(from: Point, to: Point): boolean {
    const door = this.#doors.get(keyOf(from.x, from.y))
    return door !== undefined && (door.dir.x !== 0) === (from.x !== to.x)
  }
}

function isInEllipse({ x, y, w, h }: Rect, left: number, top: number): boolean {
  const dx = (left + 0.5 - x - w / 2) / (w / 2)
  const dy = (top + 0.5 - y - h / 2) / (h / 2)
  return dx * dx + dy * dy <= 1
}

/** Kinds that open and close: doors, and what is barred; the others are ways that stand open. */
const CLOSED: ReadonlySet<number> = new Set([1, 3, 4, 5, 6, 7])
const WAY_OUT = 3
const PORTCULLIS = 4
const SECRET = 6

/**
 * The doors that open and close, each on the edge of its square towards the room that it leads to; the way out on the edge
 * towards the rock. Sight goes through a portcullis; a secret door is a wall to the players until it is opened.
 * @param corner the file's square that is the map's first
 */
function portalsOf(doors: readonly Door[], rooms: Rooms, corner: Point): MapPortal[] {
  return doors
    .filter(({ type }) => CLOSED.has(type))
    .map((door, i) => {
      const kind = door.type === PORTCULLIS ? 'window' : 'door'
      const segment = { ...edgeOf(door, rooms, corner), kind } as Segment
      const secret = door.type === SECRET ? { secret: true as const } : {}
      return { id: `portal-${i + 1}`, segment, closed: true, freestanding: false, ...secret }
    })
}

function edgeOf({ x, y, dir, type }: Door, rooms: Rooms, corner: Point): Omit<Segment, 'kind'> {
  const isOutwards = type === WAY_OUT && !rooms.has(x - dir.x, y - dir.y)
  const way = isOutwards ? { x: -dir.x, y: -dir.y } : dir
  const left = x - corner.x
  const top = y - corner.y
  if (way.x !== 0) {
    const at = way.x > 0 ? left + 1 : left
    return { x1: at, y1: top, x2: at, y2: top + 1 }
  }
  const at = way.y > 0 ? top + 1 : top
  return { x1: left, y1: at, x2: left + 1, y2: at }
}

/**
 * The walls of a dungeon, edges of squares joined to long lines, in squares from its corner. An edge where a door stands has
 * none: the door is there.
 * @param doors edges of doors as `x1,y1,x2,y2` of the map
 */
function wallsOf(
  rooms: Rooms,
  corner: Point,
  { width, height }: { width: number; height: number },
  doors: ReadonlySet<string>,
): Segment[] {
  const walls: Segment[] = []
  const line = (length: number, edge: (at: number) => { isWall: boolean; segment: (from: number) => Segment }) => {
    let from: number | undefined
    for (let at = 0; at <= length; at++) {
      const isWall = at < length && edge(at).isWall
      if (isWall && from === undefined) from = at
      if (isWall || from === undefined) continue
      walls.push(edge(at).segment(from))
      from = undefined
    }
  }
  for (let y = 0; y <= height; y++)
    line(width, x => {
      const at = { x: x + corner.x, y: y + corner.y }
      const isWall = !doors.has(`${x},${y},${x + 1},${y}`) && rooms.isWall({ x: at.x, y: at.y - 1 }, at)
      return { isWall, segment: from => ({ x1: from, y1: y, x2: x, y2: y, kind: 'wall' }) }
    })
  for (let x = 0; x <= width; x++)
    line(height, y => {
      const at = { x: x + corner.x, y: y + corner.y }
      const isWall = !doors.has(`${x},${y},${x},${y + 1}`) && rooms.isWall({ x: at.x - 1, y: at.y }, at)
      return { isWall, segment: from => ({ x1: x, y1: from, x2: x, y2: y, kind: 'wall' }) }
    })
  return walls
}

/** Half the width of a column, in squares. */
const COLUMN = 0.15
/** A map without a picture is drawn by its squares; pixels are anybody's choice. */
const PIXELS = 70
const MOST_STORY = 4_000

/** Whether a JSON value has the look of a One Page Dungeon. */
export function isOnePageDungeon(value: unknown): boolean {
  return v.is(v.object({ rects: v.array(v.object({ w: v.unknown() })), doors: v.array(v.unknown()) }), value)
}

/**
 * Reads a One Page Dungeon of Watabou: rooms and corridors as floor with walls round them, doors by their kind, columns as
 * objects, water as difficult ground, its notes for the GM, its title and story for the fight. Whole squares; a round room
 * has the squares whose middle lies in it. Never throws.
 * @param value the JSON of the file
 */
export function readOnePageDungeon(value: unknown, fileName: string): Imported<MapRecord> {
  const file = fileLabel(fileName)
  const read = readAs(dungeonSchema, value)
  if (!read.ok) return refused(file, MAPS.dungeon.none(read.faults))
  const { title, story, version } = read.value
  const fields = value as Readonly<Record<string, unknown>>
  const problems = new ProblemList(file)
  for (const [field, limit] of [
    ['rects', limits.walls],
    ['doors', limits.portals],
    ['notes', limits.walls],
    ['columns', limits.walls],
    ['water', limits.walls],
  ] as const) {
    const list = fields[field]
    const tooMany = overLimit(limit, Array.isArray(list) ? list.length : 0)
    if (tooMany !== undefined) return refused(`${file}, ${field}`, tooMany)
  }
  const { places } = MAPS.dungeon
  const each = <const S extends v.GenericSchema>(field: keyof typeof places, schema: S): v.InferOutput<S>[] => {
    const list = fields[field]
    if (list === undefined || list === null) return []
    if (!Array.isArray(list)) {
      problems.add('left out', field, FILE.notList)
      return []
    }
    return list.flatMap((entry: unknown, i) => {
      const item = readAs(schema, entry)
      if (item.ok) return [item.value]
      problems.add('left out', places[field](i + 1), item.faults.join('; '))
      return []
    })
  }
  const rects = each('rects', rectSchema)
  const edge = { x: Math.min(...rects.map(({ x }) => x)), y: Math.min(...rects.map(({ y }) => y)) }
  const width = Math.max(...rects.map(({ x, w }) => x + w)) - edge.x
  const height = Math.max(...rects.map(({ y, h }) => y + h)) - edge.y
  if (rects.length === 0)
    return { ok: false, problems: [...problems.all(), ...refused(file, MAPS.dungeon.noRoom).problems] }
  const tooLarge = overLimit(limits.mapSide, Math.max(width, height))
  if (tooLarge !== undefined) return refused(within(file, 'rects'), tooLarge)
  const floor = rects.reduce((sum, { w, h }) => sum + w * h, 0)
  const tooMuch = overLimit({ most: limits.mapSide.most ** 2, unit: 'squaresOfRooms' }, floor)
  if (tooMuch !== undefined) return refused(within(file, 'rects'), tooMuch)

  const doors = each('doors', doorSchema)
  doors.forEach(({ type }, i) => {
    if (MAPS.dungeon.kinds[type] === undefined) problems.add('note', places.doors(i + 1), MAPS.dungeon.kind(type))
  })
  const rooms = new Rooms(
    rects,
    doors.filter(({ x, y }) => rects.some(rect => isIn(rect, x, y))),
  )
  const onFloor = doors.filter(({ x, y }) => rooms.has(x, y))
  const astray = doors.length - onFloor.length
  if (astray > 0) problems.add('left out', 'doors', MAPS.dungeon.astray(astray))
  const portals = portalsOf(onFloor, rooms, edge)
  const edges = new Set(portals.map(({ segment: { x1, y1, x2, y2 } }) => `${x1},${y1},${x2},${y2}`))
  const water = each('water', waterSchema).filter(({ x, y }) => rooms.has(x, y))
  const map: MapRecord = {
    name: label(title) || nameFromFile(fileName),
    width,
    height,
    pixelsPerSquare: PIXELS,
    pictureAt: { x: 0, y: 0 },
    walls: wallsOf(rooms, edge, { width, height }, edges),
    objects: each('columns', columnSchema).flatMap(({ x, y }) => column(x - edge.x, y - edge.y, width, height)),
    portals,
    lights: [],
    picture: { kind: 'none' },
    difficult: water.map(({ x, y }) => ({ x: x - edge.x, y: y - edge.y })),
    notes: [
      ...each('notes', noteSchema).map(({ text, ref, pos }) => noteAt(pos, edge, { width, height }, String(ref), text)),
      ...onFloor.flatMap(door => wayNote(door, edge)),
      ...rects.flatMap(rect => (rect.ending ? [endNote(rect, edge)] : [])),
    ],
    about: [label(title), story.trim().slice(0, MOST_STORY)].filter(one => one !== '').join('\n'),
    origin: {
      format: MAPS.dungeon.format(label(String(version))),
      size: 'rooms',
      pixelsPerSquare: 'none',
      subtracted: edge,
    },
  }
  if (rects.some(({ rotunda }) => rotunda)) problems.add('note', 'rects', MAPS.dungeon.round)
  return { ok: true, value: map, problems: problems.all() }
}

const isIn = (rect: { x: number; y: number; w: number; h: number }, x: number, y: number): boolean =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h

/** A column as a small square on its tip, as far as it stands on the map. */
function column(x: number, y: number, width: number, height: number): Segment[] {
  if (x < COLUMN || y < COLUMN || x > width - COLUMN || y > height - COLUMN) return []
  const corners = [
    { x, y: y - COLUMN },
    { x: x + COLUMN, y },
    { x, y: y + COLUMN },
    { x: x - COLUMN, y },
  ]
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!
    return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, kind: 'object' }
  })
}

function noteAt(pos: Point, edge: Point, size: { width: number; height: number }, ref: string, text: string): MapNote {
  const within = (n: number, most: number) => Math.min(Math.max(Math.floor(n), 0), most - 1)
  const square = { x: within(pos.x - edge.x, size.width), y: within(pos.y - edge.y, size.height) }
  return { ...square, title: label(ref), text: text.trim().slice(0, MOST_STORY) }
}

/** What a way is that no door shows: stairs, the way out, what is narrow or barred. */
function wayNote({ x, y, type }: Door, edge: Point): MapNote[] {
  const text = MAPS.dungeon.kinds[type]
  if (text === undefined || type === 0 || type === 1) return []
  return [{ x: x - edge.x, y: y - edge.y, title: '', text }]
}

function endNote({ x, y, w, h }: { x: number; y: number; w: number; h: number }, edge: Point): MapNote {
  return { x: Math.floor(x + w / 2) - edge.x, y: Math.floor(y + h / 2) - edge.y, title: '', text: MAPS.dungeon.last }
}
