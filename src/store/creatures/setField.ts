import type { Combatant, Field, Side } from '~/engine'

/**
 * The side that creatures come in on where none was chosen: the first whose numbers the players do not see, for a bestiary is full of foes.
 * Undefined where there is no side.
 */
export const foesAmong = (sides: readonly Side[]): Side | undefined =>
  sides.find(({ show }) => show !== 'exact') ?? sides[0]

/** The side meant by whoever types names and chose none: the players', which is written down first, until somebody stands on it; then the foes. */
export function meantSide(sides: readonly Side[], combatants: Readonly<Record<string, Pick<Combatant, 'side'>>>) {
  const theirs = sides.find(({ show }) => show === 'exact')
  const isEmpty = theirs && !Object.values(combatants).some(({ side }) => side === theirs.id)
  return isEmpty ? theirs : foesAmong(sides)
}

/** The value of a sheet's field; undefined where its path leads nowhere. */
export function valueAt(sheet: object, path: Field['path']): unknown {
  let at: unknown = sheet
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  return at
}

/**
 * Writes a number into a field of a sheet that is the caller's own: within its bounds, a pool full (or as low as `left`), a die
 * only where it has such a die.
 *
 * @returns what stands there now; undefined when the field takes no numbers
 */
export function setNumber(sheet: object, { path, kind }: Field, n: number, left = n): number | undefined {
  const key = path.at(-1)
  const holder = valueAt(sheet, path.slice(0, -1))
  if (key === undefined || typeof holder !== 'object' || holder === null || !Number.isInteger(n)) return undefined
  switch (kind.type) {
    case 'integer': {
      const within = Math.min(kind.max, Math.max(kind.min, n))
      Reflect.set(holder, key, within)
      return within
    }
    case 'pool': {
      const max = Math.min(kind.max, Math.max(0, n))
      const was: unknown = Reflect.get(holder, key)
      const more = typeof was === 'object' && was !== null ? was : {}
      Reflect.set(holder, key, { ...more, cur: Math.min(max, Math.max(0, left)), max })
      return max
    }
    case 'die': {
      if (!kind.sides.includes(n)) return undefined
      Reflect.set(holder, key, n)
      return n
    }
    case 'flag':
    case 'text':
    case 'option':
      return undefined
  }
}
