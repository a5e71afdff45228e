import type { BandOf } from '~/engine/ruleset'

/** A way in which dice can fall, and how many of all the ways it stands for. */
export interface Fall {
  faces: readonly number[]
  ways: number
}

/**
 * All ways in which these dice can fall. `unordered`: dice of the same sides are taken together where only their faces count;
 * `bandOf`: all that the rules look at, so that ways which give the same are taken together.
 */
export function falls(dice: readonly number[], unordered: boolean, bandOf?: BandOf): readonly Fall[] {
  const all = unordered && new Set(dice).size === 1 ? multisets(dice.length, dice[0]!) : inOrder(dice)
  if (!bandOf) return all
  const bands = new Map<string | number, { faces: readonly number[]; ways: number }>()
  for (const { faces, ways } of all) {
    const band = bandOf(faces)
    const known = bands.get(band)
    if (known) known.ways += ways
    else bands.set(band, { faces, ways })
  }
  return [...bands.values()]
}

function inOrder(dice: readonly number[]): readonly Fall[] {
  let list: Fall[] = [{ faces: [], ways: 1 }]
  for (const sides of dice)
    list = list.flatMap(({ faces, ways }) =>
      Array.from({ length: sides }, (_, i) => ({ faces: [...faces, i + 1], ways })),
    )
  return list
}

/** So many equal dice, in ascending order, each with the number of orders in which they can fall so. */
function multisets(count: number, sides: number): readonly Fall[] {
  const found: Fall[] = []
  const add = (faces: readonly number[], least: number) => {
    if (faces.length === count) found.push({ faces, ways: ordersOf(faces) })
    else for (let face = least; face <= sides; face++) add([...faces, face], face)
  }
  add([], 1)
  return found
}

/** In how many orders these can stand. */
function ordersOf(faces: readonly number[]): number {
  let orders = 1
  const seen = new Map<number, number>()
  for (const [i, face] of faces.entries()) {
    const n = (seen.get(face) ?? 0) + 1
    seen.set(face, n)
    orders = (orders * (i + 1)) / n
  }
  return orders
}
