import { run, type Row, type Snapshot } from '../src/engine'
import { endurance, type Endurance } from '../src/rulesets/endurance'
import { createTerrain } from '../src/table'
import { player } from './player'
import { openSkirmish, skirmishMap } from './skirmish'

/** A stretch of a fight: the state at its beginning, its rows, and the state at its end, at rest. */
export interface Journal {
  readonly start: Snapshot<Endurance>
  readonly rows: readonly Row[]
  readonly end: Snapshot<Endurance>
}

/**
 * A fight played by itself from this state until it has so many rows, is at rest, and a team has the go: fights of any length
 * and size end before the same choice, with the same things to draw. Nothing in it was undone.
 */
export function journal(start: Snapshot<Endurance>, length: number): Journal {
  const fight = openSkirmish(start)
  const rows: Row[] = []
  const { click } = player(fight, 7, did => rows.push(...(did.rows ?? [])))
  while (rows.length < length || fight.asks || fight.state.turn?.who !== null) {
    if (!click()) throw new Error(`The fight was over after ${rows.length} rows.`)
  }
  if (rows.some(({ row }) => row === 'undo')) throw new Error('Something was undone.')
  return { start, rows, end: fight.state }
}

/** The last commands of a journal, `length` rows or a few more. */
export function tail({ start, rows, end }: Journal, length: number): Journal {
  const at = rows.findLastIndex(({ row }, i) => row === 'open' && rows.length - i >= length)
  const done = rows.slice(0, at).filter(({ row }) => row === 'close').length
  return { start: openSkirmish(start, rows).stateAt(done), rows: rows.slice(at), end }
}

/** The state at the end, folded from the changes that each command has kept. */
export function folded({ start, rows }: Journal): Snapshot<Endurance> {
  return openSkirmish(start, rows).state
}

/** The state at the end, by running every command again with its answers. */
export function rerun({ start, rows }: Journal): Snapshot<Endurance> {
  const terrain = createTerrain(skirmishMap)
  const { steps } = openSkirmish(start, rows).timeline
  return steps.reduce(
    (snapshot, { command, entries }) => run({ ruleset: endurance, terrain, snapshot, command }, entries).state,
    start,
  )
}
