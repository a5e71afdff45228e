import * as v from 'valibot'
import { recordRuler } from '../record'
import { screenSettings, wayIn } from '../screens'

/** Everything that a screen shows, but what is measured just now. */
export type RoomState = v.InferOutput<typeof state>
/** What is retained: the whole of it. */
export type RoomRecord = v.InferOutput<typeof roomRecord>
/** What became of the state before. */
export type RoomChange = v.InferOutput<typeof roomChange>
/** What is measured just now, and how far the room has come: said anew every few seconds. */
export type RoomPulse = v.InferOutput<typeof roomPulse>
/** Whether the GM's window is there. */
export type RoomGm = v.InferOutput<typeof roomGm>

/** Pictures of this kind alone become one on a screen. */
export const PICTURE_TYPE = /^image\/(png|jpeg|webp|gif|avif)$/
/** Pieces of the largest picture. */
const MOST_PIECES = 64

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const alias = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))

/** The page reads the record and the handout as if they came through a port; here they may be of any version. */
const fields = {
  version: whole,
  record: v.nullable(v.record(v.string(), v.unknown())),
  /** `picture` names one of the pictures. */
  handout: v.nullable(v.strictObject({ text: v.string(), picture: v.nullable(alias) })),
  /** Whether the map follows by itself, or whoever is at the screen may move it. */
  view: v.picklist(['follow', 'free']),
  /** How the screens that have a name are set up; absent: none was yet. Pages that know none go on as long as it is. */
  screens: v.exactOptional(screenSettings),
  /** How latecomers come to the table; absent: it was not shown yet. */
  way: v.exactOptional(v.nullable(wayIn)),
  /** The pictures that record and handout speak of, in how many pieces each lies there. */
  pictures: v.record(
    alias,
    v.strictObject({
      pieces: v.pipe(whole, v.maxValue(MOST_PIECES)),
      type: v.pipe(v.string(), v.regex(PICTURE_TYPE)),
    }),
  ),
}
const state = v.strictObject(fields)

const place = {
  /** When the GM's window began, and the number of the state since then: both only ever grow. */
  epoch: whole,
  n: whole,
  /** The number of what is measured. */
  k: whole,
}

export const roomRecord = v.strictObject({ ...place, state })
export const roomChange = v.strictObject({
  ...place,
  /** The state before it is that of `n - 1`. What is left out stays as it was. */
  state: v.strictObject({
    version: v.exactOptional(fields.version),
    record: v.exactOptional(fields.record),
    /** Of the record, where it is still of the same kind: those of its fields that have changed. */
    part: v.exactOptional(v.record(v.string(), v.unknown())),
    handout: v.exactOptional(fields.handout),
    view: v.exactOptional(fields.view),
    screens: fields.screens,
    way: fields.way,
    pictures: v.exactOptional(fields.pictures),
  }),
  ruler: v.nullable(recordRuler),
})
export const roomPulse = v.strictObject({ ...place, ruler: v.nullable(recordRuler) })
export const roomGm = v.strictObject({ is: v.picklist(['here', 'away', 'closed']), epoch: whole })

/** What has changed from one state to the next: of a record that is still of the same kind those of its fields alone. */
export function changeOf(before: RoomState, after: RoomState): RoomChange['state'] {
  const { record, ...rest } = differing(before, after)
  if (record === undefined) return rest
  const [old, next] = [before.record, after.record]
  const isPart = old !== null && next !== null && sameKeys(old, next) && old.show === next.show
  return isPart ? { ...rest, part: differing(old, next) } : { ...rest, record }
}

/** The state after a change. */
export function changed(before: RoomState, { part, ...rest }: RoomChange['state']): RoomState {
  const after = { ...before, ...rest }
  return part && after.record ? { ...after, record: { ...after.record, ...part } } : after
}

function differing<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[]
  return Object.fromEntries(
    names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map(name => [name, after[name]]),
  ) as Partial<T>
}

const sameKeys = (one: object, other: object) => Object.keys(one).join() === Object.keys(other).join()
