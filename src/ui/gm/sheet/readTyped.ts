import type { Field, Json } from '~/engine'

/** What was typed into a field for words or for a number; undefined: it is neither. Pools read theirs by `poolEdit`. */
export function readTyped(kind: Field['kind'], typed: string): Json | undefined {
  if (kind.type === 'pool') return undefined
  if (kind.type === 'text') return typed
  if (kind.type === 'integer' && kind.empty !== undefined && typed.trim() === '') return null
  const number = typed.trim().replace('−', '-')
  return /^-?\d{1,9}$/.test(number) ? Number(number) : undefined
}
