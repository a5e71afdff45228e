import type { Field, Id, Json } from '~/engine'
import { actions, useTable } from '~/store/state'
import { SHEET } from '~/words/en/sheets'
import { poolEdit } from '../../parts/controls/forms'

/**
 * What stands on each of several sheets in the same words and within the same bounds, in the order of the first. Labels
 * that several of them have are told apart by their groups: "Category (Dagger)", and by numbers where those are the same.
 */
export function commonFields(sheets: readonly (readonly Field[])[]): readonly Field[] {
  const [first = [], ...others] = sheets.map(fields => new Map(fields.map(field => [JSON.stringify(field), field])))
  const common = [...first].flatMap(([key, field]) => (others.every(sheet => sheet.has(key)) ? [field] : []))
  return common.map((field, i) => {
    const { label, group } = field
    const alike = common.filter(other => other.label === label)
    if (alike.length < 2) return field
    const ofGroup = common.flatMap((other, at) => (other.label === label && other.group === group ? [at] : []))
    const which = ofGroup.length < 2 ? group : `${group}, ${ofGroup.indexOf(i) + 1}`
    return { ...field, label: `${label} (${which})` }
  })
}

/** What was typed into a field for words or for a number; undefined: it is neither. Pools read theirs by `poolEdit`. */
export function readTyped(kind: Field['kind'], typed: string): Json | undefined {
  if (kind.type === 'pool') return undefined
  if (kind.type === 'text') return typed
  if (kind.type === 'integer' && kind.empty !== undefined && typed.trim() === '') return null
  const number = typed.trim().replace('−', '-')
  return /^-?\d{1,9}$/.test(number) ? Number(number) : undefined
}

/** What stands in the field of this value. */
export function shownValue(kind: Field['kind'], value: unknown): string {
  if (kind.type === 'pool' && isPool(value)) return `${value.cur}/${value.max}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function isPool(value: unknown): value is { cur: number; max: number } {
  return typeof value === 'object' && value !== null && 'cur' in value && 'max' in value
}

/** What was typed, as a value for the field and where it goes; undefined: it is none. */
export function typedValue(
  kind: Field['kind'],
  value: unknown,
  typed: string,
): { next: Json; within?: 'cur' } | undefined {
  const edit = kind.type === 'pool' && isPool(value) ? poolEdit(typed, value, kind.min) : undefined
  if (edit && edit.max === undefined) return { next: edit.cur, within: 'cur' }
  const next = edit ? { cur: edit.cur, max: edit.max ?? 0 } : readTyped(kind, typed)
  return next === undefined ? undefined : { next }
}

/** The value at a path of plain data; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let at = data
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, step)
  }
  return at
}

/**
 * Set one field on these sheets, or on none of them. Gives the sentence that says what is wrong when it is refused: it is
 * shown beside the field, not in the prompt, so the field goes by its label instead of its place in the record.
 *
 * @param label of the field, on the sheet of whom it is refused
 */
export function setField(
  who: Id | readonly Id[],
  path: Field['path'],
  value: Json,
  label: (id: Id) => string,
): string | undefined {
  if (actions.set(who, path, value)) return undefined
  const words = useTable.getState().refusal?.words ?? SHEET.notTaken
  actions.dismiss()
  return words.replace(/^combatants\.([^.]+)\S+: /, (_, id: Id) => `${label(id)}: `)
}
