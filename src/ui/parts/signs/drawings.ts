import { FACE_ICONS } from './faceIcons'
import { GAME_ICONS, SKULL } from './gameIcons'

/** Line drawings on a 16 × 16 field, drawn for Fray: what no picture of a thing stands for. */
export const LINES = {
  screens: 'M2 5V3h12v9H9.5M2 12.5a1.5 1.5 0 0 1 1.5 1.5M2 10a4 4 0 0 1 4 4M2 7.5A6.5 6.5 0 0 1 8.5 14',
  curtain: 'M1.5 2h13M3 2v11c2-1 3-4 3-11M13 2v11c-2-1-3-4-3-11',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  tick: 'M3 8.5l3.5 3.5L13 4.5',
  open: 'M4 6l4 4 4-4',
  shut: 'M6 4l4 4-4 4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.5 10.5 14 14',
  several: 'M2 4V2h2M7 2h2M12 2h2v2M14 7v2M14 12v2h-2M9 14H7M4 14H2v-2M2 9V7M6 6h4v4H6Z',
  fog: 'M4.5 9.5a2.8 2.8 0 1 1 .6-5.5 3.5 3.5 0 0 1 6.6 1 2.4 2.4 0 0 1 .3 4.5ZM3 12h7M6 14.5h7',
  zone: 'M2 3l5-1 3 3 4 0v7l-4 2-4-2-4 1Z',
  take: 'M6 3 2 9l5 4.5 7-6L9 3ZM4.5 6 9.5 11M7 13.5h7',
  area: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 7v2M7 8h2',
  eye: 'M1 8c2-3.2 4.3-4.8 7-4.8S13 4.8 15 8c-2 3.2-4.3 4.8-7 4.8S3 11.2 1 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  whole: 'M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4',
  reaction: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8Z',
} as const

/** Solid drawings on a 128 × 128 field by their names. */
const solid = new Map<string, string>(Object.entries({ ...GAME_ICONS, ...SKULL, ...FACE_ICONS }))

const waiting = new Set<() => void>()

/** Brings in further drawings; what waits for one of them is drawn with it. */
export function addDrawings(further: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(further)) solid.set(name, path)
  for (const come of waiting) come()
}

/** Whether a drawing is here already. */
export function hasDrawing(name: string): boolean {
  return solid.has(name)
}

/** Calls `come` when further drawings have come; returns what ends that. */
export function onDrawings(come: () => void): () => void {
  waiting.add(come)
  return () => waiting.delete(come)
}

/** The path of a solid drawing; a flag stands for one that is not here. */
export function solidDrawing(name: string): string {
  return solid.get(name) ?? GAME_ICONS.marker
}
