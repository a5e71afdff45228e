import * as v from 'valibot'
import { FILE, MAPS } from '~/words/en/files'
import { cosmetic } from '../report/readAs'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least, FILE.less(least)), v.maxValue(most, FILE.over(most)))

/** Pixels of the padded canvas. */
const pixels = whole(-1_000_000, 1_000_000)

const backgroundSchema = v.object({
  src: cosmetic(v.nullable(v.string()), null),
  offsetX: cosmetic(pixels, 0),
  offsetY: cosmetic(pixels, 0),
})

/** The fields without which pixels mean nothing, in the shape of version 10 and in the one before. */
export const sceneSchema = v.object({
  name: cosmetic(v.string(), ''),
  width: whole(1, 1_000_000),
  height: whole(1, 1_000_000),
  padding: v.nullish(whole(0, 1), 0.25),
  grid: v.union(
    [
      whole(1, 10_000),
      v.object({
        size: whole(1, 10_000),
        type: v.nullish(v.number(), 1),
        distance: cosmetic(v.number(), 5),
        units: cosmetic(v.string(), ''),
      }),
    ],
    MAPS.foundry.noSquare,
  ),
  gridType: v.nullish(v.number(), 1),
  gridDistance: cosmetic(v.number(), 5),
  gridUnits: cosmetic(v.string(), ''),
  img: cosmetic(v.nullable(v.string()), null),
  shiftX: v.nullish(pixels, 0),
  shiftY: v.nullish(pixels, 0),
  background: cosmetic(v.nullable(backgroundSchema), null),
})

export const foundryWall = v.object({
  c: v.pipe(v.array(pixels), v.length(4, MAPS.foundry.noPoints)),
  move: v.nullish(v.number(), 20),
  /** To version 9: 0 none, 1 normal, 2 limited. */
  sense: v.nullish(v.number()),
  /** From version 10: 0 none, 10 limited, 20 normal, 30 and 40 by nearness. */
  sight: v.nullish(v.number()),
  light: v.nullish(v.number()),
  /** 0 none, 1 a door, 2 a secret one. */
  door: v.nullish(v.number(), 0),
  /** 0 closed, 1 open, 2 locked. */
  ds: v.nullish(v.number(), 0),
  dir: v.nullish(v.number(), 0),
})

const radii = { dim: v.nullish(whole(0, 100_000), 0), bright: v.nullish(whole(0, 100_000), 0) }

export const lightSchema = v.object({
  x: pixels,
  y: pixels,
  hidden: v.nullish(v.boolean(), false),
  tintColor: cosmetic(v.nullable(v.string()), null),
  ...radii,
  config: v.nullish(v.object({ color: cosmetic(v.nullable(v.string()), null), ...radii })),
})

export type SceneFields = v.InferOutput<typeof sceneSchema>

/** Whether a scene is of version 10 or later, where grid and background have become objects. */
export const isLater = ({ grid }: SceneFields) => typeof grid !== 'number'
