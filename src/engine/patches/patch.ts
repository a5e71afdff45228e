import type { Patch } from '../snapshot'

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
