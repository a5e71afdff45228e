import type { Patch } from '../snapshot'

/**
 * The patches that turn one plain value into another, in immer's form. Records that are the same object are skipped
 * unread, so the cost follows what was touched. Arrays of unequal length are replaced whole. `path`: where the values stand in
 * what the patches are made for.
 */
export function diff(before: unknown, after: unknown, path: (string | number)[] = [], patches: Patch[] = []): Patch[] {
  walk(before, after, path, patches)
  return patches
}

/** `path` is one list for the whole walk; a patch takes a copy. */
function walk(before: unknown, after: unknown, path: (string | number)[], out: Patch[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      path.push(i)
      walk(before[i], after[i], path, out)
      path.pop()
    }
  } else if (isRecord(before) && isRecord(after)) walkRecords(before, after, path, out)
  else out.push({ op: 'replace', path: [...path], value: after })
}

function walkRecords(
  old: Record<string, unknown>,
  next: Record<string, unknown>,
  path: (string | number)[],
  out: Patch[],
): void {
  const keys = Object.keys(next)
  const oldKeys = Object.keys(old)
  // Most records keep their fields. Then the values are compared by place: looking up each by its name costs more.
  const alike = sameList(keys, oldKeys)
  if (!alike && !fallsIntoPlace(old, oldKeys, next, keys)) {
    out.push({ op: 'replace', path: [...path], value: next })
    return
  }
  const values = Object.values(next)
  const oldValues = alike ? Object.values(old) : keys.map(key => old[key])
  for (let i = 0; i < values.length; i++)
    if (values[i] !== oldValues[i]) walkField(oldValues[i], values[i], keys[i]!, path, out)
  if (alike) return
  for (const key of oldKeys)
    if (!(key in next) && old[key] !== undefined) out.push({ op: 'remove', path: [...path, key] })
}

/** A field that comes back is put at the end: whether all are then where they belong. */
function fallsIntoPlace(
  old: Record<string, unknown>,
  oldKeys: readonly string[],
  next: Record<string, unknown>,
  keys: readonly string[],
): boolean {
  const there = keys.filter(key => next[key] !== undefined)
  const kept = oldKeys.filter(key => old[key] !== undefined && next[key] !== undefined)
  return sameList([...kept, ...there.filter(key => old[key] === undefined)], there)
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function walkField(was: unknown, is: unknown, key: string, path: (string | number)[], out: Patch[]): void {
  path.push(key)
  if (is === undefined) out.push({ op: 'remove', path: [...path] })
  else if (was === undefined) out.push({ op: 'add', path: [...path], value: is })
  else walk(was, is, path, out)
  path.pop()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
