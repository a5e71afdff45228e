import type { RecordCombatant, TableRecord } from '~/feed/record'
import { turnWord } from './turnWord'

/** A side, or a place in the round's order, with those of its members that are shown one by one. */
export interface TurnLane {
  key: string
  name: string
  /** The side whose members these are; null: members of several. */
  badge: number | null
  /** What is drawn of a place's name; empty: the name stands above the rows. */
  mark: string
  now: boolean
  /** The names of the pools, each of which has its column here. */
  pools: readonly string[]
  rows: readonly LaneRow[]
  /** The others, in words; empty: there are none. */
  more: string
}

type Order = Pick<TableRecord, 'phase' | 'sides' | 'combatants' | 'track'>

export interface LaneRow {
  one: RecordCombatant
  badge: number
  turn: RecordCombatant['turn']
  /** What is known of the action. */
  words: string
  pools: RecordCombatant['pools']
}

/** Whose row is given up first. Whoever acts keeps theirs; those whose pools are shown go after all others. */
const GIVEN_UP_FIRST: readonly RecordCombatant['turn'][] = ['out', 'spent', 'waiting', 'ready']

/**
 * The turn order: by sides, or by the places of the round where it has such, with those after them who have none. A screen
 * on the wall is not scrolled: what does not fit is counted in words.
 *
 * @param without how many rows to give up; at most as many as can be
 */
export function lanes(record: Order, without = 0): readonly TurnLane[] {
  const all = everybody(record)
  const given = new Set(inTurn(all).slice(0, without))
  const left = (lane: TurnLane) => lane.rows.filter(row => !given.has(row))
  const taken = (lane: TurnLane) => lane.rows.filter(row => given.has(row))
  const more = (rows: readonly LaneRow[], shown: readonly LaneRow[]) =>
    inWords(rows, record.phase === 'combat', shown.length > 0)
  if (record.track.length === 0)
    return all.map(lane => ({ ...lane, rows: left(lane), more: more(taken(lane), left(lane)) }))
  // A place nobody is left of goes, and all that were given up are counted once, at the end.
  const kept = all.map(lane => ({ ...lane, rows: left(lane) })).filter(({ rows }) => rows.length > 0)
  return kept.map((lane, i) => (i < kept.length - 1 ? lane : { ...lane, more: more(all.flatMap(taken), lane.rows) }))
}

/** How many rows can be given up. */
export function spare(record: Order): number {
  return inTurn(everybody(record)).length
}

function everybody(record: Order): readonly TurnLane[] {
  return record.track.length > 0 ? byPlaces(record) : bySides(record)
}

/** The rows that can be given up, the first to go first. */
function inTurn(all: readonly TurnLane[]): readonly LaneRow[] {
  const rows = all.flatMap(lane => lane.rows)
  return [false, true].flatMap(showsPools =>
    GIVEN_UP_FIRST.flatMap(turn =>
      rows.filter(row => row.turn === turn && row.pools.length > 0 === showsPools).toReversed(),
    ),
  )
}

function bySides({ sides, combatants }: Order): TurnLane[] {
  return sides.flatMap(({ id, name, badge, now }) => {
    const rows = combatants.flatMap(one => (one.side === id ? [laneRow(one, badge)] : []))
    return rows.length === 0
      ? []
      : [{ key: id, name, badge, mark: '', now, pools: poolNames(rows.map(row => row.one)), rows, more: '' }]
  })
}

function byPlaces({ sides, combatants, track }: Order): TurnLane[] {
  const badgeOf = ({ side }: RecordCombatant) => sides.find(({ id }) => id === side)?.badge ?? 0
  // One name above each column for all places.
  const pools = poolNames(combatants)
  const seen = new Set<RecordCombatant>()
  const placed = track.map(({ name, mark, now, rows }, i): TurnLane => {
    const shown = rows.flatMap(({ who, turn, words }) => {
      const one = combatants.find(({ id }) => id === who)
      if (!one) return []
      // Whoever acts twice has pools once.
      const row = { ...laneRow(one, badgeOf(one)), turn, words, ...(seen.has(one) && { pools: [] }) }
      seen.add(one)
      return [row]
    })
    return { key: `${i}`, name, badge: null, mark, now, pools, rows: shown, more: '' }
  })
  const others = combatants.filter(one => !seen.has(one)).map(one => laneRow(one, badgeOf(one)))
  if (others.length === 0) return placed
  return [
    ...placed,
    { key: 'others', name: 'No turn', badge: null, mark: '', now: false, pools, rows: others, more: '' },
  ]
}

function poolNames(all: readonly RecordCombatant[]): readonly string[] {
  return [...new Set(all.flatMap(one => one.pools.map(({ label }) => label)))]
}

function laneRow(one: RecordCombatant, badge: number): LaneRow {
  return { one, badge, turn: one.turn, words: '', pools: one.pools }
}

/** How turns stand is told of a fight alone: before and after it nobody waits for one. */
function inWords(given: readonly LaneRow[], isFighting: boolean, areSomeShown: boolean): string {
  const all = given.length
  if (all === 0) return ''
  const told = GIVEN_UP_FIRST.flatMap(turn => {
    const count = given.filter(row => row.turn === turn).length
    return count > 0 && (isFighting || turn === 'out') ? [{ count, word: turnWord(turn) }] : []
  })
  const head = areSomeShown ? `and ${all} more` : all === 1 ? '1 combatant' : `${all} combatants`
  const [first] = told
  if (!first) return head
  if (first.count === all) return `${head}, ${first.word}`
  return `${head}: ${told.map(({ count, word }) => `${count} ${word}`).join(', ')}`
}
