import * as v from 'valibot'
import { FILE } from '~/language/en/formats/file'
import { MAPS } from '~/language/en/formats/maps'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least, FILE.less(least)), v.maxValue(most, FILE.over(most)))

/** Pixels of the padded canvas. */
const pixels = whole(-1_000_000, 1_000_000)

/** The fields without which pixels mean nothing, in the shape of version 10 and in the one before. */
export const sceneSchema = v.object({
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
    MAPS.foundry.noSquare,
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

export const foundryWall = v.object({
  c: v.pipe(v.array(pixels), v.length(4, MAPS.foundry.noPoints)),
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

export const lightSchema = v.object({
  x: pixels,
  y: pixels,
  hidden: v.optional(v.boolean(), false),
  tintColor: v.optional(v.nullable(v.string())),
  ...radii,
  config: v.optional(v.object({ color: v.optional(v.nullable(v.string())), ...radii })),
})

export type SceneFields = v.InferOutput<typeof sceneSchema>

/** Whether a scene is of version 10 or later, where grid and background have become objects. */
export const isLater = ({ grid }: SceneFields) => typeof grid !== 'number'
