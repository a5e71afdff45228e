import * as v from 'valibot'

/** The text of a page of 99 dungeons stays far below these. */
const place = v.pipe(v.number(), v.minValue(-10_000, 'is less than -10,000'), v.maxValue(10_000, 'is more than 10,000'))
const cell = v.pipe(place, v.integer('is not a whole square'))
const side = v.pipe(
  v.number(),
  v.integer('is not a whole number of squares'),
  v.minValue(1, 'is less than 1'),
  v.maxValue(500, 'is more than 500'),
)
const step = v.pipe(
  v.number(),
  v.integer('is no direction'),
  v.minValue(-1, 'is no direction'),
  v.maxValue(1, 'is no direction'),
)

export const rectSchema = v.object({
  x: cell,
  y: cell,
  w: side,
  h: side,
  rotunda: v.optional(v.boolean(), false),
  ending: v.optional(v.boolean(), false),
})
export type Rect = v.InferOutput<typeof rectSchema>

export const doorSchema = v.object({
  x: cell,
  y: cell,
  dir: v.pipe(
    v.object({ x: step, y: step }),
    v.check(({ x, y }) => Math.abs(x) + Math.abs(y) === 1, 'is no direction'),
  ),
  type: v.pipe(v.number(), v.integer('is no kind of door')),
})
export type Door = v.InferOutput<typeof doorSchema>

export const noteSchema = v.object({
  text: v.string(),
  ref: v.optional(v.union([v.string(), v.number()]), ''),
  pos: v.object({ x: place, y: place }),
})

export const columnSchema = v.object({ x: place, y: place })
export const waterSchema = v.object({ x: cell, y: cell })

export const dungeonSchema = v.object({
  title: v.optional(v.string(), ''),
  story: v.optional(v.string(), ''),
  version: v.optional(v.union([v.string(), v.number()]), ''),
  rects: v.array(v.unknown()),
})
