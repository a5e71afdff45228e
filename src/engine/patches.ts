import type { Combatant, Id, Patch, RulesetTypes, Snapshot } from './snapshot'

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

/**
 * By combatant the parts of its sheet that were handed out to be changed; null: more of it than that. Null altogether:
 * combatants came or went, or anything may have changed.
 */
export type Touched = ReadonlyMap<Id, readonly string[] | null> | null

/** The patches from one state to a later one. Of the combatants only what was touched is compared. */
export function diffSnapshots<R extends RulesetTypes>(start: Snapshot<R>, now: Snapshot<R>, touched: Touched): Patch[] {
  if (!touched) return diff(start, now)
  const patches: Patch[] = []
  for (const field of Object.keys(now) as (keyof Snapshot)[])
    if (field !== 'combatants' && start[field] !== now[field]) diff(start[field], now[field], [field], patches)
  for (const [id, parts] of touched) {
    const path = ['combatants', id]
    const was = start.combatants[id]!
    const is = now.combatants[id]!
    if (!parts || parts.some(part => comesOrGoes(was, is, part))) diff(was, is, path, patches)
    else for (const part of parts) diff(partOf(was, part), partOf(is, part), [...path, 'sheet', part], patches)
  }
  return patches
}

function partOf<R extends RulesetTypes>({ sheet }: Combatant<R>, part: string): unknown {
  return (sheet as Record<string, unknown>)[part]
}

function comesOrGoes<R extends RulesetTypes>(was: Combatant<R>, is: Combatant<R>, part: string): boolean {
  return partOf(was, part) === undefined || partOf(is, part) === undefined
}

type Holder = Record<string | number, unknown>

/**
 * The value with the patches applied; the value itself is left as it was, and what no patch touches is shared. Written by
 * hand for plain data; the tests hold it against immer, whose form the patches have. Throws for a path that leads nowhere.
 */
export function applyPatches<T extends object>(value: T, patches: readonly Patch[]): T {
  const top: { value: T } = { value }
  const own = new Set<unknown>()
  for (const { op, path, value: given } of patches) {
    let holder: Holder = top
    let key: string | number = 'value'
    for (const next of path) {
      holder = ownField(holder, key, own)
      key = next
    }
    // Written to, it would be no field but another prototype.
    if (key === '__proto__') throw new Error('There is nothing to change in __proto__.')
    if (op !== 'replace' && Array.isArray(holder)) {
      if (op === 'add') holder.splice(Number(key), 0, given)
      else holder.splice(Number(key), 1)
    } else if (op === 'remove') delete holder[key]
    else holder[key] = given
  }
  return top.value
}

/** The record or list in this field, as a copy that may be written to. */
function ownField(holder: Holder, key: string | number, own: Set<unknown>): Holder {
  const held = Object.hasOwn(holder, key) ? holder[key] : undefined
  if (typeof held !== 'object' || held === null) throw new Error(`There is nothing to change in ${key}.`)
  if (own.has(held)) return held as Holder
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Holder
  own.add(copy)
  holder[key] = copy
  return copy
}

/** The patches that set one value on a combatant's sheet, for `gm.set`. */
export function sheetPatch(who: string, path: readonly (string | number)[], value: unknown): Patch {
  return { op: 'replace', path: ['combatants', who, 'sheet', ...path], value }
}

/**
 * A private copy of one record of plain data. Written by hand because this is the engine's hottest line:
 * `structuredClone` costs about twenty times as much on records of this size.
 */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = deepCopy(value[i])
    return copy as T
  }
  const copy = { ...value }
  for (const key in copy) {
    const field = copy[key]
    if (typeof field === 'object' && field !== null) copy[key] = deepCopy(field)
  }
  return copy
}

/**
 * A copy of a record; what its fields hold is shared. By spreading: `Object.assign` makes a table of hashes of a sheet that was read
 * from a stored fight, and every look into it then costs a search (decision 0009).
 */
export function shallowCopy<T extends object>(value: T): T {
  return { ...value }
}
