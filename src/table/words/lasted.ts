/**
 * How far a fight has come that is over, in place of its round and time, which run no more: "After 4 rounds".
 * @param rounds those that were begun
 */
export function lasted(rounds: number): { roundName: string; seconds: null } {
  const counted = rounds === 1 ? '1 round' : `${rounds} rounds`
  return { roundName: rounds === 0 ? 'After combat' : `After ${counted}`, seconds: null }
}
