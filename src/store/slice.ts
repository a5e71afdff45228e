import { useState } from 'react'

/**
 * Do two lists, or two plain records, hold the same entries? Anything else is the same only as itself. The store's own library
 * makes a map of each record to compare them, dozens of times at each click.
 */
export function shallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((entry, i) => Object.is(entry, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && Object.is(a[key], b[key]))
}

/** Maps, sets and the like keep their entries elsewhere than in their keys. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * What is worked out anew, with every part that says the same as before taken from before: whoever compares by identity then sees
 * only what has changed. Lists and plain records are looked into, anything else is the same only as itself.
 *
 * @param depth so many lists and records within one another are looked into; the engine's records are left whole where it ends
 */
export function share<T>(before: unknown, now: T, depth = Infinity): T {
  if (Object.is(before, now)) return now
  if (depth === 0) return now
  if (Array.isArray(now)) return Array.isArray(before) ? (shareList(before, now, depth) as T) : now
  if (!isRecordOfShare(now) || !isRecordOfShare(before)) return now
  return shareRecord(before, now, depth) as T
}

function shareList(before: readonly unknown[], now: readonly unknown[], depth: number): readonly unknown[] {
  let isOld = before.length === now.length
  let isNew = true
  const shared = now.map((entry, i) => {
    const one = share(before[i], entry, depth - 1)
    isOld &&= Object.is(one, before[i])
    isNew &&= Object.is(one, entry)
    return one
  })
  return isOld ? before : isNew ? now : shared
}

type PlainRecord = Readonly<Record<string, unknown>>

function shareRecord(before: PlainRecord, now: PlainRecord, depth: number): PlainRecord {
  const keys = Object.keys(now)
  let isOld = keys.length === Object.keys(before).length
  let shared: Record<string, unknown> | undefined
  for (const key of keys) {
    const [was, is] = [before[key], now[key]]
    // Most entries are plain values that are what they were.
    if (was === is && was !== undefined) continue
    const one = share(was, is, depth - 1)
    isOld &&= Object.is(one, was) && Object.hasOwn(before, key)
    if (!Object.is(one, is)) (shared ??= { ...now })[key] = one
  }
  return isOld ? before : (shared ?? now)
}

/** Maps, sets and the like keep their entries elsewhere than in their keys. */
function isRecordOfShare(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** What is worked out anew at each click, with every part that says the same taken from the time before. */
export function useShared<T>(now: T, depth?: number): T {
  const [keep] = useState(() => keeper<T>(depth))
  return keep(now)
}

function keeper<T>(depth?: number): (now: T) => T {
  let kept: T | undefined
  return now => (kept = share(kept, now, depth))
}

/** What a unit sees of the store: it reads and writes its own part, and may read what is named in `Besides`. */
export interface Slice<Own extends object, Besides extends object = object> {
  get(): Readonly<Own & Besides>
  set(part: Partial<Own>): void
}
