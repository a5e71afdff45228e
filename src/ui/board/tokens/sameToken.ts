import type { BoardToken } from '../props/token'

/** Would two records of a token be drawn and spoken the same? The page may build them anew on each change. */
export function sameToken(a: BoardToken, b: BoardToken): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.spoken === b.spoken &&
      a.name === b.name &&
      a.letter === b.letter &&
      a.picture?.url === b.picture?.url &&
      a.side === b.side &&
      a.cell === b.cell &&
      a.size === b.size &&
      a.now === b.now &&
      a.asked === b.asked &&
      a.hidden === b.hidden &&
      a.down === b.down &&
      a.dead === b.dead &&
      a.badges.length === b.badges.length &&
      a.badges.every((badge, i) => badge.icon === b.badges[i]?.icon && badge.words === b.badges[i]?.words))
  )
}
