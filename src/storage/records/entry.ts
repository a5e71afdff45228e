import * as v from 'valibot'
import { checksum } from '../journal'

/** What an entry of the library may be. Stands in people's browsers and backups. */
export const ENTRY_KINDS = ['creature', 'party', 'encounter', 'map', 'handout', 'rules'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

const plain = v.record(v.string(), v.unknown())
const words = v.array(v.string())

const hero = v.object({
  /** Its name within the party; never changes. */
  key: v.string(),
  name: v.string(),
  sheet: plain,
  notes: v.string(),
  picture: v.optional(v.string()),
  /** What the GM should look at. */
  check: v.optional(words, []),
  /** Markers in the GM's words that have no end. */
  markers: v.optional(words, []),
  /** Who it is in the fight that it joined last. */
  last: v.optional(v.object({ fight: v.string(), who: v.string() })),
})
/** One of a party, as it stands. */
export type Hero = v.InferOutput<typeof hero>

const data = {
  creature: v.object({ sheet: plain, check: v.optional(words, []) }),
  party: v.object({ heroes: v.array(hero) }),
  /** A fight that was prepared: the state before its first command, and its map as it is kept. */
  encounter: v.object({ start: plain, map: plain }),
  map: v.object({
    map: plain,
    /** Squares of difficult ground, and what the GM reads at squares, in a new fight on it. */
    difficult: v.optional(v.array(v.number()), []),
    pins: v.optional(v.array(v.object({ cell: v.number(), title: v.string(), text: v.string() }))),
  }),
  handout: v.object({ text: v.string() }),
  rules: v.object({ settings: plain }),
} satisfies Record<EntryKind, v.GenericSchema>

/** What is in an entry of each kind. Sheets, states and settings are a system's, which says whether they are sound. */
export type EntryData = { [K in EntryKind]: v.InferOutput<(typeof data)[K]> }

const card = v.object({
  /** It stands first in the stored texts, which blanks divide. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** Rises with each change. */
  rev: v.number(),
  kind: v.picklist(ENTRY_KINDS),
  name: v.string(),
  /** Slug of the system it is for; absent: it is for all. */
  system: v.optional(v.string()),
  tags: words,
  /** The id of its picture among those that are kept. */
  picture: v.optional(v.string()),
  /** Where it came from, in words. */
  origin: v.string(),
  /** What its card says of it: "health 12". */
  facts: words,
  /** How much on its sheet the GM should look at; absent: nothing. */
  checks: v.optional(v.number()),
  /** Milliseconds since 1970, for display only. */
  made: v.number(),
  changed: v.number(),
  /** When it was put into the trash; absent: it is not there. */
  trashed: v.optional(v.number()),
})

/** What the library lists of an entry: all but its content. */
export type EntryCard = v.InferOutput<typeof card> & {
  /** What is wrong with it: it is not saved, or part of it cannot be read. */
  readonly problem?: string
}

/** An entry of the library, whole. */
export type Entry<K extends EntryKind = EntryKind> = {
  [Each in K]: Omit<EntryCard, 'kind'> & { readonly kind: Each; readonly notes: string; readonly data: EntryData[Each] }
}[K]

/** An entry that was deleted for good: what stays, so that no second copy brings it back. */
export interface Tombstone {
  readonly id: string
  readonly rev: number
}

const tombstone = v.object({ id: v.string(), rev: v.number(), gone: v.literal(true) })
const body = v.object({ notes: v.string(), data: v.unknown() })

/** An entry as it is stored: two texts, so that listing the library does not read what is in it. */
export interface EntryTexts {
  readonly head: string
  /** Empty when it was deleted for good. */
  readonly body: string
}

/** The texts of an entry. Each names it and its revision, and has a checksum of its own. */
export function entryTexts(entry: Entry): EntryTexts {
  const { notes, data: content, problem: _, ...head } = entry
  return {
    head: sealed(head.id, head.rev, head),
    // With all of the card besides: an entry whose card is damaged is put together from it.
    body: sealed(head.id, head.rev, { notes, data: content, card: head }),
  }
}

/** What stays of an entry that was deleted for good. */
export function tombstoneTexts({ id, rev }: Tombstone): EntryTexts {
  return { head: sealed(id, rev, { id, rev, gone: true }), body: '' }
}

const TEXT = /^(\S+) (\d+) ([0-9a-z]+) /

function sealed(id: string, rev: number, value: unknown): string {
  const json = JSON.stringify(value)
  return `${id} ${rev} ${checksum(rev, id, json).toString(36)} ${json}`
}

/** What a stored text states of itself; undefined when it is none. Nothing is verified. */
export function entryAt(text: unknown): Tombstone | undefined {
  const parts = typeof text === 'string' ? TEXT.exec(text) : null
  return parts ? { id: parts[1]!, rev: Number(parts[2]) } : undefined
}

function opened(text: unknown): unknown {
  const parts = typeof text === 'string' ? TEXT.exec(text) : null
  if (!parts || typeof text !== 'string') return undefined
  const json = text.slice(parts[0].length)
  if (checksum(Number(parts[2]), parts[1]!, json).toString(36) !== parts[3]) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The card of an entry, or what is left of a deleted one. */
export type Head = EntryCard | (Tombstone & { readonly gone: true })

/** The card in a stored text, or what is left of a deleted entry; undefined when it is damaged. */
export function readHead(text: unknown): Head | undefined {
  const value = opened(text)
  for (const schema of [card, tombstone]) {
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
  }
  return undefined
}

/** All cards in one text, for whoever lists thousands: the texts that are stored, line by line, sealed as a whole. */
export function cardsText(heads: readonly string[]): string {
  const lines = heads.join('\n')
  return `${CARDS} ${checksum(0, '', lines).toString(36)}\n${lines}`
}

/**
 * Each card in such a text, with its own text; undefined when it is damaged, or of a Fray whose cards have other parts. Sealed as a
 * whole by whoever had verified them, they are not verified one by one.
 */
export function readCardsText(value: unknown): readonly { text: string; head: Head }[] | undefined {
  if (typeof value !== 'string') return undefined
  const end = value.indexOf('\n')
  const lines = value.slice(end + 1)
  if (value.slice(0, Math.max(0, end)) !== `${CARDS} ${checksum(0, '', lines).toString(36)}`) return undefined
  return lines.split('\n').map(text => ({ text, head: JSON.parse(text.slice(TEXT.exec(text)![0].length)) as Head }))
}

/** What a text of all cards begins with: the parts of a card. */
const CARDS = Object.keys(card.entries).join()

/** The card that a content has with it; undefined when it is damaged. */
export function cardOfBody(text: unknown): EntryCard | undefined {
  const found = v.safeParse(v.object({ card }), opened(text))
  return found.success ? found.output.card : undefined
}

/** The whole entry; undefined when its content is damaged, or that of another revision. */
export function readEntry(head: EntryCard, text: unknown): Entry | undefined {
  const found = v.safeParse(body, opened(text))
  if (!found.success || entryAt(text)?.rev !== head.rev) return undefined
  const { notes, data: content } = found.output
  return asEntry({ ...head, notes, data: content })
}

/** The entry if its content is what its kind has; undefined otherwise. */
export function asEntry(value: EntryCard & { notes: string; data: unknown }): Entry | undefined {
  const found = v.safeParse(data[value.kind] as v.GenericSchema, value.data)
  return found.success ? ({ ...value, data: found.output } as Entry) : undefined
}

/** An entry out of a file, checked; undefined when it is none. Its revision and trash are the reader's business. */
export function parseEntry(value: unknown): Entry | undefined {
  const found = v.safeParse(v.intersect([card, body]), value)
  return found.success ? asEntry(found.output) : undefined
}
