import type { Combatant, Snapshot } from '~/engine/snapshot'
import { cellsOf } from '~/grid/squares'
import { type Rows, withWord } from '~/grid/sets'
import type { BoardState, Fog } from '../map/board'
import type { TableTypes } from '../map/setBoard'

const takenOver = new WeakMap<object, Fog>()
const UNTOUCHED: Fog = { mode: 'hand', party: [], dark: false, hand: {}, known: {}, looks: {} }

/** What the players see of the map, whichever way it is kept. Untouched: nothing yet. */
export function fogOf({ fog, shown }: BoardState, width: number): Fog {
  if (fog) return fog
  if (!shown) return UNTOUCHED
  let taken = takenOver.get(shown)
  if (!taken) {
    let hand: Rows = {}
    for (const rect of shown) hand = withWord(hand, width, cellsIn(rect, width), 'shown')
    takenOver.set(shown, (taken = { ...UNTOUCHED, hand }))
  }
  return taken
}

/** Whether no square of the map is ever shown: the GM has shown none, and nobody sees for the players. */
export function showsNothing(board: BoardState, width: number): boolean {
  const { mode, hand, party } = fogOf(board, width)
  if (mode === 'off' || (mode === 'sight' && party.length > 0)) return false
  return !Object.values(hand).some(row => row.includes('shown'))
}

/** The squares of a rectangle by its corner and sides, as far as they lie on a map so wide. */
export function cellsIn(rect: { x: number; y: number; width: number; height: number }, width: number): number[] {
  const { x, y } = rect
  return cellsOf(width, { x0: x, y0: y, x1: Math.min(width, x + rect.width) - 1, y1: y + rect.height - 1 })
}

/** The squares on a side of a combatant's token. */
export type SizeOf<R extends TableTypes> = (sheet: R['sheet']) => number

/** Those who see for the players: of the party, in the fight, on the map, and known to the players. */
export function observers<R extends TableTypes>(s: Snapshot<R>, { party }: Fog): Combatant<R>[] {
  return Object.values(s.combatants).filter(
    c => c.cell !== null && !c.gone && c.known !== 'absent' && party.includes(c.side),
  )
}
