import type { Field, Json } from '~/engine'
import { poolEdit } from '../../parts/controls/poolEdit'
import { readTyped } from './readTyped'

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
