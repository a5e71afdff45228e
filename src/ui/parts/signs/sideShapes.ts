/** The shape of each side's tokens and badges, so that a side is never told by its colour alone. Paths in a 100 × 100 box. */
export interface SideShape {
  readonly name: string
  /** Begins at the top and goes round with the clock: what is left of a ring is its beginning. */
  readonly path: string
  /** How long the path is. */
  readonly length: number
  /** Where the middle of the letter stands, from the top. */
  readonly letterAt: number
  /** Where a round picture lies on it, or a face: its middle from the top, and its radius. Colour and shape stay to be seen round it. */
  readonly picture: { readonly y: number; readonly radius: number }
}

const SHAPES: readonly SideShape[] = [
  {
    name: 'circle',
    path: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
    length: 289.03,
    letterAt: 51,
    picture: { y: 50, radius: 38 },
  },
  { name: 'diamond', path: 'M50 1L99 50L50 99L1 50Z', length: 277.19, letterAt: 51, picture: { y: 50, radius: 34 } },
  {
    name: 'square',
    path: 'M50 7H84A9 9 0 0 1 93 16V84A9 9 0 0 1 84 93H16A9 9 0 0 1 7 84V16A9 9 0 0 1 16 7Z',
    length: 328.55,
    letterAt: 51,
    picture: { y: 50, radius: 38 },
  },
  { name: 'triangle', path: 'M50 3L98 91H2Z', length: 296.48, letterAt: 63, picture: { y: 60, radius: 31 } },
  {
    name: 'hexagon',
    path: 'M50 7H74L98 50L74 93H26L2 50L26 7Z',
    length: 292.98,
    letterAt: 51,
    picture: { y: 50, radius: 36 },
  },
  {
    name: 'cross',
    path: 'M50 4H72V28H96V72H72V96H28V72H4V28H28V4Z',
    length: 368,
    letterAt: 51,
    picture: { y: 50, radius: 34 },
  },
]

/** The shape of a side by its number; from the seventh side on the shapes come round again. */
export function sideShape(side: number): SideShape {
  return SHAPES[side % SHAPES.length] ?? SHAPES[0]!
}

/** The CSS variable of the dark ground under a side's face (theme.css). */
export function faceGround(side: number): string {
  return `--face-${side % SHAPES.length}`
}

/** The CSS variable of a side's colour (theme.css). */
export function sideColour(side: number): string {
  return `--side-${side % SHAPES.length}`
}
