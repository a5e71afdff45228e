import { createContext, useContext, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { Lane } from '~/engine'

/** How the turn order is drawn, for its rows. */
export interface OrderLook {
  /** Rows are half as high: they would not fit otherwise. */
  dense: boolean
  /** What was typed to find somebody, in small letters. */
  find: string
  /** Whether a group is folded to one row. */
  isFolded(group: string): boolean
  fold(group: string, folded: boolean): void
}

/** Heights of a row, of a row when there is little room, of the head of a lane, and of what holds a count together, in pixels. */
const ROW = 49
const DENSE_ROW = 25
/** Words of so many letters have no room beside a name, and stand in a line below it, so high. */
const LONG_WORDS = 14
const LINE = 16
const HEAD = 36
const BRACKET = 24

export const OrderLookContext = createContext<OrderLook>({
  dense: false,
  find: '',
  isFolded: () => false,
  fold: () => undefined,
})

export function useOrderLook(): OrderLook {
  return useContext(OrderLookContext)
}

/**
 * How high these lanes are with rows of this height, in pixels: a count stands beside its rows, and is no head.
 *
 * @param line height of the line that long words take below a name; 0: they have none
 */
export function heightOf(lanes: readonly Lane[], row: number, line = 0): number {
  const linesOf = (rows: Lane['rows']) =>
    rows.filter(({ words, note = '' }) => words.length + note.length > LONG_WORDS).length
  return lanes.reduce(
    (sum, { count, rows }) =>
      sum + rows.length * row + linesOf(rows) * line + (count === undefined ? HEAD : rows.length > 1 ? BRACKET : 0),
    0,
  )
}

/** Rows as high as there is room for; groups are folded at first where even low rows would not fit. */
export function useLook(list: RefObject<HTMLElement | null>, lanes: readonly Lane[], find: string): OrderLook {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // Told before the first paint, and whenever it changes.
    const watch = new ResizeObserver(() => setRoom(element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [list])
  const isLong = heightOf(lanes, DENSE_ROW) > room
  const dense = heightOf(lanes, ROW, LINE) > room
  // The same object as long as it says the same: every row reads it.
  return useMemo(
    () => ({
      dense,
      find: find.trim().toLowerCase(),
      isFolded: group => chosen.get(group) ?? isLong,
      fold: (group, folded) => setChosen(new Map(chosen).set(group, folded)),
    }),
    [dense, isLong, find, chosen],
  )
}
