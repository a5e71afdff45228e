import type { TableRecord } from '~/feed/record'

/**
 * Who acts next, by the names that the players know, where the rules have an order that they know: those at the first place after
 * whoever acts now at which somebody is still to act. Empty: nobody knows, or nobody does in this round.
 */
export function nextUp({
  phase,
  track,
  combatants,
  now,
}: Pick<TableRecord, 'phase' | 'track' | 'combatants' | 'now'>): string[] {
  if (phase !== 'combat') return []
  // In a single list each row is a place of its own; else all at one place act at the same moment.
  const places = track.length === 1 ? track[0]!.rows.map(row => ({ now: false, rows: [row] })) : track
  const at = findLastIndex(places, place => place.now || place.rows.some(({ turn }) => turn === 'acting'))
  if (at < 0) return []
  for (const { rows } of places.slice(at + 1)) {
    const waiting = rows.filter(({ who, turn }) => (turn === 'waiting' || turn === 'ready') && who !== now.who)
    const names = waiting.flatMap(({ who }) => combatants.find(({ id }) => id === who)?.name ?? [])
    if (names.length > 0) return names
  }
  return []
}

/** As arrays have it in browsers that are younger than some TVs. */
function findLastIndex<T>(all: readonly T[], is: (one: T) => boolean): number {
  for (let i = all.length - 1; i >= 0; i--) if (is(all[i]!)) return i
  return -1
}
