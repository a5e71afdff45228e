import type { Field } from '~/engine'

/** The fields of a sheet by their groups, without the pools of the whole combatant, which are read first. */
export function groupsOf(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    if (isMainPool(field)) continue
    const group = groups.get(field.group)
    if (group) group.push(field)
    else groups.set(field.group, [field])
  }
  return [...groups]
}

/** A pool of the whole combatant; that of a thing stands with the thing. */
export function isMainPool({ kind, path }: Field): boolean {
  return kind.type === 'pool' && path.every(key => typeof key === 'string')
}
