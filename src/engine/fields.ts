import type { Json, Patch, Snapshot } from './snapshot'

/**
 * How long what stands in a field of a sheet lasts. `creature`: it says what the creature is, and stays. `rest`: until the creature
 * has rested. `hurt`: as long as one of `pools` is short. `fight`: it belongs to one fight, and to nothing else.
 */
type Lasts = 'creature' | 'rest' | 'hurt' | 'fight'

/** What a ruleset declares of one field of its settings or its sheets. */
export interface FieldNote {
  readonly lasts: Lasts
  /** The pools of the sheet, by their names, of which one is short while this lasts. Of `hurt` only. */
  readonly pools?: readonly string[]
  /** What stands there at rest, and what an older value that lacks the field is given. Absent: every sheet was made with the field. */
  readonly usual?: Json
  /** What is left of the value after a rest; absent: the usual one. */
  readonly rested?: (was: unknown, sheet: object) => Json
}

/** A field that has fields of its own: itself, or each of its elements. */
export interface FieldParts {
  readonly parts: FieldTree
  readonly each: boolean
}

/** What a ruleset declares of its fields, by their names. */
export interface FieldTree {
  readonly [name: string]: FieldNote | FieldParts
}

/** What a ruleset declares of its house rules and of its sheets, and what it added later to anything else of an encounter. */
export interface Declared {
  readonly settings: FieldTree
  readonly sheet: FieldTree
  /** Fields that were added to the rest of an encounter: to the turn, to sides, to lists on a sheet. */
  readonly added?: FieldTree
  /** The fields of what lies on the ground, by what it is; undefined: nothing is declared of it. */
  readonly thing?: (what: Readonly<Record<string, unknown>>) => FieldTree | undefined
}

type Path = readonly (string | number)[]

/**
 * The value with what came into these fields after it was written. The same value where it lacks nothing. Takes any value: where one
 * is no record its place is left as it is, and the ruleset's check speaks of it.
 */
export function fillIn<T>(tree: FieldTree, value: T): T {
  if (!isRecord(value)) return value
  return changedEach(value, Object.keys(tree), (was, name) => {
    const field = tree[name]!
    if ('parts' in field) return fillParts(field, was)
    return was === undefined ? copyOf(field.usual) : was
  })
}

/** The value with these of its entries changed; the same value where none becomes another. */
function changedEach<T extends Record<string, unknown>>(
  value: T,
  keys: readonly string[],
  change: (was: unknown, key: string) => unknown,
): T {
  let changed: Record<string, unknown> | undefined
  for (const key of keys) {
    const was = Object.hasOwn(value, key) ? value[key] : undefined
    const is = change(was, key)
    if (is !== was) (changed ??= { ...value })[key] = is
  }
  return (changed ?? value) as T
}

function fillParts({ parts, each }: FieldParts, value: unknown): unknown {
  const fill = (one: unknown) => fillIn(parts, one)
  if (!each) return fill(value)
  if (Array.isArray(value)) {
    const filled = value.map(fill)
    return filled.every((one, i) => one === value[i]) ? value : filled
  }
  return isRecord(value) ? changedEach(value, Object.keys(value), fill) : value
}

/** A whole encounter as it stands today, whatever version of the rules has written it. Takes any value. */
export function upgraded<S>(declared: Declared, snapshot: S): S {
  const filled = fillIn(snapshotFields(declared), snapshot)
  return isRecord(filled) ? changedEach(filled, ['things'], one => fillThings(declared, 1, one)) : filled
}

/** Things on the ground: `depth` records around what each of them is. */
function fillThings(declared: Declared, depth: number, value: unknown): unknown {
  if (!declared.thing || !isRecord(value)) return value
  if (depth < 0) return fillIn(declared.thing(value) ?? {}, value)
  return changedEach(value, depth === 0 ? ['what'] : Object.keys(value), one => fillThings(declared, depth - 1, one))
}

/** Changes that any version of the rules has written, with what came into the fields of their values since. */
export function upgradedPatches<P extends Patch>(declared: Declared, patches: readonly P[]): readonly P[] {
  const tree = snapshotFields(declared)
  let filled: P[] | undefined
  for (const [i, patch] of patches.entries()) {
    if (patch.op === 'remove' || typeof patch.value !== 'object' || patch.value === null) continue
    const value = filledAt(declared, tree, patch.path, patch.value)
    if (value !== patch.value) (filled ??= [...patches])[i] = { ...patch, value }
  }
  return filled ?? patches
}

/** A value that is written to this place of a snapshot, filled in. */
function filledAt(declared: Declared, tree: FieldTree, path: Path, value: unknown): unknown {
  if (path.length === 0) return upgraded(declared, value)
  if (path[0] === 'things') return path.length > 3 ? value : fillThings(declared, 2 - path.length, value)
  const at = partsAt(tree, path)
  return at ? fillParts(at, value) : value
}

/** What the fields of the value at this place are; undefined: nothing is declared of it. */
function partsAt(tree: FieldTree, path: Path): FieldParts | undefined {
  let at: FieldParts = { parts: tree, each: false }
  for (const key of path) {
    if (at.each) {
      at = { parts: at.parts, each: false }
      continue
    }
    const field: FieldNote | FieldParts | undefined = Object.hasOwn(at.parts, key) ? at.parts[key] : undefined
    if (!field || !('parts' in field)) return undefined
    at = field
  }
  return at
}

const trees = new WeakMap<Declared, FieldTree>()

/** The places of a snapshot that a ruleset declares. */
function snapshotFields(declared: Declared): FieldTree {
  const known = trees.get(declared)
  if (known) return known
  const tree = merged(declared.added ?? {}, {
    settings: { parts: declared.settings, each: false },
    combatants: { parts: { sheet: { parts: declared.sheet, each: false } }, each: true },
  } satisfies { [part in keyof Snapshot]?: FieldParts })
  trees.set(declared, tree)
  return tree
}

/** The fields of both. Where the second says nothing of an older value, what was added within it stays declared. */
function merged(one: FieldTree, other: FieldTree): FieldTree {
  const both = Object.entries(other).map(([name, field]): [string, FieldNote | FieldParts] => {
    const within = Object.hasOwn(one, name) ? one[name]! : undefined
    if (!within || !('parts' in within)) return [name, field]
    if ('parts' in field) return [name, { ...field, parts: merged(within.parts, field.parts) }]
    return [name, field.usual === undefined ? within : field]
  })
  return { ...one, ...Object.fromEntries(both) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value of its own, so that nobody writes to the declared one. */
export const copyOf = <T>(value: T): T => (typeof value === 'object' && value !== null ? structuredClone(value) : value)
