import { footprint } from '~/grid/squares'
import { BOARD, HAND } from '~/words/en/board'
import type { BoardMap, BoardSight, BoardToken, Picking } from '../props'

/** Why somebody cannot be chosen who is not in question at all. */
export const NOT_IN_QUESTION = BOARD.notInQuestion

/** Can this token be chosen now? */
export function pickState(id: string, picking: Picking | null): 'open' | 'closed' | 'none' {
  if (picking?.kind !== 'token') return 'none'
  return picking.options.get(id) === null ? 'open' : 'closed'
}

/** Why this token cannot be chosen now; null when it can, or no token is being chosen. */
export function whyNotOf(id: string, picking: Picking | null): string | null {
  if (picking?.kind !== 'token') return null
  const whyNot = picking.options.get(id)
  return whyNot === undefined ? NOT_IN_QUESTION : whyNot
}

/** A square as it is spoken: "column 5, row 3, Guard A, difficult ground, seen by the players". */
export function squareWords(cell: number, map: BoardMap, tokens: readonly BoardToken[]): string {
  const sight = map.sight ? [sightWords(map.sight, cell)] : []
  return [placeWords(cell, map, tokens), ...groundWords(cell, map), ...sight].join(', ')
}

/** Where it is and who stands there: "column 5, row 3, Guard A". */
export function placeWords(cell: number, map: BoardMap, tokens: readonly BoardToken[]): string {
  const x = cell % map.width
  const y = Math.floor(cell / map.width)
  const there = tokensAt(cell, map.width, tokens).map(({ name, dead }) => (dead ? HAND.dead(name) : name))
  return [HAND.column(x + 1), HAND.row(y + 1), ...there].join(', ')
}

/** What is there, part by part: "difficult ground". */
export function groundWords(cell: number, map: BoardMap): readonly string[] {
  return [
    ...(map.solid?.has(cell) ? [HAND.solid] : []),
    ...(map.difficult?.has(cell) ? [HAND.difficult] : []),
    ...(map.hazardous?.has(cell) ? [HAND.hazardous] : []),
    ...(map.cover?.has(cell) ? [HAND.cover] : []),
    ...(map.areas ?? []).filter(({ squares }) => squares.includes(cell)).map(({ name }) => name || HAND.area),
    ...(map.notes ?? []).filter(note => note.cell === cell).map(({ title, text }) => HAND.note(title, text).trim()),
    ...(map.regions ?? [])
      .filter(({ squares, words }) => squares.includes(cell) && words !== '')
      .map(({ words }) => words),
  ]
}

/** Whether the players see it. */
export function sightWords({ visible, known }: BoardSight, cell: number): string {
  return visible[cell] ? HAND.seen : known[cell] ? HAND.remembered : HAND.unseen
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
