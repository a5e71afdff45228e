import { ENCOUNTER } from '~/language/en/gm/encounter/encounter'
import type { Side, StateRules } from '~/engine'
import { statLine } from '~/formats/creatures/statLine'
import { pieceOf, piecesOf, type Piece } from '~/store/creatures/typed/pieces'
import { sheetOfPieces, weaponsOf, withPieces } from '~/store/creatures/typed/sheetOfPieces'
import { vocabularyOf } from '~/store/creatures/typed/vocabulary'
import type { TableTypes } from '~/table'
import { readNewcomers, type Newcomers } from './newcomers'

/** Combatants out of a stat line, with the sheet that the rules of the fight make of it. */
export interface Described extends Newcomers {
  sheet: object
  /** What the page says beneath the line, for the GM, and what of the line was not understood. */
  notes: string
  /** What was guessed or not understood, for the GM to look at. */
  check: readonly string[]
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
  const read = statLine(typed)
  if (!read.ok) return inOwnWords(typed, rules, shown)
  const { remarks, unread, ...neutral } = read.value
  const pieces = unread.map(words => pieceOf(words, vocabularyOf(rules)))
  const carried = weaponsOf(pieces, rules)
  const weapons = Object.fromEntries(carried.map((words, i) => [['weapon', MOST_READ + i].join(' '), words]))
  const { sheet: made, unsure } = rules.convert({ ...neutral, numbers: { ...neutral.numbers, ...weapons, shown } })
  const { sheet, problems } = withPieces(made, pieces, rules, carried)
  const unknown = pieces.flatMap((piece, i) => (isUnderstood(piece) ? [] : [unread[i]!]))
  const guessed = unsure.filter(what => !pieces.some(piece => isAbout(piece, what)))
  const others = read.problems.flatMap(({ what }) => (what.endsWith('was not understood') ? [] : [what]))
  return {
    ...named(neutral.name),
    sheet,
    notes: [remarks, ...unknown].filter(words => words !== '').join('\n'),
    check: [...guessed, ...unknown.map(ENCOUNTER.add.notUnderstood), ...problems, ...others],
  }
}

/** Whether a line says numbers in a system's own words, so that it is no list of names. */
export function isInOwnWords(line: string, rules: SheetRules): boolean {
  const pieces = piecesIn(line, rules)
  if (pieces.some(({ piece }) => piece.kind === 'number')) return true
  return line.includes(':') && pieces.some(({ piece }) => isUnderstood(piece))
}

const isUnderstood = ({ kind }: Piece): boolean => kind !== 'unknown' && kind !== 'weapon'

const isAbout = (piece: Piece, what: string): boolean =>
  'field' in piece && piece.field.label.toLowerCase().startsWith(what.toLowerCase())

function piecesIn(line: string, rules: SheetRules): { words: string; piece: Piece }[] {
  const vocabulary = vocabularyOf(rules)
  return piecesOf(line.slice(line.indexOf(':') + 1)).map(words => ({ words, piece: pieceOf(words, vocabulary) }))
}

function inOwnWords(typed: string, rules: SheetRules, shown: Side['show']): Described | undefined {
  const lines = typed.split(/\r\n|\r|\n/)
  const at = lines.findIndex(line => isInOwnWords(line, rules))
  if (at < 0) return undefined
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
  const said = all.slice(first)
  const { sheet, problems } = sheetOfPieces(
    said.map(({ piece }) => piece),
    name,
    rules,
    shown,
  )
  const unknown = said.flatMap(({ words, piece }) => (piece.kind === 'unknown' ? [words] : []))
  const remarks = [...(inLine === '' ? above.slice(0, -1) : above), ...lines.slice(at + 1)].join('\n').trim()
  return {
    ...named(name),
    sheet,
    notes: [remarks, ...unknown].filter(words => words !== '').join('\n'),
    check: [...unknown.map(ENCOUNTER.add.notUnderstood), ...problems],
  }
}

/** How many, and under which name; 0 when the number or the name is out of bounds. */
function named(words: string): { count: number; name: string } {
  const { count, name } = readNewcomers(words, []) ?? { count: 0, name: words }
  return { count, name }
}
