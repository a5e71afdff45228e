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

function walk(before: unknown, after: unknown, path: (string | number)[], out: Patch[]): void {
  if (before === after) return
  if (typeof before === 'object' && typeof after === 'object' && before !== null && after !== null) {
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length !== after.length) out.push({ op: 'replace', path, value: after })
      else for (let i = 0; i < after.length; i++) walk(before[i], after[i], [...path, i], out)
      return
    }
    if (!Array.isArray(before) && !Array.isArray(after)) {
      const old = before as Record<string, unknown>
      const next = after as Record<string, unknown>
      for (const key of Object.keys(next)) {
        if (next[key] === undefined) {
          if (old[key] !== undefined) out.push({ op: 'remove', path: [...path, key] })
        } else if (old[key] === undefined) out.push({ op: 'add', path: [...path, key], value: next[key] })
        else if (old[key] !== next[key]) walk(old[key], next[key], [...path, key], out)
      }
      for (const key of Object.keys(old)) {
        if (old[key] !== undefined && !(key in next)) out.push({ op: 'remove', path: [...path, key] })
      }
      return
    }
  }
  out.push({ op: 'replace', path, value: after })
}
