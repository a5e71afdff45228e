import type { Effect, Field, Snapshot } from '~/engine'
import { SHEET } from '~/words/en/sheets'
import { valueAt } from './setField'

/** Brings the keyboard from a button that is about to go to the sheet as a whole, which shows somebody else then. */
export function focusSheet(button: Element): void {
  button.closest<HTMLElement>('[data-sheet]')?.focus()
}

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

/** Whether a reader would miss nothing if the value of a field were not said. */
export const isOrdinary = ({ kind, plain = [] }: Pick<Field, 'kind' | 'plain'>, value: unknown): boolean =>
  isNothing(value) || (kind.type === 'option' && plain.some(one => one === value))

/**
 * What is written of a thing under its name, as a table would say it: dice as dice ("piercing 2d8"), what is nothing or
 * ordinary left out.
 */
export function thingWords(fields: readonly Field[], sheet: object, name: string): readonly string[] {
  const valueOf = (field: Field | undefined) => (field ? valueAt(sheet, field.path) : undefined)
  return fields.flatMap((field, i) => {
    const value = valueOf(field)
    const label = wordsOf(field.label)
    if (value === name || field.role === 'held' || field.reads === 'never' || isOrdinary(field, value)) return []
    if (field.kind.type === 'flag') return [label]
    const [of, part] = partsOf(label)
    const next = fields[i + 1]
    if (field.reads === 'dice' && next) return [`${of} ${String(value)}${told(next.kind, valueOf(next))}`]
    if (fields[i - 1]?.reads === 'dice') return []
    if (field.reads === 'bare') return value === of ? [] : [told(field.kind, value)]
    return [`${of === '' ? '' : `${of} `}${part} ${told(field.kind, value)}`]
  })
}

/** A field in a line of its own words: "Buckler: held off", "Nature: beast". */
export function fieldWords({ label, kind }: Field, value: unknown): string {
  if (kind.type === 'flag') return label
  return label.includes(': ') ? `${label} ${told(kind, value)}` : `${label}: ${told(kind, value)}`
}

/** A label as a word in a line: what is said only to whoever fills the field in is left out. */
function wordsOf(label: string): string {
  return label.toLowerCase().replace(/ \((such as|like) [^)]*\)/, '')
}

/** "piercing: dice" is the dice of "piercing". */
function partsOf(label: string): readonly [of: string, part: string] {
  const at = label.lastIndexOf(': ')
  return at < 0 ? ['', label] : [label.slice(0, at), label.slice(at + 2)]
}

/** Whether there is nothing in a field that a reader would miss. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false || value === 0
}

/** The value of a field in words. */
export function told(kind: Field['kind'], value: unknown): string {
  if (kind.type === 'die') return `d${String(value as number)}`
  if (kind.type === 'integer' && value === null) return kind.empty ?? '–'
  if (typeof value === 'object' && value !== null && 'cur' in value && 'max' in value)
    return `${String(value.cur)}/${String(value.max)}`
  return typeof value === 'number' && value < 0 ? `−${-value}` : String(value as string | number)
}

/** When a marker ends, and whether the players see it. */
export function untilWords({ until, shared }: Effect, { combatants }: Pick<Snapshot, 'combatants'>): string {
  const end = until
    ? SHEET.marks.until(until.when, combatants[until.of]?.name ?? SHEET.marks.someone, until.round)
    : SHEET.marks.untilRemoved
  return `${end}${shared ? SHEET.marks.shared : ''}`
}
