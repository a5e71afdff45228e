import * as v from 'valibot'
import { MAPS } from '~/words/en/files'
import { MapFrame } from '../map/frame'
import type { MapRecord, MapsFound } from '../map/record'
import { wholeSquares } from '../map/wholeSquares'
import { fileLabel, label, nameFromFile } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, type ImportProblem, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { type Floor, floorsOf } from './floors'
import { gridOf, isHexagonal, noteGrid } from './grid'
import { noteLeftOut } from './leftOut'
import { sceneLights } from './lights'
import { listOf } from './listOf'
import { pictureAt, scenePicture } from './picture'
import { isLater, type SceneFields, sceneSchema } from './schema'
import { sceneWalls } from './walls'

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
