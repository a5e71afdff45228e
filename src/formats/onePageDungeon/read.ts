import * as v from 'valibot'
import type { Segment } from '~/grid/map/gridMap'
import { FILE, MAPS } from '~/words/en/files'
import type { MapNote, MapRecord, Point } from '../map/record'
import { fileLabel, label, nameFromFile, within } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { portalsOf } from './doors'
import { Rooms } from './rooms'
import { columnSchema, type Door, doorSchema, dungeonSchema, noteSchema, rectSchema, waterSchema } from './schema'
import { wallsOf } from './walls'

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
