import * as v from 'valibot'
import { readRecord, recordRuler, type PublicRecord } from './record'
import { dots, screenSettings, wayIn } from './screens'

/**
 * What travels between the two windows. By window message, once per connection: `ready` from the players' page, with
 * the token from its address, and `port` back to it. Then through the port: `record`, and `there?` answered by `here`,
 * so that neither window takes the silence of a closed one for calm; `ruler` is what the GM measures just now, on the map
 * of the latest record; `handout` is what lies over it, and hangs on no record; `screens` is how each screen is set up, and `extent`
 * comes back: how large this one is. `bye` says that a window is being left.
 */
export const ready = v.strictObject({ fray: v.literal('ready'), token: v.string() })
export const port = v.strictObject({ fray: v.literal('port') })
export const there = v.strictObject({ fray: v.literal('there?') })
export const here = v.strictObject({ fray: v.literal('here') })
export const bye = v.strictObject({ fray: v.literal('bye') })
export const ruler = v.strictObject({ fray: v.literal('ruler'), ruler: v.nullable(recordRuler) })

/** How the GM has set up the screens that have a name. */
export const screens = v.strictObject({ fray: v.literal('screens'), screens: screenSettings })
/** How latecomers come to the table; null: it is not shown. */
export const way = v.strictObject({ fray: v.literal('way'), way: v.nullable(wayIn) })

/** How large the page is, in device pixels, and what was measured on it: said by the players' window on the GM's computer. */
export const extent = v.strictObject({
  fray: v.literal('extent'),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  dots: v.optional(dots),
})

/** Most letters of a handout's text. */
const MOST_LETTERS = 10_000

/** What is shown to everybody at the table: never under the name that the GM keeps it by. null: nothing. */
export const handout = v.strictObject({
  fray: v.literal('handout'),
  handout: v.nullable(
    v.strictObject({ text: v.pipe(v.string(), v.maxLength(MOST_LETTERS)), picture: v.nullable(v.instance(Blob)) }),
  ),
})
export type Handout = NonNullable<v.InferOutput<typeof handout>['handout']>

/**
 * The version of the record that this build sends and reads. A record of another shape is another version; what the older page shows
 * then is in `viewer.ts`. The first one is not named in messages: pages of that time take no word more.
 */
export const RECORD_VERSION = 4

const anyRecord = v.looseObject({ fray: v.literal('record'), version: v.optional(v.pipe(v.number(), v.integer()), 1) })

const record = v.strictObject({
  fray: v.literal('record'),
  version: v.literal(RECORD_VERSION),
  /** null: no fight is open. */
  record: v.unknown(),
  /** Pictures that the record names and the one before did not. */
  pictures: v.array(v.strictObject({ name: v.string(), blob: v.instance(Blob) })),
})

export type RecordMessage = v.InferOutput<typeof record> & { record: PublicRecord | null }

/** What a screen is sent. All else is between the two ends of a line. */
export type ScreenMessage =
  | RecordMessage
  | v.InferOutput<typeof ruler>
  | v.InferOutput<typeof handout>
  | v.InferOutput<typeof screens>
  | v.InferOutput<typeof way>

/** Whether a message is of this kind. */
export function is<T extends v.GenericSchema>(schema: T, message: unknown): message is v.InferOutput<T> {
  return v.is(schema, message)
}

/** Of which version the record in a message is; null: the message has none. */
export function versionOf(message: unknown): number | null {
  const read = v.safeParse(anyRecord, message)
  return read.success ? read.output.version : null
}

/** The record in a message and the pictures beside it; null when it is no such message. */
export function readRecordMessage(message: unknown): RecordMessage | null {
  if (!v.is(record, message)) return null
  if (message.record === null) return { ...message, record: null }
  const read = readRecord(message.record)
  return read && { ...message, record: read }
}
