/** The middle one of some numbers; of two in the middle the higher. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
  if (middle === undefined) throw new RangeError('no numbers')
  return middle
}
