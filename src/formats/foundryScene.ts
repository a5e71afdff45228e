import * as v from 'valibot'
import type { Segment, SegmentKind } from '~/grid/grid-map'
import { fileLabel, label, nameFromFile } from './label'
import { limits, overLimit } from './limits'
import { MapFrame } from './mapFrame'
import type { MapLight, MapPortal, MapRecord } from './mapRecord'
import { type Imported, refused } from './problem'
import { ProblemList } from './problemList'
import { readAs } from './readAs'

/** Whether a JSON value has the look of a scene exported from Foundry VTT, of version 8 or later. */
export function isFoundryScene(value: unknown): boolean {
  return v.is(
    v.looseObject({ width: v.number(), height: v.number(), walls: v.array(v.unknown()), padding: v.unknown() }),
    value,
  )
}

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most.toLocaleString('en')}`),
  )
/** Pixels of the padded canvas. */
const pixels = whole(-1_000_000, 1_000_000)

/** The fields without which pixels mean nothing, in the shape of version 10 and in the one before. */
const sceneSchema = v.object({
  name: v.optional(v.string(), ''),
  width: whole(1, 1_000_000),
  height: whole(1, 1_000_000),
  padding: v.optional(whole(0, 1), 0.25),
  grid: v.union(
    [
      whole(1, 10_000),
      v.object({
        size: whole(1, 10_000),
        type: v.optional(v.number(), 1),
        distance: v.optional(v.number(), 5),
        units: v.optional(v.string(), ''),
      }),
    ],
    'is no size of a square',
  ),
  gridType: v.optional(v.number(), 1),
  gridDistance: v.optional(v.number(), 5),
  gridUnits: v.optional(v.string(), ''),
  img: v.optional(v.nullable(v.string())),
  shiftX: v.optional(pixels, 0),
  shiftY: v.optional(pixels, 0),
  background: v.optional(
    v.object({
      src: v.optional(v.nullable(v.string())),
      offsetX: v.optional(pixels, 0),
      offsetY: v.optional(pixels, 0),
    }),
  ),
})

const wallSchema = v.object({
  c: v.pipe(v.array(pixels), v.length(4, 'are not two points')),
  move: v.optional(v.number(), 20),
  /** To version 9: 0 none, 1 normal, 2 limited. */
  sense: v.optional(v.number()),
  /** From version 10: 0 none, 10 limited, 20 normal, 30 and 40 by nearness. */
  sight: v.optional(v.number()),
  /** 0 none, 1 a door, 2 a secret one. */
  door: v.optional(v.number(), 0),
  /** 0 closed, 1 open, 2 locked. */
  ds: v.optional(v.number(), 0),
  dir: v.optional(v.nullable(v.number()), 0),
})

const radii = { dim: v.optional(whole(0, 100_000), 0), bright: v.optional(whole(0, 100_000), 0) }
const lightSchema = v.object({
  x: pixels,
  y: pixels,
  hidden: v.optional(v.boolean(), false),
  tintColor: v.optional(v.nullable(v.string())),
  ...radii,
  config: v.optional(v.object({ color: v.optional(v.nullable(v.string())), ...radii })),
})

/** What else a scene may hold, and what it is called. None of it is taken. */
const LEFT_OUT = {
  tokens: 'tokens',
  tiles: 'pictures laid on the map',
  drawings: 'drawings',
  notes: 'notes',
  sounds: 'sounds',
  templates: 'areas',
} as const

/**
 * Reads a scene exported from Foundry VTT, versions 8 to 12: its squares, walls, doors, windows and lights. Coordinates are
 * pixels on a canvas with empty squares round the map, which are subtracted. Its picture is a path into somebody's files,
 * which is named and never fetched. A scene on hexagons or without sound size is refused. Never throws.
 * @param value the JSON of the file
 */
export function readFoundryScene(value: unknown, fileName: string): Imported<MapRecord> {
  const file = fileLabel(fileName)
  const read = readAs(sceneSchema, value)
  if (!read.ok) return refused(file, `is no scene of Foundry VTT that can be read: ${read.faults.join('; ')}`)
  const scene = read.value
  const problems = new ProblemList(file)
  const isLater = typeof scene.grid !== 'number'
  const grid =
    typeof scene.grid === 'number'
      ? { size: scene.grid, type: scene.gridType, distance: scene.gridDistance, units: scene.gridUnits }
      : scene.grid
  if (grid.type > 1) return refused(`${file}, grid`, 'is made of hexagons; Fray plays on squares')
  if (grid.type === 0) problems.add('note', 'grid', `is off there; squares of ${grid.size} pixels are laid over it`)
  if (!isUsual(grid)) {
    const side = `${grid.distance} ${label(grid.units)}`.trim()
    problems.add('note', 'grid', `has squares of “${side}”; here they count as squares of 1 m like all others`)
  }
  const size = { width: squaresOf(scene.width, grid.size), height: squaresOf(scene.height, grid.size) }
  const tooLarge = overLimit(limits.mapSide, Math.max(size.width, size.height))
  if (tooLarge !== undefined) return refused(file, tooLarge)
  const fields = value as { readonly [field: string]: unknown }
  const walls = listOf(fields.walls)
  const lights = listOf(fields.lights)
  for (const [field, limit, count] of [
    ['walls', limits.walls, walls.length],
    ['lights', limits.lights, lights.length],
  ] as const) {
    const tooMany = overLimit(limit, count)
    if (tooMany !== undefined) return refused(`${file}, ${field}`, tooMany)
  }

  // Empty squares are whole ones, on each side.
  const padding = {
    x: Math.ceil((scene.padding * scene.width) / grid.size),
    y: Math.ceil((scene.padding * scene.height) / grid.size),
  }
  const frame = new MapFrame(size, padding)
  const src = (isLater ? scene.background?.src : scene.img) ?? ''
  if (src === '') problems.add('left out', 'picture', 'is missing; the map has no picture')
  else
    problems.add(
      'left out',
      'picture',
      `is not in the file but at “${label(src)}”, and nothing is fetched; add the image itself to the map`,
    )
  const taken = sceneWalls(walls, grid.size, frame, problems)
  const map: MapRecord = {
    name: label(scene.name) || nameFromFile(fileName),
    ...size,
    pixelsPerSquare: grid.size,
    pictureAt: {
      x: -(isLater ? (scene.background?.offsetX ?? 0) : scene.shiftX) / grid.size || 0,
      y: -(isLater ? (scene.background?.offsetY ?? 0) : scene.shiftY) / grid.size || 0,
    },
    ...taken,
    objects: [],
    lights: sceneLights(lights, grid, frame, problems),
    picture: src === '' ? { kind: 'none' } : { kind: 'elsewhere', path: label(src) },
    origin: {
      format: `Foundry VTT scene, ${isLater ? 'version 10 or later' : 'version 8 or 9'}`,
      size: 'scene',
      pixelsPerSquare: 'grid',
      subtracted: padding,
    },
  }
  for (const [field, words] of Object.entries(LEFT_OUT)) {
    const count = listOf(fields[field]).length
    if (count > 0) problems.add('left out', field, `has ${count.toLocaleString('en')} ${words}, which are not taken`)
  }
  return { ok: true, value: map, problems: problems.all() }
}

/** A square of less than this, in whatever unit, is a slip: how far a light reaches cannot be told in such squares. */
const LEAST_DISTANCE = 0.001

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Exporters round; a hundredth of a square beyond a whole one is not another square. */
const squaresOf = (length: number, size: number) => Math.max(1, Math.ceil(length / size - 0.01))

/** 5 feet or 1.5 m a square are what everybody means by one. */
function isUsual({ distance, units }: { distance: number; units: string }): boolean {
  const unit = units.toLowerCase().replace(/[^a-z]/g, '')
  return (
    (distance === 5 && (unit === '' || unit.startsWith('f'))) ||
    ((distance === 1.5 || distance === 1) && unit.startsWith('m'))
  )
}

function sceneWalls(
  list: readonly unknown[],
  size: number,
  frame: MapFrame,
  problems: ProblemList,
): Pick<MapRecord, 'walls' | 'portals'> {
  const walls: Segment[] = []
  const portals: MapPortal[] = []
  const count = { outside: 0, oneWay: 0, curtain: 0, partly: 0, locked: 0 }
  list.forEach((entry, index) => {
    const wall = readAs(wallSchema, entry)
    if (!wall.ok) return problems.add('left out', `walls, wall ${index + 1}`, wall.faults.join('; '))
    const { c, move, door, ds, dir } = wall.value
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = c.map(pixel => pixel / size)
    const sight = wall.value.sight ?? (wall.value.sense ?? 1) * 20
    // It stops neither: a mark for lights or sounds.
    if (move === 0 && sight === 0) return
    const isDoor = door === 1 || door === 2
    const isPartly = sight > 0 && sight !== 20
    const kind: SegmentKind = isDoor ? 'door' : sight === 0 || isPartly ? 'window' : 'wall'
    const segment = frame.segment({ x: x1, y: y1 }, { x: x2, y: y2 }, kind)
    if (segment === 'none') return
    if (segment === 'outside') return void count.outside++
    if (dir === 1 || dir === 2) count.oneWay++
    if (isPartly && !isDoor) count.partly++
    if (move === 0 && !isDoor) count.curtain++
    if (!isDoor) return void walls.push(segment)
    if (ds === 2) count.locked++
    const id = `portal-${portals.length + 1}`
    portals.push({ id, segment, closed: ds !== 1, freestanding: false, ...(door === 2 && { secret: true }) })
  })
  const say = (severity: 'note' | 'left out', n: number, what: string) => {
    if (n > 0) problems.add(severity, 'walls', `${n.toLocaleString('en')} ${what}`)
  }
  say('left out', count.outside, 'outside the map')
  say('note', count.oneWay, 'work from one side only there; here from both')
  say('note', count.partly, 'let sight through in part; they are taken as windows')
  say('note', count.curtain, 'stop sight but no steps there; here they stop both')
  say('note', count.locked, 'doors are locked there; here they are closed')
  return { walls, portals }
}

function sceneLights(
  list: readonly unknown[],
  { size, distance }: { size: number; distance: number },
  frame: MapFrame,
  problems: ProblemList,
): MapLight[] {
  let hidden = 0
  const lights = list.flatMap((entry, index) => {
    const read = readAs(lightSchema, entry)
    if (!read.ok) {
      problems.add('left out', `lights, light ${index + 1}`, read.faults.join('; '))
      return []
    }
    const light = read.value
    if (light.hidden) {
      hidden++
      return []
    }
    const { dim, bright } = light.config ?? light
    const colour = light.config ? light.config.color : light.tintColor
    const isColour = typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)
    return [
      {
        ...frame.point({ x: light.x / size, y: light.y / size }),
        range: distance >= LEAST_DISTANCE ? Math.max(dim, bright) / distance : 0,
        intensity: 1,
        colour: isColour ? colour.toLowerCase() : '#ffffff',
        opacity: 1,
        shadows: true,
      },
    ]
  })
  if (hidden > 0) problems.add('left out', 'lights', `${hidden.toLocaleString('en')} that are off`)
  return lights
}
