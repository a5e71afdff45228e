import type { Side, StateRules } from '~/engine'
import type { TableTypes } from '~/table'
import { setNumber, valueAt } from '../setField'
import type { Piece } from './pieces'
import type { Gear } from './vocabulary'

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
