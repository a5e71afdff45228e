import * as v from 'valibot'

/** Coordinates beyond this many squares are nonsense; the limit keeps every later sum and product finite. */
const FAR = 1_000_000

/** A finite number of squares. */
const squares = v.pipe(
  v.number(),
  v.finite('is not a finite number'),
  v.minValue(-FAR, 'is too far from the map'),
  v.maxValue(FAR, 'is too far from the map'),
)

/** A point of a wall, door or light, in squares. */
export const uvttPoint = v.object({ x: squares, y: squares })

export const uvttPortal = v.object({
  bounds: v.pipe(v.array(uvttPoint), v.length(2, 'does not have two ends')),
  closed: v.optional(v.boolean(), true),
  freestanding: v.optional(v.boolean(), false),
})

export const uvttLight = v.object({
  position: uvttPoint,
  range: v.pipe(squares, v.minValue(0, 'is negative')),
  intensity: v.optional(v.pipe(v.number(), v.finite('is not a finite number'), v.minValue(0, 'is negative')), 1),
  color: v.pipe(v.string(), v.regex(/^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'is not a colour such as ffeccd8b')),
  shadows: v.optional(v.boolean(), true),
})

const positive = v.pipe(v.number(), v.finite('is not a finite number'), v.gtValue(0, 'is not more than 0'))

/** The fields without which squares mean nothing. */
export const uvttResolution = v.object({
  map_size: v.object({ x: positive, y: positive }),
  pixels_per_grid: positive,
  map_origin: v.optional(uvttPoint, { x: 0, y: 0 }),
})

export type UvttResolution = v.InferOutput<typeof uvttResolution>
