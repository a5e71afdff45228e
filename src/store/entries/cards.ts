import { create } from 'zustand'
import type { Field, GearPlace, StateRules } from '~/engine'
import type { EntryCard, EntryData, Hero } from '~/storage'
import { settingWords, type TableTypes } from '~/table'
import { ENTRIES } from '~/words/en/store'
import { valueAt } from '../creatures/setField'
import type { KeptMap } from '../fights/files'

/** The entries of the library as their cards show them. */
export interface EntriesState {
  /** All entries, those in the trash too, the latest changed first; null: they are being read. */
  readonly cards: readonly EntryCard[] | null
}

/** The entries of the library, apart from the table's store: they are loaded when somebody asks for them. */
export const useEntries = create<EntriesState>()(() => ({ cards: null }))

/** So many numbers stand on a creature's card. */
const MOST = 4

const MOST_CARRIED = 3

/** "endurance 10", "evasion 5": what its rules find telling, or the pools of a sheet, full, and the first numbers after them; then "spear, shield", what is carried. */
export function sheetFacts<Sheet extends object>(
  sheet: Sheet,
  { fields: fieldsOf, gear }: { fields(sheet: Sheet): readonly Field[]; gear: readonly GearPlace[] },
): readonly string[] {
  const fields = fieldsOf(sheet)
  const pools = fields.filter(isMainPool)
  const numbers = fields.filter(({ kind, path }) => kind.type === 'integer' && typeof path[1] !== 'number')
  const telling = fields.filter(({ isTelling }) => isTelling)
  const said = (telling.length > 0 ? telling : [...pools, ...numbers]).slice(0, MOST).flatMap(field => {
    const value = valueAt(sheet, field.path)
    const n = typeof value === 'object' && value !== null && 'max' in value ? value.max : value
    return typeof n === 'number' ? [`${field.label.toLowerCase()} ${n}`] : []
  })
  const carried = carriedOn(sheet, gear).slice(0, MOST_CARRIED)
  return carried.length === 0 ? said : [...said, carried.join(', ')]
}

/** A pool of the whole creature; that of a thing stands with the thing. */
const isMainPool = ({ kind, path }: Field): boolean =>
  kind.type === 'pool' && path.every(key => typeof key === 'string')

function carriedOn(sheet: object, gear: readonly GearPlace[]): readonly string[] {
  const names = gear
    .flatMap(({ at, usual = [] }) => [valueAt(sheet, [at])].flat().map((thing: unknown) => ({ thing, usual })))
    .flatMap(({ thing, usual }) => {
      const name: unknown = typeof thing === 'object' && thing !== null ? Reflect.get(thing, 'name') : undefined
      return typeof name === 'string' && name !== '' && !usual.includes(name) ? [name.toLowerCase()] : []
    })
  return [...new Set(names)]
}

/** How much of a sheet is to be looked at, for its card. */
export const checksOf = (check: readonly string[]): { readonly checks?: number } =>
  check.length === 0 ? {} : { checks: check.length }

/** The heroes of a party by name. */
export const partyFacts = (heroes: readonly Hero[]): readonly string[] => heroes.map(({ name }) => name)

/** "26 × 18". */
export const mapFacts = ({ grid }: KeptMap): readonly string[] => [`${grid.width} × ${grid.height}`]

/** Who waits in an encounter, by kind: "4 guards" is "Guard × 4". */
export function encounterFacts({ start, map }: EntryData['encounter']): readonly string[] {
  const { combatants } = start as { combatants: Record<string, { name: string; letter: string }> }
  const kinds = new Map<string, number>()
  for (const { name } of Object.values(combatants)) {
    const kind = name.replace(/ ([A-Z]|\d+)$/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [
    ...[...kinds].slice(0, MOST).map(([kind, n]) => (n === 1 ? kind : `${kind} × ${n}`)),
    ...mapFacts(map as unknown as KeptMap),
  ]
}

/** The house rules that are otherwise than in the book. */
export function rulesFacts(
  settings: object,
  { toggles, defaults }: StateRules<TableTypes>['settings'],
): readonly string[] {
  const ours = toggles.filter(toggle => isOurs(settings, defaults, toggle))
  return [
    ours.length === 0 ? ENTRIES.byTheBook : ENTRIES.otherwise(ours.length),
    ...ours.slice(0, MOST).map(({ label }) => label),
  ]
}

/** A house rule that is otherwise than in the book, in words. */
export interface Difference {
  readonly label: string
  readonly value: string
  readonly book: string
}

/** What a set of house rules says otherwise than the book. */
export function differences(
  settings: object,
  { toggles, defaults }: StateRules<TableTypes>['settings'],
): readonly Difference[] {
  const words = (toggle: (typeof toggles)[number], set: object) => settingWords(toggle, valueAt(set, [toggle.key]))
  return toggles
    .filter(toggle => isOurs(settings, defaults, toggle))
    .map(toggle => ({ label: toggle.label, value: words(toggle, settings), book: words(toggle, defaults) }))
}

/** Whether a set says otherwise than the book. */
function isOurs(settings: object, defaults: object, { key }: { key: string }): boolean {
  return JSON.stringify(valueAt(settings, [key])) !== JSON.stringify(valueAt(defaults, [key]))
}

/** What part of the first pool of a sheet is left, from 0 to 1. */
export function poolLeft(sheet: object, fields: readonly Field[]): number {
  const pool = fields.find(isMainPool)
  const value = pool && valueAt(sheet, pool.path)
  if (typeof value !== 'object' || value === null || !('cur' in value && 'max' in value)) return 1
  const { cur, max } = value
  return typeof cur === 'number' && typeof max === 'number' && max > 0 ? Math.min(1, Math.max(0, cur / max)) : 0
}
