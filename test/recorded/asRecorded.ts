import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldTree, Lane, PublicTable, Row, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'

/** By system the house rules and the fields of sheets that there were when its recordings were made, as `pathsOf` names them. */
const FIELDS = JSON.parse(readFileSync(join(import.meta.dirname, 'fields.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

type Rules<R extends TableTypes> = Pick<Ruleset<R>, 'id' | 'state'>
type Path = readonly (string | number)[]

/** Every declared field: "settings.evadeBase", "sheet.status.hidden", "sheet.weapons.*.used". */
export function pathsOf(tree: FieldTree, path: string): string[] {
  return Object.entries(tree).flatMap(([name, field]) =>
    'parts' in field ? pathsOf(field.parts, `${path}.${name}${field.each ? '.*' : ''}`) : [`${path}.${name}`],
  )
}

/**
 * Values as they were recorded: a field that was added since is left out as long as it holds its usual value, which says that nothing is
 * otherwise than before. So a house rule or a field that is added changes no recording.
 */
export function asRecorded<R extends TableTypes>({ id, state: { declared } }: Rules<R>) {
  const known = new Set(FIELDS[id] ?? [...pathsOf(declared.settings, 'settings'), ...pathsOf(declared.sheet, 'sheet')])
  const isKnown = (path: string) => known.has(path)

  const pruned = (tree: FieldTree, path: string, value: unknown): unknown => {
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        const field = Object.hasOwn(tree, name) ? tree[name]! : undefined
        const at = `${path}.${name}`
        if (!field) return [[name, one]]
        if (!('parts' in field))
          return isKnown(at) || JSON.stringify(one) !== JSON.stringify(field.usual) ? [[name, one]] : []
        if (!field.each) return [[name, pruned(field.parts, at, one)]]
        if (Array.isArray(one)) return [[name, one.map(each => pruned(field.parts, `${at}.*`, each))]]
        if (!isRecord(one)) return [[name, one]]
        return [[name, mapped(one, each => pruned(field.parts, `${at}.*`, each))]]
      }),
    )
  }
  const sheet = <S>(value: S): S => pruned(declared.sheet, 'sheet', value) as S
  const settings = <S>(value: S): S => pruned(declared.settings, 'settings', value) as S
  const combatant = (value: unknown) =>
    isRecord(value) && 'sheet' in value ? { ...value, sheet: sheet(value.sheet) } : value
  /** What stands at a place of a snapshot, without what was added there. */
  const around = <S>(value: S, at: Path = []): S => {
    const within = at.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value)
    const rest = pruned(declared.added ?? {}, '', within)
    return at.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), rest) as S
  }
  const snapshot = (s: Snapshot<R>): Snapshot<R> => ({
    ...around(s),
    settings: settings(s.settings),
    combatants: mapped(around(s).combatants, combatant) as Snapshot<R>['combatants'],
  })
  /** What a change writes, by its place. */
  const written = ([at, id, part, ...rest]: Path, value: unknown): unknown => {
    if (at === 'settings' && id === undefined) return settings(value)
    if (at !== 'combatants') return value
    if (id === undefined) return isRecord(value) ? mapped(value, combatant) : value
    if (part === undefined) return combatant(value)
    if (part !== 'sheet') return value
    // The value in its place on a sheet of its own, and out of it again.
    const around = rest.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value)
    return rest.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), sheet(around))
  }
  const row = (given: Row): Row =>
    given.row === 'close'
      ? {
          ...given,
          redo: given.redo.map(one =>
            'value' in one ? { ...one, value: written(one.path, around(one.value, one.path)) } : one,
          ),
        }
      : given
  const paths = pathsOf(declared.sheet, 'sheet')
  /** Whether a place of a sheet ("status.hidden", "weapons.0.used") is a field that was added, or lies in one. */
  const isAdded = (place: string) => {
    const at = `sheet.${place.replace(/\|\d+/g, '').replace(/\.\d+(?=\.|$)/g, '.*')}.`
    return paths.some(path => !isKnown(path) && at.startsWith(`${path}.`))
  }
  return { isKnown, isAdded, sheet, snapshot, row }
}

const mapped = (value: object, change: (one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The turn order with the columns that there were when recordings were made: one that is added shows what the state says already. */
export function asOrdered(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.map(lane => ({
    ...lane,
    rows: lane.rows.map(({ who, state, words, note, reactions }) => ({
      who,
      state,
      words,
      ...(note !== undefined && { note }),
      ...(reactions !== undefined && { reactions }),
    })),
  }))
}

/**
 * What players see without what was added to it since: the rings, which say what pools and words say, the colours of pools, how somebody
 * has come out of the fight, and those who are gone from it.
 */
export function asPlayersSaw(table: PublicTable, all: Snapshot<TableTypes>['combatants']) {
  const there = table.combatants.filter(({ id }) => !all[id]!.gone)
  const combatants = there.map(one => ({
    ...one,
    out: undefined,
    pools: one.pools.map(pool => ({ ...pool, colour: undefined })),
    ring: undefined,
  }))
  return { ...table, sides: table.sides.filter(({ id }) => there.some(({ side }) => side === id)), combatants }
}
