import { ENCOUNTER } from '~/words/en/sheets'
import type { Side, StateRules } from '~/engine'
import { sections } from '~/formats/creatures/sections'
import type { TableTypes } from '~/table'
import { fromStatLine, isMeagreLine, isTypedLine, type Described } from './fromStatLine'
import { readNewcomers, type Newcomers } from './newcomers'
import type { OwnName } from './ownNames'

/** All that was typed or pasted: who comes in, in order, and what was not understood, each with its place. */
export interface Typed {
  readonly all: readonly (Newcomers | Described)[]
  readonly problems: readonly string[]
}

type SheetRules = StateRules<TableTypes>['sheet']

/**
 * Reads names ("4 guard, captain, Roland"), stat lines, and pages with stat lines, several of each, a line or more each. Lines
 * beneath a stat line are its remarks, unless they begin with a number or name somebody who is ready-made.
 */
export function readTyped(text: string, rules: SheetRules, shown: Side['show'], own: readonly OwnName[] = []): Typed {
  const presets = Object.keys(rules.presets)
  const strict = sections(text, line => isTypedLine(line, rules))
  // A line with hit protection and nothing else is one only where there is no better.
  const found = strict.length > 0 ? strict : sections(text, isMeagreLine)
  if (found.length === 0) return namesIn(text, presets, own)
  const all: (Newcomers | Described)[] = []
  const problems: string[] = []
  for (const { text: section, above } of found) {
    const { names, rest } = apart(above, rules, own)
    const { names: others, rest: line } = apart(section, rules, own)
    const described = fromStatLine(line, rules, shown)
    all.push(...names)
    if (described) all.push({ ...described, notes: [rest, described.notes].filter(words => words !== '').join('\n') })
    else problems.push(ENCOUNTER.add.notUnderstood(line.slice(0, 60)))
    all.push(...others)
  }
  return { all, problems }
}

/** The lines that name newcomers beyond doubt ("4 guard", "captain"), and the others. */
function apart(text: string, rules: SheetRules, own: readonly OwnName[]): { names: Newcomers[]; rest: string } {
  const presets = Object.keys(rules.presets)
  const names: Newcomers[] = []
  const rest = text.split('\n').filter(line => {
    // "2 Wolf: 4 endurance, 5 health" begins with numbers throughout, and is a stat line.
    if (isTypedLine(line, rules)) return true
    const pieces = line.split(',').map(piece => piece.trim())
    const read = pieces.map(piece => readNewcomers(piece, presets, own))
    const isSure = pieces.every(
      (piece, i) =>
        read[i] &&
        read[i].count > 0 &&
        (/^\d/.test(piece) || read[i].preset !== undefined || read[i].own !== undefined),
    )
    if (isSure) names.push(...read.flatMap(one => one ?? []))
    return !isSure
  })
  return { names, rest: rest.join('\n').trim() }
}

/** Names between commas and line ends. */
function namesIn(text: string, presets: readonly string[], own: readonly OwnName[]): Typed {
  const pieces = text
    .split(/[,\n\r]/)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
  const read = pieces.map(piece => ({ piece, one: readNewcomers(piece, presets, own) }))
  return {
    all: read.flatMap(({ one }) => one ?? []),
    problems: read.flatMap(({ piece, one }) => (one ? [] : [ENCOUNTER.add.notUnderstood(piece.slice(0, 60))])),
  }
}
