import type { Combatant, Side } from '~/engine'

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
