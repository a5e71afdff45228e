import type * as v from 'valibot'
import type { Field } from '~/engine/ruleset'

/** A schema as it lies in memory: what it checks first, and what it checks of that besides. */
interface Parts {
  readonly type: string
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly rest?: Parts
  readonly value?: Parts
  readonly wrapped?: Parts
  readonly options?: readonly string[] | readonly number[]
  readonly pipe?: readonly (Parts & { readonly requirement?: unknown })[]
}

type Path = Field['path']

/**
 * How the editor shows the field at this place of a sheet, by the schema that checks it: its bounds, its options, its length. So neither
 * is said twice. Throws where the schema allows what no editor shows, or more than it can show.
 */
export function fieldKinds(schema: v.GenericSchema): (path: Path) => Field['kind'] {
  const known = new Map<string, Field['kind']>()
  return path => {
    const place = path.map(key => (typeof key === 'number' ? '*' : key)).join('.')
    let kind = known.get(place)
    if (!kind) known.set(place, (kind = fieldKind(schema, path)))
    return kind
  }
}

function fieldKind(schema: v.GenericSchema, path: Path): Field['kind'] {
  const at = path.reduce<Parts>((parts, key) => within(unwrapped(parts), key, path), schema as unknown as Parts)
  const { type, options, entries } = unwrapped(at)
  switch (type) {
    case 'boolean':
      return { type: 'flag' }
    case 'picklist':
      return typeof options![0] === 'number'
        ? { type: 'die', sides: options as readonly number[] }
        : { type: 'option', options: options as readonly string[] }
    case 'string':
      return { type: 'text', max: bound(at, 'max_length', path) }
    case 'number':
      return { type: 'integer', min: bound(at, 'min_value', path), max: bound(at, 'max_value', path) }
    case 'object':
      if (entries?.cur && entries.max) return { type: 'pool', max: bound(entries.max, 'max_value', path) }
  }
  throw new Error(`${path.join('.')}: no field of an editor is a ${type}`)
}

/** Without what is put around it: it may be missing, or null. */
function unwrapped(parts: Parts): Parts {
  const first = parts.pipe?.[0] ?? parts
  const inner = first.wrapped ?? first
  return inner === parts || (inner === first && !first.pipe) ? inner : unwrapped(inner)
}

function within({ entries, rest, item, value }: Parts, key: string | number, path: Path): Parts {
  const found = typeof key === 'number' ? item : (entries?.[key] ?? rest ?? value)
  if (!found) throw new Error(`${path.join('.')}: the schema has no ${key}`)
  return found
}

/** A bound that the pipe of this field sets. */
function bound(parts: Parts, check: string, path: Path): number {
  const { pipe } = parts.wrapped ?? parts
  const found = pipe?.find(({ type }) => type === check)?.requirement
  if (typeof found === 'number') return found
  const [first] = pipe ?? []
  if (first?.pipe || first?.wrapped) return bound(first, check, path)
  throw new Error(`${path.join('.')}: ${check} is not set`)
}
