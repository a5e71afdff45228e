/**
 * The whole number that a field of a creature from elsewhere says, within these bounds, both included. Undefined: it says none; a field
 * that was left empty is none either, and no 0.
 */
export function wholeNumber(value: number | string | undefined, least: number, most: number): number | undefined {
  const n = typeof value === 'string' && value.trim() === '' ? NaN : Number(value)
  return Number.isInteger(n) && n >= least && n <= most ? n : undefined
}
