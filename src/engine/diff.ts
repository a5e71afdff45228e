import type { Patch } from './types'

/**
 * The patches that turn one plain value into another, in immer's form. Records that are the same object are skipped
 * unread, so the cost follows what was touched. Arrays of unequal length are replaced whole.
 */
export function diff(before: unknown, after: unknown): Patch[] {
  const patches: Patch[] = []
  walk(before, after, [], patches)
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
  for (const key in next) {
    const was = old[key]
    const is = next[key]
    if (was === is) continue
    path.push(key)
    if (is === undefined) out.push({ op: 'remove', path: [...path] })
    else if (was === undefined) out.push({ op: 'add', path: [...path], value: is })
    else walk(was, is, path, out)
    path.pop()
  }
  for (const key in old) {
    if (next[key] === undefined && old[key] !== undefined && !(key in next))
      out.push({ op: 'remove', path: [...path, key] })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
