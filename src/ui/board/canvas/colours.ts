const NAMES = {
  table: '--table',
  ground: '--board-ground',
  rock: '--board-rock',
  grid: '--board-grid',
  pictureGrid: '--board-picture-grid',
  hatch: '--board-hatch',
  cover: '--board-cover',
  hazard: '--board-hazard',
  fog: '--board-fog',
  wall: '--board-wall',
  door: '--board-door',
  window: '--board-window',
  reach: '--board-reach',
  way: '--ink',
  refused: '--danger',
  frame: '--board-frame',
  surface: '--surface',
  raised: '--raised',
  line: '--line',
  ink: '--ink',
  muted: '--muted',
  now: '--now',
  open: '--good',
  faceInk: '--face-ink',
  ringCasing: '--ring-casing',
  ringGone: '--ring-gone',
  ringLow: '--ring-low',
  face0: '--face-0',
  face1: '--face-1',
  face2: '--face-2',
  face3: '--face-3',
  face4: '--face-4',
  face5: '--face-5',
  side0: '--side-0',
  side1: '--side-1',
  side2: '--side-2',
  side3: '--side-3',
  side4: '--side-4',
  side5: '--side-5',
} as const

/** The theme's colours, for the canvas. */
export type Colours = Readonly<Record<keyof typeof NAMES | 'font', string>>

/** Reads the colours that hold for an element; to be read again when the theme changes. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element)
  const read = (name: keyof typeof NAMES) => style.getPropertyValue(NAMES[name]).trim()
  const names = Object.keys(NAMES) as (keyof typeof NAMES)[] // keys of a constant
  const entries = names.map(name => [name, read(name)])
  return { ...Object.fromEntries(entries), font: style.fontFamily } as Colours // every name is there
}

/** The ground under a side's face, as for `faceGround`. */
export function groundInk(colours: Colours, side: number): string {
  return [colours.face0, colours.face1, colours.face2, colours.face3, colours.face4, colours.face5][side % 6]!
}

/** The colour of a side by its number, as for `sideColour`. */
export function sideInk(colours: Colours, side: number): string {
  return [colours.side0, colours.side1, colours.side2, colours.side3, colours.side4, colours.side5][side % 6]!
}
