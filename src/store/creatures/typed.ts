import type { Field, Side, StateRules } from '~/engine'
import type { TableTypes } from '~/table'
import { setNumber, valueAt } from './setField'

type SheetRulesOfVocabulary = StateRules<TableTypes>['sheet']

/** Something that one carries, with the part of the sheet where it lies: a list, or a place for one. */
interface Gear {
  readonly at: string
  readonly isListed: boolean
  readonly thing: object
}

/** What a stat line can say in a system's own words. */
interface Vocabulary {
  /** Fields of the sheet by every name they go by, in small letters. */
  readonly fields: ReadonlyMap<string, Field>
  /** What those who are ready-made carry, by its name in small letters. */
  readonly gear: ReadonlyMap<string, Gear>
}

/** What a fight does to somebody, and what was ordered, is no part of a stat line. */
const NOT_SAID: ReadonlySet<Field['role']> = new Set(['condition', 'passing', 'order'] as const)

const known = new WeakMap<SheetRulesOfVocabulary, Vocabulary>()

/** The words of a system, made from the fields of its sheet and from what its ready-made sheets carry. */
export function vocabularyOf(rules: SheetRulesOfVocabulary): Vocabulary {
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

function fieldsOf(rules: SheetRulesOfVocabulary): Map<string, Field> {
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

function gearOf(rules: SheetRulesOfVocabulary): Map<string, Gear> {
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

type SheetRules = StateRules<TableTypes>['sheet']
type Sheet = TableTypes['sheet']

/** A quick NPC with these pieces, and which of them these rules cannot have, each in words. */
export function sheetOfPieces(pieces: readonly Piece[], name: string, rules: SheetRules, shown: Side['show']) {
  const carried = weaponsOf(pieces, rules)
  const weapons = Object.fromEntries(carried.map((words, i) => [`weapon ${i + 1}`, words]))
  const { sheet } = rules.convert({ name, numbers: { shown, ...weapons } })
  return withPieces(sheet, pieces, rules, carried)
}

/**
 * The sheet with these pieces on it; one that would make it unsound is taken back and told.
 *
 * @param carried names of weapons that it has already
 */
export function withPieces(
  made: Sheet,
  pieces: readonly Piece[],
  rules: SheetRules,
  carried: readonly string[] = [],
): { sheet: Sheet; problems: ReadonlyMap<Piece, string> } {
  let sheet: Sheet = structuredClone(made)
  const problems = new Map<Piece, string>()
  const change = (piece: Piece, what: string, write: (draft: Sheet) => string | undefined) => {
    const draft = structuredClone(sheet)
    const wrong = write(draft) ?? rules.problem(draft)
    if (wrong === undefined) sheet = draft
    else problems.set(piece, `${what}: ${wrong}`)
  }
  const listed = new Set<string>()
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'number': {
        const { field, n, left } = piece
        change(piece, `${field.label} ${n}`, draft => {
          const stands = setNumber(draft, field, n, left)
          if (stands === n) return undefined
          return stands === undefined ? 'there is no such die' : `is out of bounds, nearest is ${stands}`
        })
        break
      }
      case 'value': {
        const { field, value } = piece
        change(piece, field.label, draft => {
          Reflect.set(valueAt(draft, field.path.slice(0, -1)) as object, field.path.at(-1)!, value)
          return undefined
        })
        break
      }
      case 'gear':
        if (carried.includes(nameOf(piece.gear))) break
        change(piece, nameOf(piece.gear), draft => carry(draft, piece.gear, rules, listed))
        break
      case 'weapon':
      case 'unknown':
        break
    }
  }
  return { sheet, problems }
}

const nameOf = ({ thing }: Gear): string => String(Reflect.get(thing, 'name'))

/** Weapons as the system's own conversion takes them: with dice, and by name alone where it knows names. */
export function weaponsOf(pieces: readonly Piece[], rules: SheetRules): string[] {
  const bare = JSON.stringify(rules.convert({ name: '', numbers: {} }).sheet)
  return pieces.flatMap(piece => {
    if (piece.kind === 'weapon') return [piece.words.replace(/\s*\(/, ' (')]
    if (piece.kind !== 'gear') return []
    const name = nameOf(piece.gear)
    const made = rules.convert({ name: '', numbers: { 'weapon 1': name } }).sheet
    const { at, thing } = piece.gear
    const isWeapon = rules.gear.some(place => place.at === at && place.isWeapon?.(thing))
    return isWeapon && JSON.stringify(made) !== bare ? [name] : []
  })
}

/** Puts a thing where its like lies. The first of a list takes the place of what a quick NPC has there. */
function carry(draft: Sheet, { at, isListed, thing }: Gear, rules: SheetRules, listed: Set<string>): undefined {
  const own: object = structuredClone(thing)
  const before: unknown = Reflect.get(draft, at)
  if (!isListed || !Array.isArray(before)) {
    Reflect.set(draft, at, own)
    return undefined
  }
  const usual: unknown = Reflect.get(rules.blank(), at)
  const [first] = Array.isArray(usual) ? (usual as unknown[]) : []
  const isUsual = !listed.has(at) && JSON.stringify(before[0]) === JSON.stringify(first)
  listed.add(at)
  const others = (isUsual ? before.slice(1) : before) as object[]
  const id: unknown = Reflect.get(own, 'id')
  if (typeof id === 'string' && others.some(other => Reflect.get(other, 'id') === id))
    Reflect.set(own, 'id', `${id} ${others.length + 1}`)
  Reflect.set(draft, at, isUsual ? [own, ...others] : [...others, own])
  return undefined
}
