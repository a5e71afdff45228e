import * as v from 'valibot'
import { FILE, MAPS } from '~/words/en/files'
import { fileLabel, label, nameFromFile } from '../report/label'
import { limits, overLimit } from '../report/limits'
import type { MapRecord } from '../map/record'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { MapFrame } from '../map/frame'
import { uvttLights } from './lights'
import { uvttPicture } from './picture'
import { uvttPortals } from './portals'
import { type UvttResolution, uvttResolution } from './schema'
import { uvttSize } from './size'
import { uvttWalls } from './walls'

/**
 * Reads a Universal VTT map (`.dd2vtt`, `.uvtt`, `.df2vtt`, `.json`), versions 0.2 to 1.0.
 * Sound walls, doors and lights are taken and the others named; a map without sound size, or with a picture that is
 * no picture or too large, is refused. Never throws; fetches nothing; the picture is not decoded here.
 * @param value the JSON of the file
 * @param fileName for the map's name and for the words of problems
 */
export function readUvtt(value: unknown, fileName: string): Imported<MapRecord> {
  const file = fileLabel(fileName)
  const top = readAs(uvttTop, value)
  if (!top.ok) return refused(file, MAPS.uvtt.none(top.faults))
  const fields = top.value

  const problems = new ProblemList(file)
  const resolution = readResolution(fields.resolution, problems)
  checkCounts(fields, problems)
  if (resolution === undefined || problems.refused) return { ok: false, problems: problems.all() }

  const picture = uvttPicture(fields.image, `${file}, ${FILE.picture.place}`)
  if (!picture.ok) return picture
  const size = uvttSize(resolution, picture.value, problems)
  if (problems.refused) return { ok: false, problems: problems.all() }

  noticeFuture(value, problems)
  const frame = new MapFrame(size, resolution.map_origin)
  if (fields.line_of_sight === undefined) problems.add('note', 'line_of_sight', MAPS.uvtt.noWalls)
  const map: MapRecord = {
    name: nameFromFile(fileName),
    width: size.width,
    height: size.height,
    pixelsPerSquare: size.pixelsPerSquare,
    pictureAt: { x: 0, y: 0 },
    walls: uvttWalls('line_of_sight', fields.line_of_sight ?? [], frame, problems),
    objects: uvttWalls('objects_line_of_sight', fields.objects_line_of_sight ?? [], frame, problems),
    portals: uvttPortals(fields.portals ?? [], frame, problems),
    lights: uvttLights(fields.lights ?? [], frame, problems),
    picture: picture.value,
    origin: {
      format: `Universal VTT ${version(fields.format)}`.trim(),
      size: size.size,
      pixelsPerSquare: size.pixelsFrom,
      subtracted: resolution.map_origin,
    },
  }
  return { ok: true, value: map, problems: [...picture.problems, ...problems.all()] }
}

/** Whether a JSON value has anything that only a Universal VTT map has; what is wrong with it `readUvtt` says. */
export function isUvtt(value: unknown): boolean {
  const own = ['resolution', 'line_of_sight', 'objects_line_of_sight', 'portals']
  return typeof value === 'object' && value !== null && own.some(key => Object.hasOwn(value, key))
}

/** The keys that are known; each is checked on its own, so that one bad field does not hide the others. */
const uvttTop = v.object({
  format: v.optional(v.unknown()),
  resolution: v.unknown(),
  line_of_sight: v.optional(v.unknown()),
  objects_line_of_sight: v.optional(v.unknown()),
  portals: v.optional(v.unknown()),
  lights: v.optional(v.unknown()),
  image: v.optional(v.unknown()),
})

function readResolution(value: unknown, problems: ProblemList): UvttResolution | undefined {
  const resolution = readAs(uvttResolution, value)
  if (!resolution.ok) {
    for (const fault of resolution.faults) problems.add('refused', 'resolution', fault)
    return undefined
  }
  const { map_size, pixels_per_grid } = resolution.value
  const tooLarge = overLimit(limits.mapSide, Math.max(map_size.x, map_size.y))
  if (tooLarge !== undefined) problems.add('refused', 'resolution.map_size', tooLarge)
  const tooFine = overLimit(limits.pixelsPerSquare, pixels_per_grid)
  if (tooFine !== undefined) problems.add('refused', 'resolution.pixels_per_grid', tooFine)
  return resolution.value
}

/** Counts come first: reading the points one by one is the costly step. */
function checkCounts(fields: v.InferOutput<typeof uvttTop>, problems: ProblemList): void {
  const walls = countSegments(fields.line_of_sight) + countSegments(fields.objects_line_of_sight)
  for (const [field, limit, count] of [
    ['line_of_sight', limits.walls, walls],
    ['portals', limits.portals, Array.isArray(fields.portals) ? fields.portals.length : 0],
    ['lights', limits.lights, Array.isArray(fields.lights) ? fields.lights.length : 0],
  ] as const) {
    const tooMany = overLimit(limit, count)
    if (tooMany !== undefined) problems.add('refused', field, tooMany)
  }
}

/** Segments that a list of polylines may hold; an empty line counts as one, since it costs a problem. */
function countSegments(lines: unknown): number {
  if (!Array.isArray(lines)) return 0
  return lines.reduce((sum: number, line: unknown) => sum + Math.max(1, Array.isArray(line) ? line.length - 1 : 1), 0)
}

/** The latest version whose fields are known. */
const LATEST = 1

/** A file of a later version is read as far as it is understood, and that is said with what is not. */
function noticeFuture(value: unknown, problems: ProblemList): void {
  const { format, ...fields } = value as { format?: unknown }
  if (!(Number(format) > LATEST)) return
  problems.add('note', 'format', MAPS.uvtt.later(version(format), `${LATEST}.0`))
  const unknown = Object.keys(fields).filter(key => !Object.hasOwn(uvttTop.entries, key) && !UNUSED.has(key))
  if (unknown.length > 0) problems.add('note', 'format', MAPS.uvtt.unknown(unknown.slice(0, MOST_NAMED).map(label)))
}

/** Known, and of no use here. */
const UNUSED: ReadonlySet<string> = new Set(['environment', 'software', 'creator'])
const MOST_NAMED = 8

/** Written as a number or as a text; only ever shown. */
function version(format: unknown): string {
  return typeof format === 'number' || typeof format === 'string' ? label(String(format)) : ''
}
