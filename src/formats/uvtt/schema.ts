import * as v from 'valibot'
import { FILE, MAPS } from '~/words/en/files'
import { cosmetic } from '../report/readAs'

/** Coordinates beyond this many squares are nonsense; the limit keeps every later sum and product finite. */
const FAR = 1_000_000

/** A finite number of squares. */
const squares = v.pipe(
  v.number(),
  v.finite(FILE.notFinite),
  v.minValue(-FAR, MAPS.uvtt.far),
  v.maxValue(FAR, MAPS.uvtt.far),
)

/** A point of a wall, door or light, in squares. */
export const uvttPoint = v.object({ x: squares, y: squares })

export const uvttPortal = v.object({
  bounds: v.pipe(v.array(uvttPoint), v.length(2, MAPS.uvtt.noEnds)),
  closed: v.nullish(v.boolean(), true),
  freestanding: cosmetic(v.boolean(), false),
})

export const uvttLight = v.object({
  position: uvttPoint,
  range: v.pipe(squares, v.minValue(0, FILE.negative)),
  intensity: cosmetic(v.pipe(v.number(), v.finite(), v.minValue(0)), 1),
  /** AARRGGBB or RRGGBB; anything else costs nothing but the colour. */
  color: v.optional(v.unknown()),
  shadows: cosmetic(v.boolean(), true),
})

const positive = v.pipe(v.number(), v.finite(FILE.notFinite), v.gtValue(0, FILE.notMore(0)))

/** The fields without which squares mean nothing. */
export const uvttResolution = v.object({
  map_size: v.object({ x: positive, y: positive }),
  pixels_per_grid: positive,
  map_origin: v.nullish(uvttPoint, { x: 0, y: 0 }),
})

export type UvttResolution = v.InferOutput<typeof uvttResolution>
