import * as v from 'valibot'
import type { FieldTree } from '~/engine/fields'
import type { Toggle } from '~/engine/ruleset'
import type { Json } from '~/engine/snapshot'

/** One house rule: what it may be, what it usually is, and the switch for it, if it has one. */
interface HouseRule<T> {
  schema: v.GenericSchema<unknown, T>
  usual: T
  toggle?: Omit<Toggle, 'key'>
}

/** `also`: further rows that refuse, or do not, by how it is set. `words`: what the values are called, in their order. */
interface More<T> {
  also?: readonly string[]
  words?: readonly string[]
  /** Where it is not the first value. */
  usual?: T
}

/** A rule that holds or does not. `row`: of the ledger. */
export function flag(
  usual: boolean,
  row: string,
  label: string,
  more: Pick<More<boolean>, 'also'> = {},
): HouseRule<boolean> {
  return { schema: v.boolean(), usual, toggle: { label, rule: row, values: [true, false], ...more } }
}

/** A rule that is one of these; the first is the usual one, unless `more` names another. `row`: of the ledger. */
export function oneOf<const Values extends readonly [string | number, ...(string | number)[]]>(
  values: Values,
  row: string,
  label: string,
  { usual = values[0], ...more }: More<Values[number]> = {},
): HouseRule<Values[number]> {
  return { schema: v.picklist(values), usual, toggle: { label, rule: row, values, ...more } }
}

/** Something that is kept with the house rules and has no switch: a table of the GM's, an order of seats. */
export function silent<T>(schema: v.GenericSchema<unknown, T>, usual: T): HouseRule<T> {
  return { schema, usual }
}

type Values<Rules> = { [Key in keyof Rules]: Rules[Key] extends HouseRule<infer T> ? T : never }

/**
 * The house rules of a ruleset, a line each, in the order in which the form shows them: the schema that checks a set of them, what
 * is declared of each, the usual set, and the switches.
 */
export function houseRules<const Rules extends { readonly [key: string]: HouseRule<never> | HouseRule<unknown> }>(
  rules: Rules,
): {
  schema: v.GenericSchema<unknown, Values<Rules>>
  tree: FieldTree
  settings: { defaults: Values<Rules>; toggles: readonly Toggle[] }
} {
  const each = Object.entries(rules) as [string, HouseRule<Json>][]
  const pick = <T>(part: (rule: HouseRule<Json>) => T) =>
    Object.fromEntries(each.map(([key, rule]) => [key, part(rule)]))
  return {
    // The record has these keys and no others, which only its own type knows.
    schema: v.object(pick(({ schema }) => schema)) as unknown as v.GenericSchema<unknown, Values<Rules>>,
    tree: pick(({ usual }) => ({ lasts: 'creature' as const, usual })),
    settings: {
      defaults: pick(({ usual }) => usual) as Values<Rules>,
      toggles: each.flatMap(([key, { toggle }]) => (toggle ? [{ key, ...toggle }] : [])),
    },
  }
}
