import * as v from 'valibot'
import type { Segment } from '~/grid/map/gridMap'
import { FILE, MAPS } from '~/words/en/files'
import { decodeBase64 } from '../bytes'
import { MapFrame } from '../map/frame'
import {
  type MapLight,
  type MapPicture,
  type MapPortal,
  type MapRecord,
  pictureElsewhere,
  type Point,
} from '../map/record'
import { type PictureBytes, readPictureHeader } from '../picture'
import { fileLabel, label, nameFromFile, within } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { uvttLight, uvttPoint, uvttPortal, type UvttResolution, uvttResolution } from './schema'
import { uvttSize } from './size'

const COLOUR = /^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/

/** The lamps of `lights`; a bad one is left out and named, one without a sound colour is white. Lamps outside the map stay: their light falls in. */
function uvttLights(value: unknown, frame: MapFrame, problems: ProblemList): MapLight[] {
  if (!Array.isArray(value)) {
    problems.add('left out', 'lights', MAPS.uvtt.noLights)
    return []
  }
  return value.flatMap((entry: unknown, index) => {
    const light = readAs(uvttLight, entry)
    if (!light.ok) {
      problems.add('left out', MAPS.lightPlace(index + 1), light.faults.join('; '))
      return []
    }
    const { position, range, intensity, color, shadows } = light.value
    const isColour = typeof color === 'string' && COLOUR.test(color)
    const isMissing = color === undefined || color === null || color === ''
    if (!isMissing && !isColour) problems.add('note', within(MAPS.lightPlace(index + 1), 'color'), MAPS.uvtt.noColour)
    return [{ ...frame.point(position), range, intensity, ...readColour(isColour ? color : 'ffffff'), shadows }]
  })
}

/** AARRGGBB as Dungeondraft writes it, or RRGGBB. */
function readColour(text: string): { colour: string; opacity: number } {
  const digits = text.replace('#', '').toLowerCase()
  const opacity = digits.length === 8 ? parseInt(digits.slice(0, 2), 16) / 255 : 1
  return { colour: `#${digits.slice(-6)}`, opacity }
}

/** A file name or address instead of base64: it has a dot or a colon, which base64 never has. */
const LOOKS_LIKE_PATH = /^(?=.*[.:])[^\n]{1,2048}$/

/**
 * The `image` of a Universal VTT file: base64, at times with a data-URL prefix or without padding, at times a path,
 * at times nothing. A path is kept as a label to show and is never fetched; a bad picture refuses the file.
 * @param where file and field, for the words of a refusal
 */
function uvttPicture(value: unknown, where: string): Imported<MapPicture<PictureBytes>> {
  if (value === undefined || value === null || value === '') {
    return { ok: true, value: { kind: 'none' }, problems: [{ where, what: FILE.picture.none, severity: 'left out' }] }
  }
  if (typeof value !== 'string') return refused(where, MAPS.uvtt.noText)

  const bytes = decodeBase64(value.replace(/^data:[^,]{0,100};base64,/, ''))
  if (bytes !== undefined) {
    const header = readPictureHeader(bytes, where)
    if (!header.ok) return header
    return { ok: true, value: { kind: 'embedded', picture: { ...header.value, bytes } }, problems: header.problems }
  }
  if (!LOOKS_LIKE_PATH.test(value)) {
    return refused(where, MAPS.uvtt.noPicture)
  }
  const { picture, what } = pictureElsewhere(value)
  return { ok: true, value: picture, problems: [{ where, what, severity: 'left out' }] }
}

/** The doors of `portals`; a bad one is left out and named, since a hole in the wall stays where it should stand. */
function uvttPortals(value: unknown, frame: MapFrame, problems: ProblemList): MapPortal[] {
  if (!Array.isArray(value)) {
    problems.add('left out', 'portals', MAPS.uvtt.noDoors)
    return []
  }
  const portals: MapPortal[] = []
  value.forEach((entry: unknown, index) => {
    const number = index + 1
    const leaveOut = (why: string) => problems.add('left out', MAPS.uvtt.portal(number), why)
    const portal = readAs(uvttPortal, entry)
    if (!portal.ok) return leaveOut(portal.faults.join('; '))
    const { bounds, closed, freestanding } = portal.value
    const segment = frame.segment(bounds[0], bounds[1], 'door')
    if (segment === 'none') return leaveOut(MAPS.uvtt.noWidth)
    if (segment === 'outside') return leaveOut(MAPS.outside)
    portals.push({ id: `portal-${number}`, segment, closed, freestanding })
  })
  return portals
}

/** Which field holds which kind of segment. */
const KINDS = { line_of_sight: 'wall', objects_line_of_sight: 'object' } as const

export type WallField = keyof typeof KINDS

/**
 * Polylines of `line_of_sight` or `objects_line_of_sight` as segments inside the map. A bad point takes only the
 * segments that touch it; bad walls and points are named by number, from 1. Pieces without length are dropped.
 */
function uvttWalls(field: WallField, value: unknown, frame: MapFrame, problems: ProblemList): Segment[] {
  if (!Array.isArray(value)) {
    problems.add('left out', field, MAPS.uvtt.noWallList)
    return []
  }
  const segments: Segment[] = []
  let outside = 0
  value.forEach((line: unknown, index) => {
    const wall = MAPS.uvtt.wall(field, index + 1)
    const points = readPoints(line, wall, problems)
    for (let end = 1; end < points.length; end++) {
      const segment = frame.segment(points[end - 1], points[end], KINDS[field])
      if (segment === 'outside') outside++
      else if (segment !== 'none') segments.push(segment)
    }
  })
  if (outside > 0) problems.add('left out', field, MAPS.uvtt.segmentsOutside(outside))
  return segments
}

function readPoints(line: unknown, wall: string, problems: ProblemList): (Point | undefined)[] {
  if (!Array.isArray(line) || line.length < 2) {
    problems.add('left out', wall, Array.isArray(line) ? MAPS.uvtt.fewPoints : MAPS.uvtt.noPoints)
    return []
  }
  return line.map((value: unknown, index) => {
    const point = readAs(uvttPoint, value)
    if (point.ok) return point.value
    problems.add('left out', MAPS.uvtt.point(wall, index + 1), point.faults.join('; '))
    return undefined
  })
}

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
