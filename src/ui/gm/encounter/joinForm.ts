import type { Combatant, Id, Side } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import type { TableTypes } from '~/table'
import { fromStatLine, type Described } from './fromStatLine'
import { MOST, MOST_LETTERS, readNewcomers, type Newcomers } from './newcomers'
import { places } from '~/store/creatures/places'

/** What is typed and ticked to bring combatants in. */
export interface JoinForm {
  readonly typed: string
  /** The side that was chosen; one that is there no more counts as the first. */
  readonly side: Id | undefined
  readonly isHidden: boolean
  /** They are put on the map at once. */
  readonly isPlaced: boolean
}

/** What a form would bring in. */
export interface JoinPlan {
  readonly into: Side | undefined
  /** Read from a stat line. */
  readonly described: Described | undefined
  readonly found: Newcomers | Described | undefined
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

const NOT_UNDERSTOOD = `Write a name of at most ${MOST_LETTERS} letters, a number from 1 to ${MOST} and a name: “4 guard”, or a stat line with numbers up to 9999.`

/** Reads a form: a stat line first, else a number and a name. */
export function planJoin({ snapshot, ruleset }: Fight, { typed, side }: JoinForm): JoinPlan {
  const { sheet } = ruleset.state
  const sides = Object.values(snapshot.sides)
  const into = sides.find(({ id }) => id === side) ?? sides[0]
  const described = fromStatLine(typed, sheet, into?.show ?? 'words')
  const found = described ?? readNewcomers(typed, Object.keys(sheet.presets))
  return {
    into,
    described,
    found,
    isTheirs: into?.show === 'exact' && sheet.ofPlayers !== undefined,
    problem: problemOf(into, found),
  }
}

function problemOf(into: Side | undefined, found: Newcomers | undefined): string | undefined {
  if (!into) return 'Add a side first.'
  return found === undefined || found.count === 0 ? NOT_UNDERSTOOD : undefined
}

/** Those who join, each with its square, as `join` takes them; nobody while there is a problem. */
export function joinersOf(fight: Fight, { isHidden, isPlaced }: JoinForm, { into, found, problem }: JoinPlan) {
  if (!into || !found || problem !== undefined) return []
  const { count, ...one } = found
  const newcomer = { ...one, side: into.id, known: isHidden ? 'absent' : 'named' } as const
  const cells = isPlaced ? placesFor(fight, newcomer, count) : []
  return Array.from({ length: count }, (_, i) => ({ ...newcomer, cell: cells[i] ?? null }))
}

/** Where so many of one kind will stand, found before they join: bringing them in and placing them is one step. */
function placesFor(
  fight: Fight,
  { side, preset, sheet }: { side: Id; preset?: string; sheet?: object },
  count: number,
): readonly (number | null)[] {
  const { blank, presets } = fight.ruleset.state.sheet
  const like = { side, sheet: sheet ?? (preset === undefined ? blank() : presets[preset]!()) }
  const unnamed = { ...like, name: '', letter: '', cell: null, known: 'absent', gone: false, notes: '' } as const
  return places(
    fight,
    Array.from({ length: count }, (_, i): Combatant<TableTypes> => ({ ...unnamed, id: `new ${i}` })),
  )
}
