import { useEffect, useState } from 'react'
import type { RecordCombatant, TableRecord } from '~/feed/record'
import { TABLE } from '~/words/en/players'

/** Seconds of game time as minutes and seconds: `1:05`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counts on, once in so many milliseconds; null: it rests where it is. */
export function useBeat(every: number | null): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => setBeat(n => n + 1), every)
    return () => clearInterval(timer)
  }, [every])
  return beat
}

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

/** What the room of an order goes by: the words of each row and its signs. What a blow takes from a pool asks for no more. */
export const shapeOf = (record: Order): string =>
  JSON.stringify(
    lanes(record).map(({ name, mark, rows }) => [
      name,
      mark,
      rows.map(({ one, turn, words, pools }) => [
        one.name,
        one.badges,
        turn,
        words,
        pools.map(({ label, cur, max }) => [label, `${cur}/${max}`.length]),
      ]),
    ]),
  )

/** Whose row is given up first, and shown last. Whoever acts keeps theirs; those whose pools are shown go after all others. */
const GIVEN_UP_FIRST: readonly RecordCombatant['turn'][] = ['out', 'spent', 'waiting', 'ready']

/**
 * The turn order: by sides, or by the places of the round where it has such, with those after them who have none. A screen
 * on the wall is not scrolled: rows that do not fit take turns. Whoever acts is always there.
 *
 * @param without how many rows have no room at a time; at most as many as can be given up
 * @param page whose turn it is to be shown, counted on and on
 */
export function lanes(record: Order, without = 0, page = 0): readonly TurnLane[] {
  const all = everybody(record)
  if (without === 0) return all
  const turns = inTurn(all).toReversed()
  const room = turns.length - without
  const shown = new Set(Array.from({ length: room }, (_, i) => turns[(page * room + i) % turns.length]!))
  const isShown = (row: LaneRow) => shown.has(row) || !turns.includes(row)
  return all.map(lane => ({ ...lane, rows: lane.rows.filter(isShown) })).filter(({ rows }) => rows.length > 0)
}

/** In how many pages all that take turns have been shown. */
export function pagesOf(record: Order, without: number): number {
  const turns = spare(record)
  const room = turns - without
  return without === 0 || room <= 0 ? 1 : Math.ceil(turns / room)
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
      : [{ key: id, name, badge, mark: '', now, pools: poolNames(rows.map(row => row.one)), rows }]
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
    return { key: `${i}`, name, badge: null, mark, now, pools, rows: shown }
  })
  const others = combatants.filter(one => !seen.has(one)).map(one => laneRow(one, badgeOf(one)))
  if (others.length === 0) return placed
  return [...placed, { key: 'others', name: TABLE.noTurn, badge: null, mark: '', now: false, pools, rows: others }]
}

function poolNames(all: readonly RecordCombatant[]): readonly string[] {
  return [...new Set(all.flatMap(one => one.pools.map(({ label }) => label)))]
}

function laneRow(one: RecordCombatant, badge: number): LaneRow {
  return { one, badge, turn: one.turn, words: '', pools: one.pools }
}

/** A search for the largest of some sizes that fits: it lies between these two, and `at` is tried. The largest is number 0. */
export interface Sought {
  readonly from: number
  readonly to: number
  readonly at: number
}

/**
 * Where a search among so many sizes begins: at what was found before, as little has changed; most lists fit at their largest. Where
 * there were more sizes, as there was no map, it may have been one that there is no longer.
 */
export const sought = (count: number, before = 0): Sought => ({
  from: 0,
  to: count - 1,
  at: Math.min(before, count - 1),
})

/**
 * What is tried next: after one that fits its neighbour, else what halves the rest, as a long list takes long to lay out. Null: it is
 * found, or not even the smallest fits. What was found and has grown since goes on from there.
 */
export function soughtOn({ from, to, at }: Sought, fits: boolean, count: number): Sought | null {
  if (fits ? at === from : at >= count - 1) return null
  if (fits) return { from, to: at, at: at - 1 }
  const [low, high] = [at + 1, Math.max(to, at + 1)]
  return { from: low, to: high, at: Math.floor((low + high) / 2) }
}
