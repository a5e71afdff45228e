/** A distance as it is spoken. */
export const metres = (n: number): string => (n === 1 ? '1 metre' : `${n} metres`)
