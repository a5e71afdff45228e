import * as v from 'valibot'
import { label } from '../report/label'
import { cosmetic, readAs } from '../report/readAs'

/** A field that should be a list; empty when it is anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A floor of a scene. */
export interface Floor {
  readonly name: string
  /** Of its own; undefined: that of the scene. */
  readonly picture: string | undefined
  readonly foreground: boolean
  /** Its picture is not laid over the whole scene as it is. */
  readonly isMoved: boolean
  /** Whether a wall, light or other part of the scene belongs to it. */
  has(part: unknown): boolean
}

const height = v.nullish(v.number())
const src = cosmetic(v.nullable(v.object({ src: cosmetic(v.nullable(v.string()), null) })), null)

/** A floor as version 14 writes it. */
const levelSchema = v.object({
  _id: v.string(),
  name: cosmetic(v.string(), ''),
  elevation: cosmetic(v.nullable(v.object({ bottom: height, top: height })), null),
  background: src,
  foreground: src,
  textures: cosmetic(v.nullable(v.record(v.string(), v.unknown())), null),
})

/** How the picture of a floor lies by default. */
const LIES: Readonly<Record<string, unknown>> = { offsetX: 0, offsetY: 0, scaleX: 1, scaleY: 1, rotation: 0 }

/**
 * The floors of a scene from the lowest to the highest, and which is shown first: `levels` from version 14 on, before that
 * those of the module Levels. None: it has but one.
 */
export function floorsOf(scene: { readonly [field: string]: unknown }): { floors: readonly Floor[]; first: number } {
  const levels = listOf(scene.levels).flatMap(one => {
    const read = readAs(levelSchema, one)
    return read.ok ? [read.value] : []
  })
  if (levels.length === 0) return ofModule(scene)
  const bottom = (level: (typeof levels)[number]) => level.elevation?.bottom ?? -Infinity
  const sorted = levels.toSorted((a, b) => bottom(a) - bottom(b))
  const floors = sorted.map(({ _id, name, background, foreground, textures }) => ({
    name: label(name),
    picture: background?.src ?? undefined,
    foreground: Boolean(foreground?.src),
    isMoved: Object.entries(LIES).some(([key, value]) => (textures?.[key] ?? value) !== value),
    has: (part: unknown) => {
      const of = v.is(v.object({ levels: v.array(v.unknown()) }), part) ? part.levels : []
      // Without a floor it is on all of them.
      return of.length === 0 || of.includes(_id)
    },
  }))
  const shown = sorted.findIndex(({ _id }) => _id === scene.initialLevel)
  return { floors, first: shown < 0 ? ground(sorted.map(level => level.elevation?.top)) : shown }
}

/** The number of the floor on which height 0 lies, of those from the lowest to the highest. */
const ground = (tops: readonly (number | null | undefined)[]): number =>
  Math.max(
    0,
    tops.findIndex(top => (top ?? Infinity) > 0),
  )

const range = v.tuple([v.union([v.number(), v.string()]), v.union([v.number(), v.string()]), cosmetic(v.string(), '')])
const withModule = v.object({ levels: v.object({ sceneLevels: v.array(v.unknown()) }) })
const tileSchema = v.object({
  texture: v.nullish(v.object({ src: v.nullish(v.string()) })),
  img: v.nullish(v.string()),
  elevation: height,
  flags: v.nullish(v.object({ levels: v.nullish(v.object({ rangeBottom: height })) })),
  width: v.nullish(v.number()),
})

/** Floors of the module Levels: heights of the scene by name; walls have theirs of the module Wall Height. */
function ofModule(scene: { readonly [field: string]: unknown }): ReturnType<typeof floorsOf> {
  if (!v.is(withModule, scene.flags)) return { floors: [], first: 0 }
  const found = scene.flags.levels.sceneLevels.flatMap(one => {
    const read = readAs(range, one)
    if (!read.ok) return []
    const [bottom, top] = [Number(read.value[0]), Number(read.value[1])]
    return bottom < top ? [{ bottom, top, name: label(read.value[2]) }] : []
  })
  const tiles = listOf(scene.tiles).flatMap(tile => (v.is(tileSchema, tile) ? [tile] : []))
  const sorted = found.toSorted((a, b) => a.bottom - b.bottom)
  const floors = sorted.map(({ bottom, top, name }) => {
    const lies = (tile: (typeof tiles)[number]) => tile.flags?.levels?.rangeBottom ?? tile.elevation
    const [largest] = tiles.filter(tile => lies(tile) === bottom).toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
    const picture = largest?.texture?.src ?? largest?.img ?? undefined
    return {
      name,
      picture,
      foreground: false,
      isMoved: false,
      has: (part: unknown) => {
        const [from, to] = heightsOf(part)
        return from < top && to >= bottom
      },
    }
  })
  return { floors, first: ground(sorted.map(({ top }) => top)) }
}

const heights = v.object({
  elevation: height,
  flags: v.nullish(
    v.object({
      'wall-height': v.nullish(v.object({ bottom: height, top: height })),
      levels: v.nullish(v.object({ rangeBottom: height, rangeTop: height })),
    }),
  ),
})

/** From where to where something reaches; what has no height reaches everywhere. */
function heightsOf(part: unknown): readonly [number, number] {
  if (!v.is(heights, part)) return [-Infinity, Infinity]
  const wall = part.flags?.['wall-height']
  const levels = part.flags?.levels
  const from = wall?.bottom ?? levels?.rangeBottom ?? part.elevation ?? -Infinity
  const to = wall?.top ?? levels?.rangeTop ?? (wall ? Infinity : (part.elevation ?? Infinity))
  return [from, to]
}
