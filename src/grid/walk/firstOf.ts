/** A copy of the first `count` numbers as an array: short ones cost a fraction of a typed array. */
export function firstOf(numbers: Int32Array, count: number): number[] {
  const copy = new Array<number>(count)
  for (let i = 0; i < count; i++) copy[i] = numbers[i]!
  return copy
}
