import type { RecordCombatant, RecordMap } from '~/feed/record'

type Size = Pick<Frame, 'width' | 'height'>

/** More squares than these are too small to read from three metres. */
const MOST: Size = { width: 22, height: 14 }
/** As many are looked at in a hand where nobody stands further apart. */
export const IN_HAND: Size = { width: 8, height: 8 }
/** Squares left free round everybody. */
const MARGIN = 2

/** A part of the shown map, in squares. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The part of the shown map to look at: all of it, as long as its squares can be read from three metres; else the part
 * round everybody who is on it.
 *
 * @param most as many squares can be read where it is looked at
 */
export function frame(
  map: Pick<RecordMap, 'width' | 'height'>,
  combatants: readonly Pick<RecordCombatant, 'at' | 'size'>[],
  most: Size = MOST,
): Frame {
  const tokens = combatants.flatMap(({ at, size }) => (at ? [{ ...at, size }] : []))
  const across = stretch(
    map.width,
    most.width,
    tokens.map(({ x, size }) => [x, x + size]),
  )
  const down = stretch(
    map.height,
    most.height,
    tokens.map(({ y, size }) => [y, y + size]),
  )
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

/** The same for one direction: at least `most` long, more when the tokens stand further apart, inside the map. */
function stretch(length: number, most: number, tokens: readonly (readonly [number, number])[]) {
  if (length <= most || tokens.length === 0)
    return { start: 0, length: Math.min(length, tokens.length === 0 ? length : most) }
  const first = Math.max(0, Math.min(...tokens.map(([start]) => start)) - MARGIN)
  const end = Math.min(length, Math.max(...tokens.map(([, after]) => after)) + MARGIN)
  const shown = Math.max(most, end - first)
  const start = Math.max(0, Math.min(length - shown, Math.floor((first + end - shown) / 2)))
  return { start, length: shown }
}
