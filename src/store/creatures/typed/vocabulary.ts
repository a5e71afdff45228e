import type { Field, StateRules } from '~/engine'
import type { TableTypes } from '~/table'

type SheetRules = StateRules<TableTypes>['sheet']

/** Something that one carries, with the part of the sheet where it lies: a list, or a place for one. */
export interface Gear {
  readonly at: string
  readonly isListed: boolean
  readonly thing: object
}

/** What a stat line can say in a system's own words. */
export interface Vocabulary {
  /** Fields of the sheet by every name they go by, in small letters. */
  readonly fields: ReadonlyMap<string, Field>
  /** What those who are ready-made carry, by its name in small letters. */
  readonly gear: ReadonlyMap<string, Gear>
}

/** What a fight does to somebody, and what was ordered, is no part of a stat line. */
const NOT_SAID: ReadonlySet<Field['role']> = new Set(['condition', 'passing', 'order'] as const)

const known = new WeakMap<SheetRules, Vocabulary>()

/** The words of a system, made from the fields of its sheet and from what its ready-made sheets carry. */
export function vocabularyOf(rules: SheetRules): Vocabulary {
  let words = known.get(rules)
  if (!words) known.set(rules, (words = { fields: fieldsOf(rules), gear: gearOf(rules) }))
  return words
}

/** One spelling for both sides of the ocean, one blank between words. */
export const said = (words: string): string =>
  words
    .toLowerCase()
    .replace(/armor/g, 'armour')
    .replace(/defense/g, 'defence')
    .replace(/\s+/g, ' ')
    .trim()

function fieldsOf(rules: SheetRules): Map<string, Field> {
  const fields = new Map<string, Field>()
  const usable = rules
    .fields(rules.blank())
    .filter(
      ({ path, role, kind }) =>
        kind.type !== 'text' && !NOT_SAID.has(role) && path.every(key => typeof key === 'string'),
    )
  // A label goes before what the sheet calls it inside.
  for (const field of usable) add(fields, said(field.label), field)
  for (const field of usable) add(fields, said(field.label.replace(/\([^)]*\)/g, '')), field)
  // Deep inside it is called what it is of something else: the `score` of an ability, the `total` of a skill.
  for (const { path, ...field } of usable.filter(({ path: keys }) => keys.length < 3))
    add(fields, said(String(path.at(-1)).replace(/[A-Z]/g, letter => ` ${letter}`)), { path, ...field })
  return fields
}

function add<V>(map: Map<string, V>, name: string, value: V): void {
  if (name !== '' && !map.has(name)) map.set(name, value)
}

function gearOf(rules: SheetRules): Map<string, Gear> {
  const gear = new Map<string, Gear>()
  for (const make of Object.values(rules.presets))
    for (const [at, value] of Object.entries(make()))
      for (const thing of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (typeof thing !== 'object' || thing === null) continue
        const name: unknown = Reflect.get(thing, 'name')
        if (typeof name === 'string') add(gear, said(name), { at, isListed: Array.isArray(value), thing })
      }
  return gear
}
