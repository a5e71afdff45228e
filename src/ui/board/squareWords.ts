import { footprint } from '~/grid/rect'
import type { BoardMap, BoardToken } from './types'

/** A square as it is spoken: "column 5, row 3, Guard A, difficult ground". */
export function squareWords(cell: number, map: BoardMap, tokens: readonly BoardToken[]): string {
  const x = cell % map.width
  const y = Math.floor(cell / map.width)
  const there = tokensAt(cell, map.width, tokens).map(({ name, dead }) => (dead ? `${name}, dead` : name))
  return [
    `column ${x + 1}`,
    `row ${y + 1}`,
    ...there,
    ...(map.solid?.has(cell) ? ['solid'] : []),
    ...(map.difficult?.has(cell) ? ['difficult ground'] : []),
    ...(map.regions ?? [])
      .filter(({ squares, words }) => squares.includes(cell) && words !== '')
      .map(({ words }) => words),
  ].join(', ')
}

/** The tokens that cover a square, the living before the dead. */
export function tokensAt(cell: number, width: number, tokens: readonly BoardToken[]): BoardToken[] {
  const x = cell % width
  const y = Math.floor(cell / width)
  return tokens
    .filter(token => {
      const { x0, y0, x1, y1 } = footprint(width, token.cell, token.size)
      return x >= x0 && x <= x1 && y >= y0 && y <= y1
    })
    .sort((a, b) => Number(a.dead ?? false) - Number(b.dead ?? false))
}
