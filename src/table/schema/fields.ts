import * as v from 'valibot'
import type { Json } from '~/engine/snapshot'

/** A whole number within these bounds, both included. */
export const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A pool: what is left in it, and how much it holds. `least`: where they do not go down to 0. */
export const poolUpTo = (most: number, { cur = 0, max = 0 }: { cur?: number; max?: number } = {}) =>
  v.pipe(
    v.object({ cur: integer(cur, most), max: integer(max, most) }),
    v.check(pool => pool.cur <= pool.max, 'is above its maximum'),
  )

/** Ids, names and squares as they come with commands of the table. */
export const anId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
export const ids = v.pipe(v.array(anId), v.minLength(1), v.maxLength(200))
/** Text as it is shown in a row: empty where nothing of it can be seen. */
export const rowText = v.pipe(v.string(), v.transform(shown))
export const aName = v.pipe(rowText, v.minLength(1), v.maxLength(60))
/** A name that may be empty: then there is none. */
export const aPublicName = v.pipe(rowText, v.maxLength(80))
export const words = v.pipe(v.string(), v.maxLength(400))
export const someNotes = v.pipe(v.string(), v.maxLength(10_000))
export const aCell = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))
export const known = v.picklist(['absent', 'unnamed', 'named'])
export const show = v.picklist(['exact', 'words', 'nothing'])
export const squares = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1024))
/** A field that came later: whatever was written before there was one is given this value when it is opened. */
export const added = <const S extends v.GenericSchema>(schema: S, usual: v.InferOutput<S>) =>
  v.pipe(v.optional(schema, usual), v.metadata({ added: usual as Json }))
/** Whether the rules do not settle what comes of a number that the GM sets or changes. */
export const alone = v.optional(v.boolean(), false)
/** Squares packed as runs (see `Squares` of the grid): as many as there are rows on the largest map, and more. */
export const squareSet = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(20_000))
/** How high, in a few words ("3 m up", "in the tree"). */
export const elevation = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))
/** The id under which a picture is kept. */
export const aPicture = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'is not the id of a picture'))
/** Metres. */
export const light = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))

/** What breaks a line or is no letter at all. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What turns the direction in which the text around a name is read. */
const TURNS = /\p{Bidi_Control}/gu
/** What takes no ink: blanks, joiners, fillers, the empty pattern of Braille. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu

/** On one line, in its own direction; without anything to see it is empty. */
function shown(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(TURNS, '').trim()
  return line.replace(UNSEEN, '') === '' ? '' : line
}
