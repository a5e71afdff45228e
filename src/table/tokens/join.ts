import * as v from 'valibot'
import { fillIn } from '~/engine/fields'
import { Diverged, type Command } from '~/engine/command'
import type { Combatant, Side } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { args } from '../schema/issueWords'
import { names } from '../words/names'
import { mustBeOnMap, type TableTypes } from '../map/setBoard'
import type { TableRules } from '../contract/encounter'
import { say } from '../secrecy/say'
import { aCell, aName, anId, aPicture, known, someNotes } from '../schema/fields'
import { reviewMarker } from '../convert'

/**
 * So many are in one fight at most, those who have left not counted: with more of them each step takes seconds. A fight that already has
 * more opens as it is.
 */
const MOST_IN_FIGHT = 1000

const aGuess = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** Whoever comes in, as it comes with commands. */
export const newcomer = v.object({
  name: aName,
  side: anId,
  known: v.optional(known, 'named'),
  cell: v.optional(aCell, null),
  /** A ready-made sheet by name; without one and without a sheet: the quick NPC, on the players' side as one of theirs. */
  preset: v.optional(aName),
  sheet: v.optional(v.unknown()),
  notes: v.optional(someNotes, ''),
  picture: v.optional(aPicture),
  /** What was guessed about the sheet; a marker on the combatant lists it. */
  check: v.optional(v.pipe(v.array(aGuess), v.maxLength(50)), []),
})

/** Several who come in together. */
export const newcomers = v.pipe(v.array(newcomer), v.minLength(1), v.maxLength(100))

export type Newcomer = v.InferOutput<typeof newcomer>

/** `join` with `{ list }`: combatants come in, several at once; those of one name get letters ("Guard A"). */
export function join<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  bringIn(rules, w, command, args(v.object({ list: newcomers }), command).list)
}

/** Brings these in, each where it says. */
export function bringIn<R extends TableTypes>(
  rules: TableRules<R>,
  w: World<R>,
  command: Command,
  list: readonly Newcomer[],
): void {
  const there = Object.values(w.now.combatants).filter(({ gone }) => !gone).length
  if (there + list.length > MOST_IN_FIGHT)
    throw new Diverged(
      `${command.type}: a fight has ${MOST_IN_FIGHT} combatants at most; ${there} are there, and ${list.length} more would come. Begin another fight for them.`,
    )
  const naming = names(
    list.map(one => one.name),
    Object.values(w.now.combatants),
  )
  for (const [i, one] of list.entries()) {
    const side = w.now.sides[one.side]
    if (!side) throw new Diverged(`join: there is no side ${one.side}.`)
    const sheet = sheetOf(rules, one, side)
    mustBeOnMap(rules, w, command, one.cell, sheet)
    const combatant: Omit<Combatant<R>, 'id'> = {
      ...naming[i]!,
      side: one.side,
      cell: one.cell,
      known: one.known,
      gone: false,
      notes: one.notes,
      ...(one.picture !== undefined && { picture: one.picture }),
      sheet,
    }
    const { id } = w.add('combatants', combatant)
    rules.joined?.(w, id)
    if (one.check.length > 0) w.add('effects', reviewMarker(id, one.check))
    say(w, 'joined', { who: id }, {}, { side: one.side })
  }
}

/** The sheet that somebody comes in with. Throws `Diverged` where it is none of these rules. */
export function sheetOf<R extends TableTypes>(
  rules: TableRules<R>,
  one: { preset?: string | undefined; sheet?: unknown },
  { show }: Pick<Side, 'show'>,
): R['sheet'] {
  if (one.sheet !== undefined) {
    // An older version may have written it.
    const sheet = fillIn(rules.state.declared.sheet, one.sheet)
    const problem = rules.state.sheet.problem(sheet)
    if (problem) throw new Diverged(`join: ${problem}`)
    // A copy: rules that follow in the same command may write to it, and the command stays as it was given.
    return structuredClone(sheet) as R['sheet']
  }
  if (one.preset === undefined) {
    const plain = rules.state.sheet.blank()
    // Whoever's pools the players see is one of theirs.
    return show === 'exact' ? (rules.state.sheet.ofPlayers?.(plain) ?? plain) : plain
  }
  const preset = Object.hasOwn(rules.state.sheet.presets, one.preset)
    ? rules.state.sheet.presets[one.preset]
    : undefined
  if (!preset) throw new Diverged(`join: there is no ready-made "${one.preset}".`)
  return preset()
}
