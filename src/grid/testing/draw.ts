import type { Cell } from '../squares'
import { compile } from '../map/compile'
import type { CompiledMap } from '../map/compiledMap'
import { gridMap, type Segment } from '../map/gridMap'

/** A map drawn in text, ready to use, with the squares of each letter. */
export interface Drawing {
  readonly map: CompiledMap
  at(letter: string): Cell
  all(letter: string): ReadonlySet<Cell>
}

/**
 * Reads a drawing with one character per square and one between squares:
 *
 *     . .|.
 *         -
 *     . . .
 *
 * The first and the last line of the text are not part of it. Squares: `~` difficult, `#` solid, anything else open. Between squares: `|` and `-` walls on the grid line, a blank none.
 */
export function draw(text: string): Drawing {
  const lines = text.split('\n').slice(1, -1)
  const indent = Math.min(...lines.filter((_, r) => r % 2 === 0).map(line => line.search(/\S/)))
  const rows = lines.map(line => line.slice(indent))
  const height = (rows.length + 1) / 2
  const width = (Math.max(...rows.map(row => row.length)) + 1) / 2
  const squares = new Map<Cell, string>()
  const walls: Segment[] = []
  rows.forEach((row, r) =>
    [...row].forEach((mark, c) => {
      const x = c / 2
      const y = r / 2
      if (mark === ' ') return
      if (r % 2 === 0 && c % 2 === 0) squares.set(y * width + x, mark)
      else if (mark === '|' && r % 2 === 0) walls.push({ x1: x + 0.5, y1: y, x2: x + 0.5, y2: y + 1, kind: 'wall' })
      else if (mark === '-' && c % 2 === 0) walls.push({ x1: x, y1: y + 0.5, x2: x + 1, y2: y + 0.5, kind: 'wall' })
      else throw new Error(`${mark} in row ${r}, column ${c} is neither a square nor between two`)
    }),
  )
  const all = (letter: string) => new Set([...squares].filter(([, mark]) => mark === letter).map(([cell]) => cell))
  return {
    map: compile(gridMap({ width, height, walls, portals: [] }), { difficult: all('~'), solid: all('#') }),
    all,
    at(letter) {
      const [cell] = all(letter)
      if (cell === undefined) throw new Error(`nothing is drawn as ${letter}`)
      return cell
    },
  }
}
