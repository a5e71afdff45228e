import type { Cell } from './squares'
import type { CompiledMap } from './map/compiledMap'
import { type Rows, wordsOf } from './sets'

/** The border that a zone shares with one of its neighbours. */
export interface ZoneBorder {
  /** The neighbour's id. */
  readonly to: string
  /** The zone's own squares beside it, from the lowest to the highest. */
  readonly squares: readonly Cell[]
  /** Whether one can pass as things stand: not while every edge of it is a closed door. */
  readonly open: boolean
}

/** A connected part of the map that is counted as one place. */
export interface GridZone {
  /** Of a drawn zone its own; of a tile `t` with its number from the north-west, row by row, `-2` and on for further parts. */
  readonly id: string
  /** From the lowest to the highest. */
  readonly squares: readonly Cell[]
  /** In the order of the neighbours' lowest squares. */
  readonly borders: readonly ZoneBorder[]
}

/** A map cut into zones. */
export interface ZoneMap {
  /** In the order of their lowest squares. */
  readonly zones: readonly GridZone[]
  /** The zone of a square; undefined where nothing can stand. O(1). */
  at(cell: Cell): GridZone | undefined
  /** The zone with this id. O(1). */
  of(id: string): GridZone | undefined
  /**
   * Zones entered on the shortest way, 0 for the same zone; undefined where no way leads. `through`: through closed doors
   * too. O(zones).
   */
  range(from: string, to: string, through: 'open' | 'doors'): number | undefined
}

/** The same map with its doors in three ways: cut at them all, passable at them all, and as they stand. */
export interface DoorStates {
  readonly closed: CompiledMap
  readonly opened: CompiledMap
  readonly now: CompiledMap
}

/**
 * Cuts a map into zones: the drawn ones, and where none is drawn tiles of `size` × `size` squares from the north-west. What
 * walls, doors or drawn zones cut off from the rest of its tile is a zone by itself, whether its door is open or not; a drawn
 * zone is one zone whatever lies in it. Solid squares belong to none. Two zones are neighbours when they share at least one
 * edge of a square that is no wall; a door is none. [MUR-ZONE-02, MUR-ZONE-03] O(squares).
 */
export function zoneMap({ closed, opened, now }: DoorStates, drawn: Rows, size: number): ZoneMap {
  const { width, height, solid } = now
  const zoneOf = new Int32Array(width * height).fill(-1)
  const found: { id: string; squares: Cell[] }[] = []
  const drawnAt = new Map(wordsOf(drawn, width))
  const drawnIndex = new Map<string, number>()
  const parts = new Map<string, number>()
  for (let cell = 0; cell < zoneOf.length; cell++) {
    if (solid[cell] === 1 || zoneOf[cell] !== -1) continue
    const word = drawnAt.get(cell)
    if (word !== undefined) {
      let index = drawnIndex.get(word)
      if (index === undefined) {
        drawnIndex.set(word, (index = found.length))
        found.push({ id: word, squares: [] })
      }
      zoneOf[cell] = index
      found[index]!.squares.push(cell)
    } else {
      const tile = `t${tileOf(cell)}`
      const part = (parts.get(tile) ?? 0) + 1
      parts.set(tile, part)
      const squares = flood(cell, found.length)
      found.push({ id: part === 1 ? tile : `${tile}-${part}`, squares })
    }
  }
  const borders = found.map(() => new Map<number, { squares: Set<Cell>; open: boolean }>())
  for (let cell = 0; cell < zoneOf.length; cell++) {
    // East and south; the other two are the same edges from their other side.
    for (const d of [0, 2] as const) {
      const beside = cell + (d === 0 ? 1 : width)
      if (!((opened.lines[cell]! >> d) & 1)) continue
      const [a, b] = [zoneOf[cell]!, zoneOf[beside]!]
      if (a === b || a === -1 || b === -1) continue
      const open = ((now.lines[cell]! >> d) & 1) === 1
      note(a, b, cell, open)
      note(b, a, beside, open)
    }
  }
  const zones = found.map(({ id, squares }, i): GridZone => {
    const neighbours = [...borders[i]!].sort(([a], [b]) => a - b)
    return {
      id,
      squares,
      borders: neighbours.map(([to, border]) => ({
        to: found[to]!.id,
        squares: [...border.squares].sort((a, b) => a - b),
        open: border.open,
      })),
    }
  })
  const byId = new Map(zones.map(zone => [zone.id, zone]))
  return {
    zones,
    at: cell => zones[zoneOf[cell] ?? -1],
    of: id => byId.get(id),
    range,
  }

  function tileOf(cell: Cell): number {
    const x = cell % width
    const y = (cell - x) / width
    return Math.floor(y / size) * Math.ceil(width / size) + Math.floor(x / size)
  }

  /** The undrawn squares of the same tile that are reached by straight steps past closed doors and walls. */
  function flood(from: Cell, index: number): Cell[] {
    const tile = tileOf(from)
    const squares = [from]
    zoneOf[from] = index
    for (const cell of squares) {
      const steps = [cell + 1, cell - 1, cell + width, cell - width]
      for (let d = 0; d < 4; d++) {
        const to = steps[d]!
        if (!((closed.lines[cell]! >> d) & 1) || zoneOf[to] !== -1 || solid[to] === 1) continue
        if (drawnAt.has(to) || tileOf(to) !== tile) continue
        zoneOf[to] = index
        squares.push(to)
      }
    }
    return squares.sort((a, b) => a - b)
  }

  function note(zone: number, to: number, square: Cell, open: boolean): void {
    const border = borders[zone]!.get(to)
    if (!border) borders[zone]!.set(to, { squares: new Set([square]), open })
    else {
      border.squares.add(square)
      border.open ||= open
    }
  }

  function range(from: string, to: string, through: 'open' | 'doors'): number | undefined {
    const reached = new Map([[from, 0]])
    for (const [id, entered] of reached) {
      if (id === to) return entered
      for (const border of byId.get(id)?.borders ?? [])
        if ((border.open || through === 'doors') && !reached.has(border.to)) reached.set(border.to, entered + 1)
    }
    return undefined
  }
}
