import type { Id, Side, StateRules } from '~/engine'
import { sections } from '~/formats/creatures/sections'
import { placesOfNew } from '~/store/creatures/places'
import { meantSide } from '~/store/creatures/setField'
import type { FightView } from '~/store/session/fightView'
import type { TableTypes } from '~/table'
import { ENCOUNTER } from '~/words/en/sheets'
import { type Described, fromStatLine, isMeagreLine, isTypedLine } from './fromStatLine'
import { MOST, MOST_LETTERS, type Newcomers, readNewcomers } from './newcomers'
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

/** What is typed and ticked to bring combatants in. */
export interface JoinForm {
  readonly typed: string
  /** The side that was chosen; one that is there no more counts as none. */
  readonly side: Id | undefined
  /** The side of the one who came in last, alone and by no choice: whoever is typed next, alone, goes on with it. */
  readonly goesOn?: Id | undefined
  readonly isHidden: boolean
  /** They are put on the map at once. */
  readonly isPlaced: boolean
}

/** What a form would bring in. */
export interface JoinPlan {
  readonly into: Side | undefined
  /** All who would come in: by name, or read from a stat line. */
  readonly all: readonly (Newcomers | Described)[]
  /** What was not understood, as sentences. */
  readonly notUnderstood: readonly string[]
  /** They will be characters of the players. */
  readonly isTheirs: boolean
  /** Why nobody can be brought in, as a sentence. */
  readonly problem: string | undefined
}

/** What the form needs of a fight. */
type Fight = Pick<FightView, 'snapshot' | 'terrain' | 'map'> & {
  readonly ruleset: {
    readonly state: Pick<FightView['ruleset']['state'], 'sheet'>
    readonly commands: Pick<FightView['ruleset']['commands'], 'walk'>
  }
}

const NOT_UNDERSTOOD = ENCOUNTER.add.write(MOST_LETTERS, MOST)

/** Reads a form: a stat line first, else a number and a name. */
export function planJoin(
  { snapshot, ruleset }: Fight,
  { typed, side, goesOn }: JoinForm,
  own: readonly OwnName[] = [],
): JoinPlan {
  const { sheet } = ruleset.state
  const sides = Object.values(snapshot.sides)
  const chosen = sides.find(({ id }) => id === side)
  const meant = chosen ?? meantSide(sides, snapshot.combatants)
  const next = chosen ? undefined : sides.find(({ id }) => id === goesOn)
  const read = (one: Side | undefined) => readTyped(typed, sheet, one?.show ?? 'words', own)
  const alone = next && read(next)
  const isAlone = alone !== undefined && countOf(alone.all) <= 1
  const into = isAlone ? next : meant
  const { all, problems } = isAlone ? alone : read(meant)
  return {
    into,
    all,
    notUnderstood: problems,
    isTheirs: into?.show === 'exact' && sheet.ofPlayers !== undefined,
    problem: problemOf(into, all, problems),
  }
}

function problemOf(into: Side | undefined, all: readonly Newcomers[], problems: readonly string[]): string | undefined {
  if (!into) return ENCOUNTER.add.sideFirst
  if (all.length === 0 || all.some(({ count }) => count === 0)) return NOT_UNDERSTOOD
  if (problems.length > 0) return `${problems.join('; ')}. ${NOT_UNDERSTOOD}`
  const total = countOf(all)
  return total > MOST ? ENCOUNTER.add.tooMany(total, MOST) : undefined
}

/** So many would come in, the heroes of a party one by one. */
export const countOf = (all: readonly Newcomers[]): number =>
  all.reduce((sum, { count, own }) => sum + count * (own?.size ?? 1), 0)

/** Those who join, each with its square, as `join` takes them; nobody while there is a problem. Those of the library have their sheets by now. */
export function joinersOf(fight: Fight, { isHidden, isPlaced }: JoinForm, { into, all, problem }: JoinPlan) {
  if (!into || problem !== undefined) return []
  const known = isHidden ? ('absent' as const) : ('named' as const)
  const those = all.flatMap(({ count, ...one }) => {
    const newcomer = { ...one, side: into.id, known }
    return Array.from({ length: count }, () => newcomer)
  })
  const cells = isPlaced ? placesFor(fight, those) : []
  return those.map((one, i) => ({ ...one, cell: cells[i] ?? null }))
}

/** Where they will stand, found before they join: bringing them in and placing them is one step. */
function placesFor(
  fight: Fight,
  those: readonly { side: Id; preset?: string; sheet?: object }[],
): readonly (number | null)[] {
  const { blank, presets } = fight.ruleset.state.sheet
  return placesOfNew(
    fight,
    those.map(({ side, preset, sheet = preset === undefined ? blank() : presets[preset]!() }) => ({ side, sheet })),
  )
}
