/**
 * Fixed point: walls and centres are whole numbers of 1/1024 square, so that every test on them is exact and the same on
 * every machine. Coordinates stay below 2^23 units, hence products of two differences below 2^49: whole in a double.
 */
export const UNIT = 1024

/** Squares (a fraction of any kind) to fixed point, to the nearest unit: about 1 mm. */
export const toFixed = (squares: number): number => Math.round(squares * UNIT)
