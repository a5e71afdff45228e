import type { Field } from '~/engine'
import { said, type Gear, type Vocabulary } from './vocabulary'

/** What one piece of a stat line says. */
export type Piece =
  | { readonly kind: 'number'; readonly field: Field; readonly n: number; readonly left?: number }
  | { readonly kind: 'value'; readonly field: Field; readonly value: string | boolean }
  | { readonly kind: 'gear'; readonly gear: Gear }
  /** "spear (d8)": a weapon with its dice. */
  | { readonly kind: 'weapon'; readonly words: string }
  | { readonly kind: 'unknown'; readonly words: string }

const BEFORE = /^([+−-]?\d{1,4})(?:\s*\/\s*(\d{1,4}))?\s+(.+)$/
const BEHIND = /^(.+?)\s*[:=]?\s*([+−-]?\d{1,4})(?:\s*\/\s*(\d{1,4}))?$/
const DIE_BEFORE = /^d(\d{1,3})\s+(.+)$/i
const DIE_BEHIND = /^(.+?)\s*[:=]?\s+d(\d{1,3})$/i
const WEAPON = /^.{1,60}?\s*\([^()]{0,20}d\d[^()]{0,40}\)$/i

/** The parts between commas, semicolons and alternatives, but not inside brackets. */
export function piecesOf(line: string): string[] {
  return line
    .split(/[,;](?![^(]*\))|\s+or\s+(?![^(]*\))/i)
    .map(piece => piece.trim().replace(/\.$/, ''))
    .filter(piece => piece !== '')
}

/** Reads one piece in a system's words: "12 health", "evasion 4", "6/12 health", "d8 strength", "light armour", "spear". */
export function pieceOf(words: string, { fields, gear }: Vocabulary): Piece {
  const number = numberIn(words, fields) ?? dieIn(words, fields)
  if (number) return number
  if (WEAPON.test(words)) return { kind: 'weapon', words }
  const name = said(words)
  const carried = gear.get(name) ?? gear.get(name.replace(/^(?:an?|the) /, ''))
  if (carried) return { kind: 'gear', gear: carried }
  const flag = fields.get(name)
  if (flag?.kind.type === 'flag') return { kind: 'value', field: flag, value: true }
  return optionIn(name, fields) ?? { kind: 'unknown', words }
}

function numberIn(words: string, fields: Vocabulary['fields']): Piece | undefined {
  const before = BEFORE.exec(words)
  const behind = BEHIND.exec(words)
  for (const [name, first, second] of [
    [before?.[3], before?.[1], before?.[2]],
    [behind?.[1], behind?.[2], behind?.[3]],
  ]) {
    const field = name === undefined ? undefined : fields.get(said(name))
    if (!field || first === undefined || (field.kind.type !== 'integer' && field.kind.type !== 'pool')) continue
    const n = Number(first.replace('−', '-'))
    // "6/12 health": so much is left of it.
    return second === undefined || field.kind.type !== 'pool'
      ? { kind: 'number', field, n }
      : { kind: 'number', field, n: Number(second), left: n }
  }
  return undefined
}

function dieIn(words: string, fields: Vocabulary['fields']): Piece | undefined {
  const [, before, behindName] = DIE_BEFORE.exec(words) ?? []
  const [, beforeName, behind] = DIE_BEHIND.exec(words) ?? []
  for (const [name, sides] of [
    [behindName, before],
    [beforeName, behind],
  ]) {
    const field = name === undefined ? undefined : fields.get(said(name))
    if (field?.kind.type === 'die') return { kind: 'number', field, n: Number(sides) }
  }
  return undefined
}

function optionIn(name: string, fields: Vocabulary['fields']): Piece | undefined {
  for (const [label, field] of fields) {
    const { kind } = field
    if (kind.type !== 'option' || !name.includes(label)) continue
    const value = kind.options.find(
      option => name === `${said(option)} ${label}` || name === `${label} ${said(option)}`,
    )
    if (value !== undefined) return { kind: 'value', field, value }
  }
  return undefined
}
