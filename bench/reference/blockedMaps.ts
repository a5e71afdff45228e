import * as ROT from 'rot-js'
import { linearCongruential } from './linearCongruential'

/** Side of the maps, in squares. */
export const SIDE = 200

const CELLS = SIDE * SIDE

function random(share: number): Uint8Array {
  const next = linearCongruential(3)
  return Uint8Array.from({ length: CELLS }, () => (next() < share ? 1 : 0))
}

function dungeon(): Uint8Array {
  ROT.RNG.setSeed(42)
  const map = new Uint8Array(CELLS).fill(1)
  new ROT.Map.Digger(SIDE, SIDE, { dugPercentage: 0.4, timeLimit: 5000 }).create((x, y, value) => {
    map[y * SIDE + x] = value
  })
  return map
}

/** Maps of 200 × 200 whole squares, 1 = blocked: open, 5 % and 20 % blocked at random, and a dug dungeon. */
export const blockedMaps = (): Record<string, Uint8Array> => ({
  open: new Uint8Array(CELLS),
  'random 5 %': random(0.05),
  'random 20 %': random(0.2),
  dungeon: dungeon(),
})

/** The cells of which `isFree` holds, those nearest to the middle first. */
export function middleCells(isFree: (cell: number) => boolean): number[] {
  const away = (cell: number) => Math.abs((cell % SIDE) - SIDE / 2) + Math.abs(Math.floor(cell / SIDE) - SIDE / 2)
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter(isFree)
  return cells.toSorted((a, b) => away(a) - away(b) || a - b)
}
