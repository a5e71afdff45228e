import type { Canvas } from '../../canvas/canvas'
import type { BoardNote } from '../../props/map'

/** Squares narrower than this many CSS pixels have no room for words. */
const ROOM_FOR_WORDS = 14

/** Where something is to be read: a tag with its number at the foot of the square. */
export function paintNotes({ g, colours, pixel, map }: Canvas, notes: readonly BoardNote[]): void {
  if (1 / pixel < ROOM_FOR_WORDS) return
  g.font = `600 ${11 * pixel}px ${colours.font}`
  g.textAlign = 'left'
  g.textBaseline = 'top'
  for (const { cell, title } of notes) {
    const words = title === '' ? '•' : title.slice(0, 4)
    const x = (cell % map.width) + 2 * pixel
    const y = Math.floor(cell / map.width) + 1 - 16 * pixel
    g.fillStyle = colours.table
    g.fillRect(x, y, g.measureText(words).width + 6 * pixel, 14 * pixel)
    g.fillStyle = colours.ink
    g.fillText(words, x + 3 * pixel, y + 2 * pixel)
  }
}
