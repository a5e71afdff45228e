import type { ImportedContent } from '../../../src/formats/import/decodeContent'
import { importBytes } from '../../../src/formats/import/importBytes'
import { problemSentence, type Imported } from '../../../src/formats/report/problem'

/** What becomes of the fields of a file, each by its path: "walls[].c". */
export interface Fields {
  /** A change of these changes what comes in. */
  readonly read: readonly string[]
  /** Of these the GM is told: by themselves, or with what they stand in. */
  readonly told: readonly string[]
  /** A change of these makes no difference at all. */
  readonly without: readonly string[]
}

/** So many places of one field are looked at before it counts as one that makes no difference. */
const MOST_PLACES = 3
/** What is put in the place of a word; no file holds it. */
const STRANGER = 'qzx'

type Way = readonly (string | number)[]

/** Reads a file once for each of its fields with that one changed, and tells what became of it. */
export function fieldsOf(content: unknown, write: (content: unknown) => string, name: string): Fields {
  const outcome = (value: unknown) => parts(importBytes(new Uint8Array(Buffer.from(write(value))), name))
  const sound = outcome(content)
  const places = new Map<string, Way[]>()
  for (const way of waysIn(content)) {
    const path = pathOf(way)
    places.set(path, [...(places.get(path) ?? []), way].slice(0, MOST_PLACES))
  }
  /** What comes without a part; fields share their outer parts. */
  const left = new Map<string, ReturnType<typeof outcome>>()
  /** With this or one of its outer parts left out the GM is told something else. */
  const isToldWithin = (way: Way): boolean =>
    way.some((_, depth) => {
      const part = way.slice(0, depth + 1)
      const key = part.join('/')
      const without = left.get(key) ?? outcome(changedAt(content, part, () => undefined))
      left.set(key, without)
      return without.value === sound.value && without.told !== sound.told
    })
  const found = { read: [] as string[], told: [] as string[], without: [] as string[] }
  for (const [path, ways] of places) {
    let isTold = false
    const isRead = ways.some(way =>
      othersOf(valueAt(content, way)).some(other => {
        const now = outcome(changedAt(content, way, () => other))
        isTold ||= now.told !== sound.told
        return now.value !== sound.value
      }),
    )
    found[isRead ? 'read' : isTold || ways.some(isToldWithin) ? 'told' : 'without'].push(path)
  }
  return { read: found.read.toSorted(), told: found.told.toSorted(), without: found.without.toSorted() }
}

function parts(result: Imported<ImportedContent>): { value: string; told: string } {
  const plain = (value: unknown) =>
    JSON.stringify(value, (key, one: unknown) =>
      // What several maps of a file say of themselves is told, not read.
      key === 'problems' ? undefined : one instanceof Uint8Array ? one.length : one,
    ) ?? ''
  const told = result.problems.map(problemSentence).join('\n')
  if (!result.ok) return { value: 'refused', told }
  const others = result.value.kind === 'map' ? (result.value.choices ?? []) : []
  return {
    value: plain(result.value),
    told: [told, ...others.flatMap(one => one.problems.map(problemSentence))].join('\n'),
  }
}

/** Every word, number and yes-or-no; what is empty says nothing. */
function* waysIn(value: unknown, way: Way = []): Generator<Way> {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* waysIn(one, [...way, i])
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* waysIn(one, [...way, key])
  else if (value !== null && value !== undefined && value !== '') yield way
}

/** Ids in the keys of a library are all the same. */
function pathOf(way: Way): string {
  const words = way.map(key =>
    typeof key === 'number' ? '[]' : `.${key.replace(/(Creatures|Characters|Encounters|Spells)\..+$/, '$1.*')}`,
  )
  return words.join('').replace(/^\./, '')
}

function valueAt(content: unknown, way: Way): unknown {
  return way.reduce((at, key) => Reflect.get(Object(at), key) as unknown, content)
}

function changedAt(value: unknown, [key, ...rest]: Way, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const inner = changedAt(Reflect.get(Object(value), key), rest, change)
  if (Array.isArray(value))
    return inner === undefined ? value.filter((_, i) => i !== key) : value.with(Number(key), inner)
  return { ...(value as object), [key]: inner }
}

/** What is put in the place of a value, one after the other. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, value === 0 ? 20 : 0]
  if (typeof value === 'boolean') return [!value]
  const text = String(value)
  if (/^\d+$/.test(text)) return [String(Number(text) + 1)]
  return [STRANGER, text.replace(/\p{L}+/u, STRANGER), text.replace(/\p{L}+(?=[^\p{L}]*$)/u, STRANGER)]
}
