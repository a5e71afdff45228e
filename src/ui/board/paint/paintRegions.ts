import type { Canvas } from '../canvas/canvas'
import { squaresShape } from './squaresShape'
import type { BoardRegion } from '../props'
import { wordsPlace } from '../geometry/wordsPlace'

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

/** What is said of each part, in the corner that is in view: over walls, fog and the tint of what can be reached, so that it can be read. */
export function paintRegionWords(canvas: Canvas, regions: readonly BoardRegion[], weight = 1): void {
  const { g, colours, map } = canvas
  const pixel = canvas.pixel * weight
  if (1 / canvas.pixel < ROOM_FOR_WORDS) return
  g.textAlign = 'left'
  g.textBaseline = 'top'
  const inView = { ...canvas.seen, left: -canvas.view.x * canvas.pixel, top: -canvas.view.y * canvas.pixel }
  for (const { squares, words: all } of regions) {
    const place = wordsPlace(squares, map.width, inView)
    if (!place) continue
    const [x, y] = [place.x + 3 * pixel, place.y + 3 * pixel]
    const most = place.room - 12 * pixel
    // Name, distance and what else there is to say, one below the other; what is too long is drawn narrower.
    for (const [line, words] of all.split(' · ').entries()) {
      g.font = `${line === 0 ? 600 : 400} ${11 * pixel}px ${colours.font}`
      const natural = g.measureText(words).width
      const width = Math.min(most, natural)
      // Narrower than this nobody could read it.
      if (words === '' || width < NARROWEST * natural) continue
      const top = y + line * 14 * pixel
      g.globalAlpha = 0.75
      g.fillStyle = colours.table
      g.fillRect(x, top, width + 6 * pixel, 14 * pixel)
      g.globalAlpha = 1
      g.fillStyle = colours.ink
      g.fillText(words, x + 3 * pixel, top + 2 * pixel, most)
    }
  }
}
