import type { ForeignSheet } from '~/engine/ruleset'
import { STAT_LINE } from '~/words/en/files'
import { label } from '../report/label'
import { type ImportProblem, type Imported, refused } from '../report/problem'

/** Longest text that is looked at, and most weapons that are taken from it. */
const MOST_TEXT = 20_000
const MOST_WEAPONS = 10
const MOST_NAME = 60

/** A creature with what its page says beneath the line, as it stands there. */
export interface StatLine extends ForeignSheet {
  remarks: string
  /** The line piece by piece. */
  pieces: readonly StatPiece[]
}

/** A piece of a stat line as it stands there; `twice`: one like it stands before it, and counts. */
export interface StatPiece {
  readonly words: string
  readonly is: 'read' | 'twice' | 'unread'
}

const NUMBER = /^(\d{1,4})\s*(hp|armou?r|str|dex|wil)$/i
const WEAPON = /^(.{1,60}?)\s*\(([^()]{1,60})\)$/
const CRITICAL = /\*{0,2}critical damage\*{0,2}\s*:\s*\*{0,2}\s*(.+)$/i

/**
 * A stat line of the Cairn family: `4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, dagger (d6) or sling (d4)`, alone, behind a
 * name, or in a page of text with a heading and remarks. Gives numbers by their names, "weapon 1" and so on as
 * `name (dice)`, and "critical damage" in words; the lines beneath are its remarks; what was not understood is told. Refused when there is no such line.
 */
export function statLine(text: string): Imported<StatLine> {
  const lines = withoutFrontMatter(text.slice(0, MOST_TEXT).split(/\r?\n/)).map(line => line.trim())
  const at = lines.findIndex(line => /(^|[\s:,])\d{1,4}\s*hp\b/i.test(line))
  if (at < 0) return refused(STAT_LINE.where, STAT_LINE.noHp)
  const whole = lines[at]!
  const start = whole.search(/(?<=^|[\s:,])\d{1,4}\s*(hp|armou?r|str|dex|wil)\b/i)
  const name =
    label(whole.slice(0, start).replace(/[:,\s]+$/, '')).slice(0, MOST_NAME) || nameAbove(lines.slice(0, at)) || 'Foe'
  const numbers: Record<string, number | string> = {}
  const problems: ImportProblem[] = []
  const note = (what: string) => problems.push({ where: name, what, severity: 'note' })
  let weapons = 0
  const found: StatPiece[] = []
  for (const piece of piecesOf(whole.slice(start))) {
    let is: StatPiece['is'] = 'read'
    const number = NUMBER.exec(piece)
    // "2 side of the token (squares)" is a number of some other system.
    const weapon = /^\d[^(]*\((?![^)]*d\d)/i.test(piece) ? null : WEAPON.exec(piece)
    if (number) {
      const key = number[2]!.toLowerCase().replace('armour', 'armor')
      if (key in numbers) {
        is = 'twice'
        note(STAT_LINE.twice(key.toUpperCase()))
      } else numbers[key] = Number(number[1])
    } else if (weapon && weapons < MOST_WEAPONS)
      numbers[`weapon ${++weapons}`] = `${label(weapon[1]!)} (${label(weapon[2]!)})`
    else if (/^_?detachment_?$/i.test(piece)) numbers.detachment = 1
    else {
      is = 'unread'
      note(STAT_LINE.unread(label(piece)))
    }
    found.push({ words: label(piece), is })
  }
  const below = lines.slice(at + 1)
  const criticals = below.flatMap(line => CRITICAL.exec(line)?.[1] ?? [])
  if (criticals.length > 0) numbers['critical damage'] = label(criticals.at(-1)!)
  if (below.some(line => /detachment/i.test(line) && !CRITICAL.test(line))) note(STAT_LINE.detachment)
  return { ok: true, value: { name, numbers, remarks: below.join('\n').trim(), pieces: found }, problems }
}

/** The parts between commas and between alternatives, but not inside brackets. */
function piecesOf(line: string): string[] {
  return line
    .split(/,(?![^(]*\))|\s+or\s+(?![^(]*\))/i)
    .map(piece => piece.trim().replace(/\.$/, ''))
    .filter(piece => piece !== '')
}

/** A page may begin with settings between two lines of dashes. */
function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trim() !== '---') return lines
  const end = lines.findIndex((line, i) => i > 0 && line.trim() === '---')
  return end < 0 ? lines : lines.slice(end + 1)
}

/** The nearest line above that says something, without its marks of a heading. */
function nameAbove(lines: readonly string[]): string {
  const said = lines.filter(line => line !== '').at(-1) ?? ''
  return label(said.replace(/^[#*\s]+|[*:\s]+$/g, '')).slice(0, MOST_NAME)
}
