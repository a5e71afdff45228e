import * as v from 'valibot'
import { FILE, MAPS } from '~/words/en/files'
import { MapFrame, wholeSquares } from '../map/frame'
import {
  type MapLight,
  type MapPicture,
  type MapRecord,
  type MapsFound,
  pictureElsewhere,
  type Point,
} from '../map/record'
import { fileLabel, label, nameFromFile } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, type ImportProblem, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { type Floor, floorsOf, listOf } from './floors'
import { isLater, lightSchema, type SceneFields, sceneSchema } from './schema'
import { sceneWalls } from './walls'

/** The grid of a scene, in whichever version it was written. */
interface SceneGrid {
  /** Pixels a square. */
  readonly size: number
  /** 0 none, 1 squares, from 2 hexagons. */
  readonly type: number
  /** How long a square is there, in `units`. */
  readonly distance: number
  readonly units: string
}

function gridOf({ grid, gridType, gridDistance, gridUnits }: SceneFields): SceneGrid {
  return typeof grid === 'number' ? { size: grid, type: gridType, distance: gridDistance, units: gridUnits } : grid
}

const isHexagonal = ({ type }: SceneGrid) => type > 1

/** Tells of squares that the scene did not have, and of those that are no usual ones. */
function noteGrid(grid: SceneGrid, problems: ProblemList): void {
  const { size, type, distance, units } = grid
  if (type === 0) problems.add('note', MAPS.foundry.grid, MAPS.foundry.noGrid(size))
  if (isUsual(grid)) return
  const side = `${distance} ${label(units)}`.trim()
  problems.add('note', MAPS.foundry.grid, MAPS.foundry.side(side))
}

/** 5 feet or 1.5 m a square are what everybody means by one. */
function isUsual({ distance, units }: SceneGrid): boolean {
  const unit = units.toLowerCase().replace(/[^a-z]/g, '')
  return (
    (distance === 5 && (unit === '' || unit.startsWith('f'))) ||
    ((distance === 1.5 || distance === 1) && unit.startsWith('m'))
  )
}

/** Counts what else a scene holds and Fray does not take; of a floor, what is on it. */
function noteLeftOut(
  scene: { readonly [field: string]: unknown },
  floor: Floor | undefined,
  problems: ProblemList,
): void {
  const isForeground = floor ? floor.foreground : typeof scene.foreground === 'string' && scene.foreground !== ''
  if (isForeground) problems.add('left out', 'foreground', MAPS.foundry.foreground)
  for (const [field, words] of Object.entries(MAPS.foundry.left)) {
    const count = listOf(scene[field]).filter(part => floor?.has(part) ?? true).length
    if (count > 0) problems.add('left out', field, words(count))
  }
}

/** A square of less than this, in whatever unit, is a slip: how far a light reaches cannot be told in such squares. */
const LEAST_DISTANCE = 0.001

/**
 * The lights of a scene that are on; a bad one is left out and named by its number.
 * @param list the lights, each with its number in the file, from 1
 */
function sceneLights(
  list: readonly { readonly light: unknown; readonly number: number }[],
  { size, distance }: SceneGrid,
  frame: MapFrame,
  problems: ProblemList,
): MapLight[] {
  let hidden = 0
  const lights = list.flatMap(({ light: entry, number }) => {
    const read = readAs(lightSchema, entry)
    if (!read.ok) {
      problems.add('left out', MAPS.lightPlace(number), read.faults.join('; '))
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
  if (hidden > 0) problems.add('left out', 'lights', MAPS.foundry.off(hidden))
  return lights
}

/** The picture of a scene or of a floor: always a path into somebody's files, which is named and never fetched. */
function scenePicture(scene: SceneFields, floor: Floor | undefined, problems: ProblemList): MapPicture<never> {
  const path = floor?.picture ?? (isLater(scene) ? scene.background?.src : scene.img) ?? ''
  if (floor?.isMoved) problems.add('note', MAPS.foundry.picture, MAPS.foundry.moved)
  if (path === '') {
    problems.add('left out', MAPS.foundry.picture, FILE.picture.none)
    return { kind: 'none' }
  }
  const { picture, what } = pictureElsewhere(path)
  problems.add('left out', MAPS.foundry.picture, what)
  return picture
}

/** Top left corner of the picture, in squares of `size` pixels. */
function pictureAt(scene: SceneFields, size: number): Point {
  const [x, y] =
    isLater(scene) && scene.background
      ? [scene.background.offsetX, scene.background.offsetY]
      : [scene.shiftX, scene.shiftY]
  return { x: -x / size || 0, y: -y / size || 0 }
}

/**
 * Reads a scene exported from Foundry VTT, versions 8 to 14: its squares, walls, doors, windows and lights, floor by floor where
 * it has several. Coordinates are pixels on a canvas with empty squares round the map, which are subtracted. Its picture is a
 * path into somebody's files, which is named and never fetched. A scene on hexagons or without sound size is refused. Never
 * throws.
 * @param value the JSON of the file
 */
export function readFoundryScene(value: unknown, fileName: string): Imported<MapsFound<never>> {
  const file = fileLabel(fileName)
  const read = readAs(sceneSchema, value)
  if (!read.ok) return refused(file, MAPS.foundry.none(read.faults))
  const scene = read.value
  const fields = value as { readonly [field: string]: unknown }
  const grid = gridOf(scene)
  if (isHexagonal(grid)) return refused(`${file}, ${MAPS.foundry.grid}`, MAPS.foundry.hexagons)
  const size = { width: wholeSquares(scene.width / grid.size), height: wholeSquares(scene.height / grid.size) }
  const tooLarge = overLimit(limits.mapSide, Math.max(size.width, size.height))
  if (tooLarge !== undefined) return refused(file, tooLarge)
  for (const [field, limit] of [
    ['walls', limits.walls],
    ['lights', limits.lights],
    ['levels', limits.floors],
  ] as const) {
    const tooMany = overLimit(limit, listOf(fields[field]).length)
    if (tooMany !== undefined) return refused(`${file}, ${field}`, tooMany)
  }
  const name = label(scene.name) || nameFromFile(fileName)
  const { floors, first } = floorsOf(fields)
  const one = floors.length === 1 ? floors[0] : undefined
  if (floors.length < 2) {
    const { map, problems } = readFloor(scene, fields, size, one, name, file)
    return { ok: true, value: { map }, problems }
  }
  const choices = floors.map((floor, i) => {
    const of = floor.name || MAPS.foundry.floor(i + 1)
    return { name: of, ...readFloor(scene, fields, size, floor, `${name}: ${of}`, file) }
  })
  const shown = choices[first]!
  const several = {
    where: file,
    what: MAPS.foundry.floors(choices.map(choice => choice.name)),
    severity: 'note',
  } as const
  const all = choices.map(choice => ({ ...choice, problems: [several, ...choice.problems] }))
  return { ok: true, value: { map: shown.map, choices: all, first }, problems: all[first]!.problems }
}

/** A scene as it stands on one of its floors; without one, all of it. */
function readFloor(
  scene: SceneFields,
  fields: { readonly [field: string]: unknown },
  size: { width: number; height: number },
  floor: Floor | undefined,
  name: string,
  file: string,
): { map: MapRecord<never>; problems: readonly ImportProblem[] } {
  const problems = new ProblemList(file)
  const grid = gridOf(scene)
  noteGrid(grid, problems)
  const padding = paddingOf(scene, grid.size)
  const frame = new MapFrame(size, padding)
  const has = (part: unknown) => floor?.has(part) ?? true
  const walls = listOf(fields.walls).map((wall, i) => ({ wall, number: i + 1 }))
  const lights = listOf(fields.lights).map((light, i) => ({ light, number: i + 1 }))
  const map: MapRecord<never> = {
    name,
    ...size,
    pixelsPerSquare: grid.size,
    pictureAt: pictureAt(scene, grid.size),
    picture: scenePicture(scene, floor, problems),
    ...sceneWalls(
      walls.filter(({ wall }) => has(wall)),
      grid.size,
      frame,
      problems,
    ),
    lights: sceneLights(
      lights.filter(({ light }) => has(light)),
      grid,
      frame,
      problems,
    ),
    origin: {
      format: MAPS.foundry.format(isLater(scene)),
      size: 'scene',
      pixelsPerSquare: 'grid',
      subtracted: padding,
    },
  }
  noteLeftOut(fields, floor, problems)
  return { map, problems: problems.all() }
}

/** Whether a JSON value has the look of a scene exported from Foundry VTT, of version 8 or later. */
export function isFoundryScene(value: unknown): boolean {
  const scene = v.object({ width: v.number(), height: v.number(), walls: v.array(v.unknown()) })
  return v.is(scene, value) && ('grid' in value || 'padding' in value)
}

/**
 * The empty squares round the map on each side: whole ones. Foundry VTT multiplies by the side's reciprocal and does not divide
 * by it; where the product falls on a whole number but for rounding, that is one square more or less.
 */
function paddingOf({ padding, width, height }: SceneFields, size: number) {
  const squares = (side: number) => Math.ceil(padding * side * (1 / size))
  return { x: squares(width), y: squares(height) }
}
