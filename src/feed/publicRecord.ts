import type { PublicTable } from '~/engine'
import type { Aliases } from './alias'
import { originOf } from './originOf'
import type { PublicRecord, RecordCombatant, RecordMap } from './record'
import type { Squares } from './squares'

/** What the GM's window hands over after each change. */
export interface FeedInput {
  /** Built by the ruleset's `view`; ids as they are in the fight. */
  table: PublicTable
  /** The latest public lines in words, oldest first, without what was undone. */
  log: readonly string[]
  /** Rectangles of the map the players see. */
  shown: readonly Squares[]
  /** The time that somebody has for the turn, in seconds. */
  clock: { left: number; runs: boolean } | null
  curtain: boolean
  theme: 'dark' | 'light'
}

/** What the record needs to know of the map. */
export interface FeedMap {
  /** Of the whole map, in squares. */
  width: number
  height: number
  /** Names of the cut-out pictures, in the order of `shown`; null: none. */
  pictures: readonly (string | null)[]
}

/** The record as it is sent: field by field, with aliases for ids and places from the top left of what is shown. */
export function publicRecord(input: FeedInput, map: FeedMap | null, aliases: Aliases): PublicRecord {
  const { table, theme } = input
  if (input.curtain) return { show: 'curtain', title: table.title, theme }
  const shown = map ? input.shown : []
  const origin = originOf(shown)
  const of = (id: string | null) => (id === null ? null : aliases.of(id))

  const record: PublicRecord = {
    show: 'table',
    title: table.title,
    theme,
    phase: table.phase,
    round: table.round,
    seconds: table.seconds,
    clock: input.clock ? { left: input.clock.left, runs: input.clock.runs } : null,
    now: { title: table.now.title, who: of(table.now.who), side: of(table.now.side) },
    sides: table.sides.map(({ id, name, badge, now }) => ({ id: aliases.of(id), name, badge, now })),
    combatants: table.combatants.map(one => ({
      id: aliases.of(one.id),
      name: one.name,
      letter: one.letter,
      side: aliases.of(one.side),
      at: map && placeOf(one, map.width, shown, origin),
      size: one.size,
      turn: one.turn,
      pools: one.pools.map(({ label, cur, max }) => ({ label, cur, max })),
      badges: [...one.badges],
    })),
    track: (table.track ?? []).map(({ name, mark, now, rows }) => ({
      name,
      mark,
      now,
      rows: rows.map(({ who, turn, words }) => ({ who: aliases.of(who), turn, words })),
    })),
    log: [...input.log],
    map: map && shown.length > 0 ? mapOf(shown, map.pictures, origin) : null,
  }
  aliases.turn()
  return record
}

/** The token's place, if any of its squares is shown. */
function placeOf(
  { cell, size }: PublicTable['combatants'][number],
  mapWidth: number,
  shown: readonly Squares[],
  origin: { x: number; y: number },
): RecordCombatant['at'] {
  if (cell === null) return null
  const x = cell % mapWidth
  const y = (cell - x) / mapWidth
  const isShown = shown.some(
    rect => x < rect.x + rect.width && rect.x < x + size && y < rect.y + rect.height && rect.y < y + size,
  )
  return isShown ? { x: x - origin.x, y: y - origin.y } : null
}

function mapOf(shown: readonly Squares[], pictures: FeedMap['pictures'], origin: { x: number; y: number }): RecordMap {
  return {
    width: Math.max(...shown.map(rect => rect.x + rect.width)) - origin.x,
    height: Math.max(...shown.map(rect => rect.y + rect.height)) - origin.y,
    pieces: shown.map(({ x, y, width, height }, i) => ({
      x: x - origin.x,
      y: y - origin.y,
      width,
      height,
      picture: pictures[i] ?? null,
    })),
  }
}
