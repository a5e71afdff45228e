import type { Creature, Field, ForeignSheet, GivenAttack, GivenNumber, Side, StateRules } from '~/engine'
import type { TableTypes } from '~/table'
import { mappings, type Row, row } from './mapping'
import { setNumber, valueAt } from './setField'

type SheetRules = StateRules<TableTypes>['sheet']

/** A creature as these rules have it, ready to join. */
export interface MadeSheet {
  readonly sheet: TableTypes['sheet']
  /** For the GM: what its file says, numbers with where they stood first. */
  readonly notes: string
  /** What was mapped or guessed: "Health 10 (hp 7)", "skills". */
  readonly check: readonly string[]
}

/** Letters of notes on a combatant. */
const MOST_NOTES = 10_000
/** Things to check on one combatant, and letters of each. */
const MOST_CHECKS = 50
const MOST_LETTERS = 200

/**
 * The sheet that a system's rules make of a creature from elsewhere: numbers by the table of its origin, weapons by their names
 * and dice, all else a quick NPC's. What was mapped is to be checked, number by number, unless its rules are of the same
 * family.
 *
 * @param shown how the players see the side that it joins
 */
export function creatureSheet(one: Creature, system: string, rules: SheetRules, shown: Side['show']): MadeSheet {
  const { origin } = one
  const isOwn = rules.families?.includes(origin.rules) ?? false
  const mapping = mappings[origin.rules]
  const rows = mapping.systems[system] ?? one.numbers.map(({ name }) => row(name, name))
  const mapped = rows.flatMap(asked => mappedBy(asked, one.numbers) ?? [])
  const foreign: ForeignSheet = {
    name: one.name,
    numbers: {
      shown: one.isTheirs ? 'exact' : shown,
      ...Object.fromEntries(mapped.map(({ to, n }) => [to.toLowerCase(), n])),
      ...weaponsOf(one.attacks, mapping.dice[system] === 'all'),
      ...(one.critical !== '' && { 'critical damage': one.critical }),
      ...(one.isDetachment && { detachment: 1 }),
      ...(!isOwn && one.armour.length > 0 && { armour: one.armour.reduce((sum, { value }) => sum + value, 0) }),
    },
    left: Object.fromEntries(mapped.flatMap(({ to, left }) => (left === undefined ? [] : [[to.toLowerCase(), left]]))),
    ...(isOwn && { attacks: one.attacks, worn: one.armour, isOwn: true as const }),
  }
  const { sheet: made, unsure } = rules.convert(foreign)
  const sheet = structuredClone(made) as TableTypes['sheet']
  const fields = rules.fields(sheet)
  const standing = mapped.map(number => ({ ...number, stands: take(sheet, fields, number, rules, unsure) }))
  const side = fields.find(({ role }) => role === 'squares')
  if (side && one.squares > 1) setNumber(sheet, side, one.squares)
  const told = standing.flatMap(({ to, n, given, stands }) =>
    stands === undefined || (isOwn && stands === n) ? [] : [`${to} ${stands} (${given.name} ${given.value})`],
  )
  const names = standing.flatMap(({ to, stands }) => (stands === undefined ? [] : [to.toLowerCase()]))
  const guessed = unsure.filter(what => !names.some(name => name.startsWith(what.toLowerCase())))
  // Other rules' weapons are never quite ours.
  if (!isOwn && one.attacks.length > 0 && !guessed.includes('weapons')) guessed.push('weapons')
  return {
    sheet,
    notes: notesOf(one),
    check: [...told, ...guessed].slice(0, MOST_CHECKS).map(what => what.slice(0, MOST_LETTERS)),
  }
}

interface Mapped {
  readonly to: string
  readonly n: number
  readonly left?: number
  readonly given: GivenNumber
}

function mappedBy({ to, from, how }: Row, numbers: readonly GivenNumber[]): Mapped | undefined {
  const given = numbers.find(({ name }) => name === from)
  if (!given) return undefined
  const n = how(given.value)
  // A wounded one is as wounded, whatever its pool is worth here.
  const { left, value } = given
  const share = left === undefined || value === 0 ? undefined : Math.min(n, Math.ceil((left * n) / value))
  return { to, n, given, ...(share !== undefined && { left: share }) }
}

/**
 * What stands on the sheet for a number: in its field of that label, or wherever the system's own conversion put it. Undefined when
 * these rules have no such thing.
 */
function take(
  sheet: object,
  fields: readonly Field[],
  { to, n, left }: Mapped,
  rules: SheetRules,
  unsure: readonly string[],
): number | undefined {
  const name = to.toLowerCase()
  const field = fields.find(({ label }) => label.toLowerCase() === name)
  // A word, not a number, or no field at all: then the conversion has taken it, or says that it has not.
  if (!field || field.kind.type === 'option') return unsure.some(what => what.toLowerCase() === name) ? undefined : n
  const before = structuredClone(valueAt(sheet, field.path))
  const stands = setNumber(sheet, field, n, left)
  if (stands === undefined || rules.problem(sheet) === undefined) return stands
  Reflect.set(valueAt(sheet, field.path.slice(0, -1)) as object, field.path.at(-1)!, before)
  return undefined
}

/** "spear (d8)", "claws (2d4+1)" under "weapon 1" and so on, as stat lines name them. */
function weaponsOf(attacks: readonly GivenAttack[], isWhole: boolean): Record<string, string> {
  const lines = attacks.flatMap(({ name, dice, isBlast }) => {
    const thrown = dice.slice(0, isWhole ? 4 : 1).map(({ count, sides, plus }) => {
      const sum = plus === 0 ? '' : plus > 0 ? `+${plus}` : `${plus}`
      return isWhole ? `${count === 1 ? '' : count}d${sides}${sum}` : `d${sides}`
    })
    if (thrown.length === 0) return []
    return [`${name.replace(/[()]/g, '').trim()} (${[thrown.join('+'), ...(isBlast ? ['blast'] : [])].join(', ')})`]
  })
  return Object.fromEntries(lines.map((words, i) => [`weapon ${i + 1}`, words]))
}

/** The first lines say what was read as a number and where it stood; the rest is the file's own text. */
function notesOf({ origin, numbers, attacks, armour, notes }: Creature): string {
  const said = [
    ...numbers.map(({ name, value, left }) => `${name} ${left === undefined ? value : `${left} of ${value}`}`),
    ...armour.map(({ name, value }) => `${name} (armour ${value})`),
    ...attacks.map(({ name, toHit, dice }) => {
      const thrown = dice.map(
        ({ count, sides, plus }) => `${count}d${sides}${plus > 0 ? `+${plus}` : plus < 0 ? plus : ''}`,
      )
      const words = [toHit === undefined ? '' : `${toHit < 0 ? '' : '+'}${toHit}`, thrown.join(' plus ')].filter(
        Boolean,
      )
      return words.length === 0 ? name : `${name} (${words.join(', ')})`
    }),
  ].join(', ')
  return [`From ${origin.place} (${origin.format}): ${said}`, notes].filter(Boolean).join('\n').slice(0, MOST_NOTES)
}
