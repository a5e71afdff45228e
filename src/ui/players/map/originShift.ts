import { useState } from 'react'
import type { RecordMap, TableRecord } from '~/feed/record'

type Seen = Pick<TableRecord, 'map' | 'combatants'>

interface Place {
  readonly x: number
  readonly y: number
}

/** Walls are told in parts of a square. */
const UNIT = 1024

const NOWHERE: Place = { x: 0, y: 0 }

/**
 * How far everything on the map lies to the right and down in a later record. Places are told from the top left of what is known, so
 * they all change when that grows to the left or upwards. The record does not say by how much: it is found by laying the squares known
 * before on those known after, and where they fit in several ways by walls and by those who stand there.
 *
 * @returns in squares; negative where less is known after
 */
export function originShift(before: Seen, after: Seen): Place {
  const [{ map: first }, { map: later }] = [before, after]
  if (!first || !later || !isOtherSize(before, after)) return NOWHERE
  const [was, is] = [knownSquares(first), knownSquares(later)]
  if (is.length < was.length) {
    const { x, y } = originShift(after, before)
    return { x: -x, y: -y }
  }
  const ways = fromZeroTo(later.width - first.width).flatMap(x =>
    fromZeroTo(later.height - first.height).map(y => ({ x, y })),
  )
  const known = new Set(is.map(({ x, y }) => `${x} ${y}`))
  const fitting = ways.filter(by => was.every(({ x, y }) => known.has(`${x + by.x} ${y + by.y}`)))
  const [marks, marksNow] = [marksOf(before), new Set(marksOf(after).map(mark => keyOf(mark, NOWHERE)))]
  const count = (by: Place) => marks.filter(mark => marksNow.has(keyOf(mark, by))).length
  let best = { by: NOWHERE, count: -1 }
  for (const by of fitting.length > 0 ? fitting : ways) {
    const found = count(by)
    if (found > best.count) best = { by, count: found }
  }
  return best.by
}

/** Whether more or less of the map is known, from one edge to the other: else all places are told from the same corner. */
export function isOtherSize({ map: first }: Seen, { map: later }: Seen): boolean {
  return later !== null && (first?.width !== later.width || first.height !== later.height)
}

/**
 * How far everything has gone since the first record, for those who would else be seen sliding there: who stands where they stood
 * is drawn where they were.
 */
export function useOriginShift(record: Seen): Place {
  const [known, setKnown] = useState({ record, by: NOWHERE })
  if (isOtherSize(known.record, record)) {
    const { x, y } = originShift(known.record, record)
    setKnown({ record, by: { x: known.by.x + x, y: known.by.y + y } })
  }
  return known.by
}

/** The whole numbers from 0 to this one. */
function fromZeroTo(n: number): number[] {
  return Array.from({ length: Math.abs(n) + 1 }, (_, i) => i * Math.sign(n))
}

function knownSquares({ shown, remembered }: RecordMap): Place[] {
  return [...shown, ...remembered].flatMap(({ x, y, width, height }) =>
    Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) })),
  )
}

/** What keeps its place from one record to the next, with what tells it from others. */
interface Mark extends Place {
  readonly what: string
}

function marksOf({ map, combatants }: Seen): Mark[] {
  const walls = (map?.walls ?? []).map(({ x1, y1, x2, y2, kind }) => ({
    what: `${kind} ${x2 - x1} ${y2 - y1}`,
    x: x1 / UNIT,
    y: y1 / UNIT,
  }))
  return [...walls, ...combatants.flatMap(({ name, at }) => (at ? [{ what: name, ...at }] : []))]
}

const keyOf = ({ what, x, y }: Mark, by: Place): string => `${what} ${x + by.x} ${y + by.y}`
