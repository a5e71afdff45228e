import { importBytes } from '../../src/formats/import/importBytes'

/** What is put in the place of a word; no file holds it. */
const STRANGER = 'qzx'

/** What a file says, taken apart. */
export interface FieldCount {
  /** Words, numbers and yes-or-no that stand in the file. */
  readonly all: number
  /** So many of them change what is read, or what is said about it, when they change. */
  readonly read: number
  /** Where the others stand: "items[].img". */
  readonly unread: readonly string[]
}

/**
 * Reads a file once for each word, number and yes-or-no in it, each time with this one changed. What makes no difference,
 * neither to what comes in nor to what the GM is told of it, is read by nobody: it is dropped.
 */
export function unreadFields(content: unknown, write: (content: unknown) => string, name: string): FieldCount {
  const read = (value: unknown) =>
    JSON.stringify(importBytes(new Uint8Array(Buffer.from(write(value))), name), (_, inner: unknown) =>
      inner instanceof Uint8Array ? inner.length : inner,
    )
  const before = read(content)
  const unread: string[] = []
  let all = 0
  for (const { path, changed } of changes(content, '')) {
    all++
    if (changed.every(other => read(other) === before)) unread.push(path)
  }
  return { all, read: all - unread.length, unread: [...new Set(unread)].toSorted() }
}

interface Change {
  readonly path: string
  /** The whole content with this one thing changed, in one way or two: a wall may lie at the edge. */
  readonly changed: readonly unknown[]
}

function* changes(value: unknown, path: string): Generator<Change> {
  if (typeof value === 'string') for (const other of wordsChanged(value)) yield { path, changed: [other] }
  else if (typeof value === 'number') yield { path, changed: [value + 1, value - 1] }
  else if (typeof value === 'boolean') yield { path, changed: [!value] }
  else if (Array.isArray(value)) {
    for (const [i, inner] of value.entries())
      for (const one of changes(inner, `${path}[]`))
        yield { ...one, changed: one.changed.map(other => value.with(i, other)) }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      for (const one of changes(inner, path === '' ? key : `${path}.${key}`))
        yield { ...one, changed: one.changed.map(other => ({ ...value, [key]: other })) }
  }
}

/** The text once for each of its words, with this one changed; marks of HTML, entities, names of tags and their books are no words. */
function wordsChanged(text: string): string[] {
  const words = text.matchAll(/<[^<>]*>|&#?\w+;|\{@\w+|(?<=\{@[^{}|]*\|)[^{}|]+|(\p{L}+|\p{N}+)/gu)
  return [...words].flatMap(({ 1: word, index }) => {
    if (word === undefined) return []
    const other = /^\d+$/.test(word) ? String(Number(word) + 1) : STRANGER
    return [text.slice(0, index) + other + text.slice(index + word.length)]
  })
}
