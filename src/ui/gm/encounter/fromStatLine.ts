import { ENCOUNTER } from '~/words/en/sheets'
import type { Side, StateRules } from '~/engine'
import { isStatLine } from '~/formats/creatures/sections'
import { statLine } from '~/formats/creatures/statLine'
import {
  type Piece,
  pieceOf,
  piecesOf,
  said,
  sheetOfPieces,
  vocabularyOf,
  weaponsOf,
  withPieces,
} from '~/store/creatures/typed'
import type { TableTypes } from '~/table'
import { readNewcomers, type Newcomers } from './newcomers'

/** Combatants out of a stat line, with the sheet that the rules of the fight make of it. */
export interface Described extends Newcomers {
  sheet: object
  /** The line piece by piece. */
  pieces: readonly ReadPiece[]
  /** What the page says beneath the line, for the GM, and what of the line was not understood. */
  notes: string
  /** What was guessed or not understood, for the GM to look at. */
  check: readonly string[]
}

/** A piece of a stat line as it was typed. */
export interface ReadPiece {
  readonly words: string
  /** On the sheet as it stands; on it as these rules count it, since they know no such number; or only in the notes. */
  readonly is: 'taken' | 'mapped' | 'left'
}

/** A number behind those of the weapons with dice. */
const MOST_READ = 20

type SheetRules = StateRules<TableTypes>['sheet']

/**
 * Reads "Goblin: 4 HP, 8 STR, dagger (d6)" in the words of the Cairn family or in those of the fight's own rules ("Goblin: 10
 * endurance, evasion 4, spear"), or a page with such a line, for any number ("3 Goblin: …"). Undefined when there is no
 * such line; `count` 0 when a number is out of bounds. `shown` is how the players see the side that they join.
 */
export function fromStatLine(typed: string, rules: SheetRules, shown: Side['show']): Described | undefined {
  const lines = typed.split(/\r\n|\r|\n/)
  const ours = lines.findIndex(line => isInOwnWords(line, rules))
  const theirs = lines.findIndex(line => statLine(line).ok)
  // Whichever stands first is the line; the other is said in the remarks beneath.
  if (ours >= 0 && (theirs < 0 || ours < theirs)) return inOwnWords(lines, ours, rules, shown)
  const found = statLine(typed)
  if (!found.ok) return undefined
  const { remarks, pieces: line, ...neutral } = found.value
  const words = vocabularyOf(rules)
  const read = line.map(one => ({ ...one, piece: one.is === 'unread' ? pieceOf(one.words, words) : undefined }))
  const own = read.flatMap(({ piece }) => piece ?? [])
  const carried = weaponsOf(own, rules)
  const weapons = Object.fromEntries(carried.map((weapon, i) => [['weapon', MOST_READ + i].join(' '), weapon]))
  const { sheet: made, unsure } = rules.convert({ ...neutral, numbers: { ...neutral.numbers, ...weapons, shown } })
  const { sheet, problems } = withPieces(made, own, rules, carried)
  const left = read.filter(({ is, piece }) => is === 'twice' || piece?.kind === 'unknown')
  const guessed = unsure.filter(what => !own.some(piece => isAbout(piece, what)))
  const told = found.problems.flatMap(({ what }) => (what.endsWith('was not understood') ? [] : [what]))
  const marked = read.map((one): ReadPiece => {
    const isLeft = left.includes(one) || (one.piece !== undefined && problems.has(one.piece))
    // Where nothing is unsure these rules count such numbers as they stand.
    const isMapped = guessed.length > 0 && one.piece === undefined && isForeign(one.words, words.fields)
    return { words: one.words, is: isLeft ? 'left' : isMapped ? 'mapped' : 'taken' }
  })
  const kept = marked.filter(({ is }) => is !== 'taken').map(one => one.words)
  return {
    ...named(neutral.name),
    sheet,
    pieces: marked,
    notes: [remarks, ...kept].filter(Boolean).join('\n'),
    check: [
      ...guessed,
      ...left.flatMap(one => (one.is === 'twice' ? [] : [ENCOUNTER.add.notUnderstood(one.words)])),
      ...problems.values(),
      ...told,
    ],
  }
}

/** Whether a line is an item of a list, as remarks of a page are. */
const isItem = (line: string): boolean => /^\s*[-*•]\s/.test(line)

/**
 * Whether a line of several is a stat line: of the Cairn family, with at least hit protection and one number more or a name
 * before it; or in the words of these rules.
 */
export function isTypedLine(line: string, rules: SheetRules): boolean {
  if (isItem(line)) return false
  return isStatLine(line) || /:\s*\d{1,4}\s*hp\s*(,|$)/i.test(line) || isInOwnWords(line, rules)
}

/** Whether a line has nothing of a stat line but hit protection: it is one where there is no better. */
export const isMeagreLine = (line: string): boolean => !isItem(line) && statLine(line).ok

/** Whether a line says numbers in a system's own words, so that it is no list of names. */
function isInOwnWords(line: string, rules: SheetRules): boolean {
  if (isItem(line)) return false
  const pieces = piecesIn(line, rules)
  if (pieces.some(({ piece }) => piece.kind === 'number')) return true
  return line.includes(':') && pieces.some(({ piece }) => isUnderstood(piece))
}

const isUnderstood = ({ kind }: Piece): boolean => kind !== 'unknown' && kind !== 'weapon'

/** Whether a number of the Cairn family is none that these rules know by its name. */
function isForeign(words: string, fields: ReadonlyMap<string, unknown>): boolean {
  const [, name] = /^\d+\s*(\w+)$/.exec(words) ?? []
  return name !== undefined && !fields.has(said(name))
}

const isAbout = (piece: Piece, what: string): boolean =>
  'field' in piece && piece.field.label.toLowerCase().startsWith(what.toLowerCase())

function piecesIn(line: string, rules: SheetRules): { words: string; piece: Piece }[] {
  const vocabulary = vocabularyOf(rules)
  return piecesOf(line.slice(line.indexOf(':') + 1)).map(words => ({ words, piece: pieceOf(words, vocabulary) }))
}

/** @param at which of the lines is the one with the numbers */
function inOwnWords(lines: readonly string[], at: number, rules: SheetRules, shown: Side['show']): Described {
  const line = lines[at]!
  const all = piecesIn(line, rules)
  const colon = line.indexOf(':')
  // Without a colon the name is what stands before the first piece that is understood.
  const first = colon >= 0 ? 0 : all.findIndex(({ piece }) => piece.kind !== 'unknown')
  const inLine =
    colon >= 0
      ? line.slice(0, colon)
      : all
          .slice(0, first)
          .map(({ words }) => words)
          .join(', ')
  const above = lines.slice(0, at).filter(one => one.trim() !== '')
  const name = (inLine || (above.at(-1) ?? '')).replace(/^[#*\s]+|[*:,\s]+$/g, '') || 'Foe'
  const read = all.slice(first)
  const { sheet, problems } = sheetOfPieces(
    read.map(({ piece }) => piece),
    name,
    rules,
    shown,
  )
  const unknown = read.flatMap(({ words, piece }) => (piece.kind === 'unknown' ? [words] : []))
  const pieces = read.map(({ words, piece }): ReadPiece => {
    const isLeft = piece.kind === 'unknown' || problems.has(piece)
    return { words, is: isLeft ? 'left' : 'taken' }
  })
  const remarks = [...(inLine === '' ? above.slice(0, -1) : above), ...lines.slice(at + 1)].join('\n').trim()
  return {
    ...named(name),
    sheet,
    pieces,
    notes: [remarks, ...pieces.flatMap(({ words, is }) => (is === 'left' ? [words] : []))].filter(Boolean).join('\n'),
    check: [...unknown.map(ENCOUNTER.add.notUnderstood), ...problems.values()],
  }
}

/** How many, and under which name; 0 when the number or the name is out of bounds. */
function named(words: string): { count: number; name: string } {
  const { count, name } = readNewcomers(words, []) ?? { count: 0, name: words }
  return { count, name }
}
