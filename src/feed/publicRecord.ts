import type { OutcomeKind, PublicAnswer, PublicTable, WayOut } from '~/engine'
import { type Aliases, type FeedRect, originOf } from './alias'
import type { PublicRecord, RecordCombatant, RecordEnd, RecordFlat, RecordMap } from './record'
import type { Block } from './cutOut'
import type { TableView } from './screens'

/** What the GM's window hands over after each change. */
export interface FeedInput {
  /** Built by the ruleset's `view`; ids as they are in the fight. */
  table: PublicTable
  /** The latest public lines in words, oldest first, without what was undone. */
  log: readonly string[]
  /** What whoever the table waits for may answer, as far as that is for all. */
  answers: readonly PublicAnswer[]
  /** What became of the latest blow as far as they are told of it; null: they are told of none. */
  deed: PublicDeed | null
  /** How the fight ended, as far as they know it; null: it is not shown. */
  end: PublicFightEnd | null
  /** Pictures on tokens that the players may see, by who has them. Equal pictures have one id, which is not sent. */
  pictures: ReadonlyMap<string, { readonly id: string; readonly file: Blob }>
  /** Where they saw those stand who have left the map since: the top-left squares. */
  left: ReadonlyMap<string, number>
  /** What the players know of the map; places are those of the whole map. */
  seen: FeedSight
  /** The time that somebody has for the turn, in seconds. */
  clock: { left: number; runs: boolean } | null
  /** What screens that lie on the table show besides; null: none does. */
  flat: FeedFlat | null
  curtain: boolean
  theme: 'dark' | 'light'
  /** What happens is heard as well. Absent: it is not. */
  sounds?: boolean
  /** The drawing of the face that goes with a name that the players know; null: none. Absent: letters are shown. */
  faceOf?: ((name: string) => string | null) | undefined
}

/** What the GM has chosen for screens that lie on the table. Places are those of the whole map. */
export interface FeedFlat {
  views: readonly (TableView & { screen: string })[]
  /** Those in whose place a miniature stands, be they shown to the players or not. */
  minis: ReadonlySet<string>
  /** Who went somewhere in the latest deed that the players were told of, and from where. */
  moved: ReadonlyMap<string, number>
}

/** How a blow has ended for whom, from what the players were told of it alone. */
export interface PublicDeed {
  /** The same as long as it is the same blow; ids are sent as aliases. */
  id: string
  by: string | null
  victims: readonly {
    who: string
    kinds: readonly OutcomeKind[]
    /** Of those whose pools the players see in numbers. */
    changes: readonly { label: string; n: number }[]
  }[]
  /** The dice that all see, in their order. */
  dice: readonly { who: string; sides: number; face: number }[]
  /** What they came to, as far as the players were told. */
  sum: { total: number; against: number | null; isUnder: boolean } | null
}

/** How a fight ended, from what the players were told alone. */
export interface PublicFightEnd {
  rounds: number
  seconds: number | null
  /** Sides with somebody who still fights. */
  holds: readonly string[]
  out: readonly { who: string; how: WayOut; round: number }[]
  /** The largest blow that they saw in numbers. */
  blow: { by: string; to: string; n: number; kind: OutcomeKind | null; round: number } | null
  unlucky: { who: string; sides: number; face: number; round: number } | null
  /** What the party lost, by pool. */
  lost: readonly { label: string; n: number }[]
}

/** The part of the map that the players know, and nothing else. */
export interface FeedSight {
  /** Seen now. */
  shown: readonly FeedRect[]
  /** Seen before, not now. */
  remembered: readonly FeedRect[]
  /** Blocks of the map with the known squares in each: these are cut out of the picture, block by block. */
  blocks: readonly Block[]
  /** As far as they lie in known squares, in 1/1024 squares. */
  walls: readonly {
    x1: number
    y1: number
    x2: number
    y2: number
    kind: 'wall' | 'door' | 'window' | 'object'
    open: boolean | null
  }[]
  areas: readonly { name: string; badge: number; squares: readonly FeedRect[] }[]
  ground: readonly { kind: 'difficult' | 'blocking' | 'hazardous' | 'cover'; squares: readonly FeedRect[] }[]
  zones: readonly { name: string; squares: readonly FeedRect[] }[]
  /** The ways walked this turn, by squares of the whole map. */
  trails: readonly { who: string; badge: number; size: number; cells: readonly number[] }[]
}

/** The map as the record needs it: its size, and what has been cut out of its picture. */
export interface CutMap {
  /** Of the whole map, in squares. */
  width: number
  height: number
  /** Names of the cut-out pictures, in the order of the blocks; null: none. */
  pictures: readonly (string | null)[]
}

/** The record as it is sent: field by field, with aliases for ids and places from the top left of what is shown. */
export function publicRecord(input: FeedInput, map: CutMap | null, aliases: Aliases): PublicRecord {
  const { table, theme } = input
  if (input.curtain) return { show: 'curtain', title: table.title, theme }
  const { shown, remembered } = map ? input.seen : NOTHING
  const known = [...shown, ...remembered]
  const origin = originOf(known)
  const of = (id: string | null) => (id === null ? null : aliases.of(id))

  const faces: string[] = []
  const faceOf = (name: string): number | null => {
    const drawing = input.faceOf?.(name) ?? null
    if (drawing === null) return null
    const known = faces.indexOf(drawing)
    return known >= 0 ? known : faces.push(drawing) - 1
  }

  const pictureOf = (who: string) => of(input.pictures.get(who)?.id ?? null)

  const record: PublicRecord = {
    show: 'table',
    title: table.title,
    theme,
    sounds: input.sounds === true,
    phase: table.phase,
    round: table.round,
    roundName: table.roundName ?? null,
    seconds: table.seconds,
    clock: input.clock ? { left: input.clock.left, runs: input.clock.runs } : null,
    now: {
      title: table.now.title,
      who: of(table.now.who),
      side: of(table.now.side),
      answers: input.answers.map(({ words, price }) => ({ words, price })),
    },
    sides: table.sides.map(({ id, name, badge, now }) => ({ id: aliases.of(id), name, badge, now })),
    combatants: table.combatants.map(one => ({
      id: aliases.of(one.id),
      name: one.name,
      letter: one.letter,
      picture: pictureOf(one.id),
      side: aliases.of(one.side),
      at: map && placeOf(one, map.width, shown, origin),
      left: map && placeOf({ cell: input.left.get(one.id) ?? null, size: one.size }, map.width, known, origin),
      size: one.size,
      turn: one.turn,
      out: one.out,
      pools: one.pools.map(({ label, cur, max, colour }) => ({ label, cur, max, colour })),
      ring: one.ring.map(({ left, of }) => ({ left, of })),
      badges: [...one.badges],
      // By the name that is sent, so that it tells no more than that.
      face: faceOf(one.name),
    })),
    faces,
    track: (table.track ?? []).map(({ name, mark, now, rows }) => ({
      name,
      mark,
      now,
      rows: rows.map(({ who, turn, words }) => ({ who: aliases.of(who), turn, words })),
    })),
    log: [...input.log],
    deed: input.deed && {
      id: aliases.of(input.deed.id),
      by: of(input.deed.by),
      victims: input.deed.victims.map(({ who, kinds, changes }) => ({
        who: aliases.of(who),
        kinds: [...kinds],
        changes: changes.map(({ label, n }) => ({ label, n })),
      })),
      dice: input.deed.dice.map(({ who, sides, face }) => ({ who: aliases.of(who), sides, face })),
      sum: input.deed.sum && {
        total: input.deed.sum.total,
        against: input.deed.sum.against,
        isUnder: input.deed.sum.isUnder,
      },
    },
    end: input.end && endOf(input.end, aliases),
    flat:
      map && input.flat && shown.length + remembered.length > 0
        ? flatOf(input, input.flat, map.width, origin, aliases)
        : null,
    map: map && shown.length + remembered.length > 0 ? mapOf(input.seen, table, map, origin) : null,
  }
  aliases.turn()
  return record
}

function endOf({ rounds, seconds, holds, out, blow, unlucky, lost }: PublicFightEnd, aliases: Aliases): RecordEnd {
  return {
    rounds,
    seconds,
    holds: holds.map(side => aliases.of(side)),
    out: out.map(({ who, how, round }) => ({ who: aliases.of(who), how, round })),
    blow: blow && {
      by: aliases.of(blow.by),
      to: aliases.of(blow.to),
      n: blow.n,
      kind: blow.kind,
      round: blow.round,
    },
    unlucky: unlucky && {
      who: aliases.of(unlucky.who),
      sides: unlucky.sides,
      face: unlucky.face,
      round: unlucky.round,
    },
    lost: lost.map(({ label, n }) => ({ label, n })),
  }
}

/** The token's place, if any of its squares is shown. */
function placeOf(
  { cell, size }: Pick<PublicTable['combatants'][number], 'cell' | 'size'>,
  mapWidth: number,
  shown: readonly FeedRect[],
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

/**
 * What a screen on the table shows besides. Of miniatures and ways only those whom the players see now: the place that somebody left
 * and the way from there as far as it is among the trails that they know.
 */
function flatOf(
  { table: { combatants }, seen: { shown, trails } }: FeedInput,
  { views, minis, moved }: FeedFlat,
  width: number,
  origin: { x: number; y: number },
  aliases: Aliases,
): RecordFlat {
  const there = combatants.filter(one => placeOf(one, width, shown, origin) !== null)
  return {
    views: views.map(({ screen, x, y, turn }) => ({ screen, x: x - origin.x, y: y - origin.y, turn })),
    minis: there.filter(({ id }) => minis.has(id)).map(({ id }) => aliases.of(id)),
    moved: there.flatMap(({ id, cell }) => {
      const from = moved.get(id)
      const trail = trails.find(({ who }) => who === id)?.cells ?? []
      if (from === undefined || !minis.has(id) || trail.at(-1) !== cell) return []
      // Of a way that they saw from a later square on, all that they saw.
      const way = trail.slice(Math.max(0, trail.slice(0, -1).lastIndexOf(from)))
      return [
        {
          who: aliases.of(id),
          at: way.map(at => ({ x: (at % width) - origin.x, y: Math.floor(at / width) - origin.y })),
        },
      ]
    }),
  }
}

function mapOf(
  { shown, remembered, blocks, walls, areas, ground, zones, trails }: FeedSight,
  { combatants }: PublicTable,
  { width, pictures }: CutMap,
  origin: { x: number; y: number },
): RecordMap {
  const known = [...shown, ...remembered]
  const moved = ({ x, y, width, height }: FeedRect) => ({ x: x - origin.x, y: y - origin.y, width, height })
  const [left, top] = [origin.x * UNIT, origin.y * UNIT]
  return {
    width: Math.max(...known.map(rect => rect.x + rect.width)) - origin.x,
    height: Math.max(...known.map(rect => rect.y + rect.height)) - origin.y,
    shown: shown.map(moved),
    remembered: remembered.map(moved),
    pieces: blocks.flatMap((block, i) => {
      const picture = pictures[i]
      return picture ? [{ ...moved(block), picture }] : []
    }),
    walls: walls.map(({ x1, y1, x2, y2, kind, open }) => ({
      x1: x1 - left,
      y1: y1 - top,
      x2: x2 - left,
      y2: y2 - top,
      kind,
      open,
    })),
    areas: areas.map(({ name, badge, squares }) => ({ name, badge, squares: squares.map(moved) })),
    ground: ground.map(({ kind, squares }) => ({ kind, squares: squares.map(moved) })),
    zones: zones.map(({ name, squares }) => ({ name, squares: squares.map(moved) })),
    // Of those alone who are there for the players, and have acted: the way of somebody who is still to act is that of the round before.
    trails: trails
      .filter(({ who }) => combatants.some(({ id, cell, turn }) => id === who && cell !== null && !TO_ACT.has(turn)))
      .map(({ badge, size, cells }) => ({
        badge,
        size,
        at: cells.map(cell => ({ x: (cell % width) - origin.x, y: Math.floor(cell / width) - origin.y })),
      })),
  }
}

/** How it stands with somebody who has not acted yet in this round. */
const TO_ACT: ReadonlySet<string> = new Set(['ready', 'waiting'])

/** Walls are told in parts of a square. */
const UNIT = 1024

const NOTHING: FeedSight = {
  shown: [],
  remembered: [],
  blocks: [],
  walls: [],
  areas: [],
  ground: [],
  zones: [],
  trails: [],
}
