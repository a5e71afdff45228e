import * as v from 'valibot'
import { MAPS } from '~/language/en/formats/maps'
import { MapFrame } from '../map/frame'
import type { MapRecord } from '../map/record'
import { wholeSquares } from '../map/wholeSquares'
import { fileLabel, label, nameFromFile } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { gridOf, isHexagonal, noteGrid } from './grid'
import { noteLeftOut } from './leftOut'
import { sceneLights } from './lights'
import { listOf } from './listOf'
import { pictureAt, scenePicture } from './picture'
import { isLater, type SceneFields, sceneSchema } from './schema'
import { sceneWalls } from './walls'

/**
 * Reads a scene exported from Foundry VTT, versions 8 to 12: its squares, walls, doors, windows and lights. Coordinates are
 * pixels on a canvas with empty squares round the map, which are subtracted. Its picture is a path into somebody's files,
 * which is named and never fetched. A scene on hexagons or without sound size is refused. Never throws.
 * @param value the JSON of the file
 */
export function readFoundryScene(value: unknown, fileName: string): Imported<MapRecord> {
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
  const walls = listOf(fields.walls)
  const lights = listOf(fields.lights)
  for (const [field, limit, count] of [
    ['walls', limits.walls, walls.length],
    ['lights', limits.lights, lights.length],
  ] as const) {
    const tooMany = overLimit(limit, count)
    if (tooMany !== undefined) return refused(`${file}, ${field}`, tooMany)
  }

  const problems = new ProblemList(file)
  noteGrid(grid, problems)
  const padding = paddingOf(scene, grid.size)
  const frame = new MapFrame(size, padding)
  const map: MapRecord = {
    name: label(scene.name) || nameFromFile(fileName),
    ...size,
    pixelsPerSquare: grid.size,
    pictureAt: pictureAt(scene, grid.size),
    picture: scenePicture(scene, problems),
    ...sceneWalls(walls, grid.size, frame, problems),
    objects: [],
    lights: sceneLights(lights, grid, frame, problems),
    origin: {
      format: MAPS.foundry.format(isLater(scene)),
      size: 'scene',
      pixelsPerSquare: 'grid',
      subtracted: padding,
    },
  }
  noteLeftOut(fields, problems)
  return { ok: true, value: map, problems: problems.all() }
}

/** Whether a JSON value has the look of a scene exported from Foundry VTT, of version 8 or later. */
export function isFoundryScene(value: unknown): boolean {
  return v.is(
    v.object({ width: v.number(), height: v.number(), walls: v.array(v.unknown()), padding: v.unknown() }),
    value,
  )
}

/** The empty squares round the map on each side: whole ones. */
function paddingOf({ padding, width, height }: SceneFields, size: number) {
  return { x: Math.ceil((padding * width) / size), y: Math.ceil((padding * height) / size) }
}
