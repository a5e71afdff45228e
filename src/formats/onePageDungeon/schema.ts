import * as v from 'valibot'
import { FILE, MAPS } from '~/words/en/files'
import { cosmetic } from '../report/readAs'

/** The text of a page of 99 dungeons stays far below these. */
const place = v.pipe(v.number(), v.minValue(-10_000, FILE.less(-10_000)), v.maxValue(10_000, FILE.over(10_000)))
const cell = v.pipe(place, v.integer(MAPS.dungeon.notSquare))
const side = v.pipe(
  v.number(),
  v.integer(MAPS.dungeon.notSquares),
  v.minValue(1, FILE.less(1)),
  v.maxValue(500, FILE.over(500)),
)
const step = v.pipe(
  v.number(),
  v.integer(MAPS.dungeon.noDirection),
  v.minValue(-1, MAPS.dungeon.noDirection),
  v.maxValue(1, MAPS.dungeon.noDirection),
)

export const rectSchema = v.object({
  x: cell,
  y: cell,
  w: side,
  h: side,
  rotunda: cosmetic(v.boolean(), false),
  ending: cosmetic(v.boolean(), false),
})
export type Rect = v.InferOutput<typeof rectSchema>

export const doorSchema = v.object({
  x: cell,
  y: cell,
  dir: v.pipe(
    v.object({ x: step, y: step }),
    v.check(({ x, y }) => Math.abs(x) + Math.abs(y) === 1, MAPS.dungeon.noDirection),
  ),
  type: v.pipe(v.number(), v.integer(MAPS.dungeon.noDoor)),
})
export type Door = v.InferOutput<typeof doorSchema>

export const noteSchema = v.object({
  text: v.string(),
  ref: cosmetic(v.union([v.string(), v.number()]), ''),
  pos: v.object({ x: place, y: place }),
})

export const columnSchema = v.object({ x: place, y: place })
export const waterSchema = v.object({ x: cell, y: cell })

export const dungeonSchema = v.object({
  title: cosmetic(v.string(), ''),
  story: cosmetic(v.string(), ''),
  version: cosmetic(v.union([v.string(), v.number()]), ''),
  rects: v.array(v.unknown()),
})
