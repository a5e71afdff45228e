/** One square of the map, 1 m wide, numbered row by row from the top left: `y * width + x` (x to the east, y to the south). */
export type Cell = number
