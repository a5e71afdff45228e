/** The eight steps, diagonals last. */
export const STEP_X = [1, -1, 0, 0, 1, 1, -1, -1] as const
export const STEP_Y = [0, 0, 1, -1, 1, -1, 1, -1] as const
