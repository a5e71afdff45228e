import type { Canvas } from '../canvas/canvas'
import { squaresShape } from './squaresShape'
import type { BoardRegion } from '../props'
import { type Box, wordsPlace } from '../geometry/wordsPlace'

/** Squares narrower than this many CSS pixels have no room for words. */
const ROOM_FOR_WORDS = 14

/** To what part of their width words may be squeezed. */
const NARROWEST = 0.6

/** The parts into which the rules cut the map: a dotted line round each; open ones are tinted. */
export function paintRegions(canvas: Canvas, regions: readonly BoardRegion[], weight = 1): void {
  const { g, colours, map } = canvas
  const pixel = canvas.pixel * weight
  const drawn = regions
    .filter(({ squares }) => squares.length > 0)
    .map(({ isOpen, squares }) => ({ isOpen, ...squaresShape(squares, map.width) }))
  for (const { isOpen, fill } of drawn) {
    if (!isOpen) continue
    g.globalAlpha = 0.25
    g.fillStyle = colours.reach
    g.fill(fill)
  }
  g.lineCap = 'round'
  for (const { border } of drawn) {
    g.globalAlpha = 0.6
    g.setLineDash([])
    g.strokeStyle = colours.table
    g.lineWidth = 3 * pixel
    g.stroke(border)
    g.globalAlpha = 0.9
    g.setLineDash([0.01, 5 * pixel])
    g.strokeStyle = colours.ink
    g.lineWidth = 2 * pixel
    g.stroke(border)
  }
  g.setLineDash([])
  g.globalAlpha = 1
}

/** How high a line of words is, in CSS pixels, and how much stands free beside it. */
const LINE = 14
const BESIDE = 12

/**
 * What is said of each part, in a corner of it that is in view: over walls, fog and the tint of what can be reached, and where no token
 * stands upon it, so that it can be read.
 */
export function paintRegionWords(
  canvas: Canvas,
  regions: readonly BoardRegion[],
  taken: readonly Box[],
  weight = 1,
): void {
  const { g, colours, map } = canvas
  const pixel = canvas.pixel * weight
  if (1 / canvas.pixel < ROOM_FOR_WORDS) return
  g.textAlign = 'left'
  g.textBaseline = 'top'
  const inView = { ...canvas.seen, left: -canvas.view.x * canvas.pixel, top: -canvas.view.y * canvas.pixel }
  const write = (line: number) => (g.font = `${line === 0 ? 600 : 400} ${11 * pixel}px ${colours.font}`)
  const lengthOf = (words: string, line: number) => (write(line), g.measureText(words).width)
  for (const { squares, words: all } of regions) {
    // Name, distance and what else there is to say, one below the other.
    const said = all.split(' · ').filter(Boolean)
    const wide = Math.max(0, ...said.map(lengthOf)) + BESIDE * pixel
    const place = wordsPlace(squares, map.width, inView, { wide, high: said.length * LINE * pixel }, taken)
    if (!place) continue
    const [x, y] = [place.x + 3 * pixel, place.y + 3 * pixel]
    const most = place.room - BESIDE * pixel
    // What is too long goes on below; a word that is too long is drawn narrower.
    const lines = said.flatMap((words, line) =>
      wrapped(words, part => lengthOf(part, line) <= most).map(part => ({ part, line })),
    )
    for (const [i, { part, line }] of lines.entries()) {
      const natural = lengthOf(part, line)
      const width = Math.min(most, natural)
      // Narrower than this nobody could read it.
      if (width < NARROWEST * natural) continue
      const top = y + i * LINE * pixel
      g.globalAlpha = 0.85
      g.fillStyle = colours.table
      g.fillRect(x, top, width + 6 * pixel, LINE * pixel)
      g.globalAlpha = 1
      g.fillStyle = colours.ink
      g.fillText(part, x + 3 * pixel, top + 2 * pixel, most)
    }
  }
}

/** Words in as many lines as they need, each as long as it may be. */
export function wrapped(words: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
