import type { Creature, CreatureFile, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { creature } from './creatures/build'
import { fileLabel, label } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'
import { ProblemList } from './report/problemList'

/** A line of a table: its cells, and the number of the line it begins at, from 1. `fault`: why there are none. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault?: string
}

/**
 * Cuts a text into rows and cells (RFC 4180): cells in quotes may hold separators, doubled quotes and line ends. A quote that
 * never closes, or closes in the middle of a cell, spoils the one line it stands in: reading goes on with the next, so that it
 * swallows nothing.
 */
function rowsOf(written: string, separator: string): Row[] {
  // As spreadsheets write it, in the old way of the Macintosh as well.
  const text = written.replace(/\r\n?/g, '\n')
  const rows: Row[] = []
  let at = 0
  let line = 1
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from)
    return end < 0 ? text.length : end
  }
  while (at < text.length) {
    const row = rowAt(text, at, separator)
    if (row === undefined) {
      rows.push({ line, cells: [], fault: CREATURES.quote })
      at = lineEnd(at) + 1
      line++
      continue
    }
    if (row.cells.some(cell => cell.trim() !== '')) rows.push({ line, cells: row.cells })
    line += row.breaks
    at = row.end
  }
  return rows
}

/** Lines that a cell in quotes may hold: with more, its quote was forgotten. */
const MOST_BREAKS = 200

/** The row that begins here, and where the next one does; undefined when its quotes do not fit. */
function rowAt(
  text: string,
  start: number,
  separator: string,
): { cells: string[]; end: number; breaks: number } | undefined {
  const cells: string[] = []
  let at = start
  let breaks = 1
  for (;;) {
    if (text[at] === '"') {
      const cell = quoted(text, at)
      if (cell === undefined || cell.breaks > MOST_BREAKS) return undefined
      cells.push(cell.text)
      breaks += cell.breaks
      at = cell.end
    } else {
      const from = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
      cells.push(text.slice(from, at))
    }
    const next = text[at]
    if (next === undefined || next === '\n') return { cells, end: at + 1, breaks }
    if (next !== separator) return undefined
    at++
  }
}

/** The text between quotes, and where it ends. */
function quoted(text: string, start: number): { text: string; end: number; breaks: number } | undefined {
  let words = ''
  let breaks = 0
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) return undefined
    const part = text.slice(at, end)
    words += part
    breaks += part.split('\n').length - 1
    if (breaks > MOST_BREAKS) return undefined
    if (text[end + 1] !== '"') return { text: words, end: end + 1, breaks }
    words += '"'
    at = end + 2
  }
}

/** What cuts cells, as spreadsheets of the world write them. */
const SEPARATORS = [',', ';', '\t'] as const
const NAME = /^(name|creature|monster|combatant|wesen|kreatur|figur|gegner)$/i
const NOTES = /^(notes?|remarks?|description|notiz(en)?|bemerkung(en)?|beschreibung|anmerkung(en)?)$/i
/**
 * Columns that hold numbers, in English and in German, and what they are called here. Any other stays in the notes under its
 * own name.
 */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^(hp|hit ?points?|hit ?protection|health|tp|trefferpunkte|lp|lebenspunkte|leben)$/i, 'hp'],
  [/^(armou?r|rüstung|rüstungsschutz)$/i, 'armour'],
  [/^(ac|armou?r ?class|rk|rüstungsklasse)$/i, 'ac'],
  [/^(str|strength|stärke|stä)$/i, 'str'],
  [/^(dex|dexterity|geschick|geschicklichkeit|ges)$/i, 'dex'],
  [/^(con|constitution|konstitution|kon)$/i, 'con'],
  [/^(int|intelligence|intelligenz)$/i, 'int'],
  [/^(wis|wisdom|weisheit|wei)$/i, 'wis'],
  [/^(cha|charisma)$/i, 'cha'],
  [/^(wil|will|willpower|wille|willenskraft)$/i, 'wil'],
]

/** What cuts the first line into a name and other columns; undefined where nothing does. */
function separatorOf(text: string): string | undefined {
  const first = text.slice(0, 4_000).split(/\r\n?|\n/, 1)[0] ?? ''
  return SEPARATORS.find(separator => {
    const [row] = rowsOf(first, separator)
    return row !== undefined && row.cells.length > 1 && row.cells.some(cell => NAME.test(cell.trim()))
  })
}

/** Whether a text is a table with a line of headings, one of which is the name. */
export function isTable(text: string): boolean {
  return separatorOf(text) !== undefined
}

/**
 * Reads a table of creatures (CSV, with commas, semicolons or tabs): a line a creature, its columns named in the first. What is
 * no known column or no whole number stays in the notes; a line whose quotes do not fit is left out and named. Never throws.
 */
export function readTable(text: string, fileName: string): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const [head, ...rows] = rowsOf(text, separatorOf(text) ?? ',')
  const tooMany = overLimit(limits.creatures, rows.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const problems = new ProblemList(file)
  const heads = (head?.cells ?? []).map(cell => label(cell))
  const creatures = rows.flatMap(row => oneOf(row, heads, file, problems) ?? [])
  if (creatures.length > 0)
    return { ok: true, value: { format: CREATURES.table, creatures, party: [], fights: [] }, problems: problems.all() }
  const refusal = {
    where: file,
    what: CREATURES.noTable,
    severity: 'refused',
  } as const
  return { ok: false, problems: [...problems.all(), refusal] }
}

function oneOf(
  { line, cells, fault }: ReturnType<typeof rowsOf>[number],
  heads: readonly string[],
  file: string,
  problems: ProblemList,
): Creature | undefined {
  const at = CREATURES.line(line)
  const name = label(cells[heads.findIndex(head => NAME.test(head))] ?? '')
  if (fault !== undefined || name === '') {
    problems.add('left out', at, fault ?? CREATURES.noName)
    return undefined
  }
  const place = CREATURES.named(at, name)
  if (cells.length !== heads.length)
    problems.add(
      'note',
      place,
      CREATURES[cells.length > heads.length ? 'manyCells' : 'fewCells'](cells.length, heads.length),
    )
  const numbers: GivenNumber[] = []
  const notes: string[] = []
  cells.forEach((cell, i) => {
    const head = heads[i] ?? ''
    const words = cell.trim()
    if (words === '' || NAME.test(head)) return
    const known = NUMBERS.find(([word]) => word.test(head))?.[1]
    if (known !== undefined && /^\d{1,5}$/.test(words)) numbers.push({ name: known, value: Number(words), from: head })
    else if (known !== undefined) problems.add('left out', `${place}, ${head}`, CREATURES.noWhole(label(words)))
    else notes.push(head === '' || NOTES.test(head) ? words : `${head}: ${words}`)
  })
  const origin = { format: CREATURES.table, rules: 'unknown' as const, place: `${file}, ${at}` }
  return creature({ name, origin, numbers, notes }, problems, place)
}
