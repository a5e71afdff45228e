import type * as v from 'valibot'
import { CREATURES } from '~/words/en/files'
import { label } from '../report/label'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'

/** Whether a value out of a file says nothing: null, no text, nought, no, an empty list, an object of such values. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === 0 || value === false
}

/** Any value out of a file as a person would read it aloud. The caller has bounded how deep it is nested. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value
      .filter(one => !isEmpty(one))
      .map(inWords)
      .join(', ')
  if (typeof value !== 'object' || value === null) return ''
  const said = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  // A record of nothing but its value is no more than that.
  if (said.length === 1 && said[0]![0] === 'value') return inWords(said[0]![1])
  return said.map(([key, inner]) => `${key} ${inWords(inner)}`).join('; ')
}

/**
 * An object out of a file, read field by field. A field that is wrong is told with its place and kept in words; what nobody
 * asked for is left over, and kept in words as well: nothing of a creature gets lost on the way.
 */
export class Fields {
  readonly #value: Readonly<Record<string, unknown>>
  readonly #left: Set<string>
  readonly #parts: [key: string, part: Fields][] = []

  /** @param value anything; what is no object has no fields */
  constructor(
    value: unknown,
    readonly place: string,
    readonly problems: ProblemList,
  ) {
    this.#value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    this.#left = new Set(Object.keys(this.#value))
  }

  /** The names of its fields. */
  keys(): string[] {
    return Object.keys(this.#value)
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#value, key) && !isEmpty(this.#value[key])
  }

  /** The field as the schema gives it; undefined when it is missing, empty or wrong, and then it was told. */
  read<const S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
    const value = Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
    if (value === undefined || value === null || value === '') {
      this.#left.delete(key)
      return undefined
    }
    const read = readAs(schema, value)
    if (!read.ok) {
      const fault = read.faults.join('; ')
      const words = read.isOther ? fault : CREATURES.fault(label(inWords(value)), fault)
      this.problems.add('left out', `${this.place}, ${label(key)}`, words)
      return undefined
    }
    this.#left.delete(key)
    return read.value
  }

  /** The fields of the object that is this field; without it, none. */
  inside(key: string): Fields {
    const value = Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.#left.delete(key)
    const known = this.#parts.find(([name]) => name === key)?.[1]
    if (known) return known
    const part = new Fields(Array.isArray(value) ? undefined : value, `${this.place}, ${label(key)}`, this.problems)
    this.#parts.push([key, part])
    return part
  }

  /** Whether the field is there and as the schema has it. Nothing is told, and it stays for the notes. */
  fits(key: string, schema: v.GenericSchema): boolean {
    return Object.hasOwn(this.#value, key) && readAs(schema, this.#value[key]).ok
  }

  /** A word or number as text, looked at alone: it stays for the notes. Undefined for anything else. */
  text(key: string): string | undefined {
    const value = Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  /** The fields of the object that is this field, to be looked at alone: they stay for the notes of this one. */
  look(key: string): Fields {
    const value = Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
    return new Fields(Array.isArray(value) ? undefined : value, this.place, this.problems)
  }

  /** The list that is this field; without it, an empty one. */
  list(key: string): readonly unknown[] {
    const value = Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
    if (!Array.isArray(value)) return []
    this.#left.delete(key)
    return value as unknown[]
  }

  /** Fields that say nothing at a table: ids, places in folders, how a token is drawn there. */
  pass(...keys: readonly string[]): void {
    for (const key of keys) this.#left.delete(key)
  }

  /** The whole of it says nothing at a table. */
  passAll(): void {
    this.#left.clear()
  }

  /** What is left over in words, a line a field, that of its parts included; what is empty, false or nought says nothing. */
  rest(): string[] {
    const lines = [...this.#left].flatMap(key => {
      const value = this.#value[key]
      return isEmpty(value) ? [] : [`${label(key)}: ${inWords(value)}`]
    })
    this.#left.clear()
    return [...lines, ...this.#parts.flatMap(([key, part]) => part.rest().map(line => `${label(key)}, ${line}`))]
  }
}
