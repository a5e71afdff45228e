import { describe, expect, it } from 'vitest'
import { wordsPlace } from './wordsPlace'

/** The middle of a map ten squares wide: columns 2 to 6 of rows 1 and 2. */
const SQUARES = [12, 13, 14, 15, 16, 22, 23, 24, 25, 26]
const WHOLE = { x0: 0, y0: 0, x1: 9, y1: 9, left: -3, top: -3 }
const SHORT = { wide: 1, high: 1 }
const place = (inView: Partial<typeof WHOLE> = {}) => wordsPlace(SQUARES, 10, { ...WHOLE, ...inView }, SHORT, [])

describe('the place of words', () => {
  it('is the first square, with all the room to the right', () => {
    expect(place()).toEqual({ x: 2, y: 1, room: 5 })
  })

  it('is the first that is seen when the view cuts the squares', () => {
    expect(place({ x0: 4, left: 4 })).toEqual({ x: 4, y: 1, room: 3 })
    expect(place({ y0: 2, top: 2 })).toEqual({ x: 2, y: 2, room: 5 })
    expect(place({ x1: 4 })).toEqual({ x: 2, y: 1, room: 3 })
  })

  it('begins at the edge of the view where that cuts a square', () => {
    expect(place({ x0: 4, left: 4.25, y0: 1, top: 1.5 })).toEqual({ x: 4.25, y: 1.5, room: 2.75 })
  })

  it('is nowhere when nothing of it is seen', () => {
    expect(place({ x0: 7, left: 7 })).toBeUndefined()
  })

  it('ends with the row of the map', () => {
    expect(wordsPlace([8, 9, 10], 10, WHOLE, SHORT, [])).toEqual({ x: 8, y: 0, room: 2 })
  })

  const on = (...cells: readonly number[]) =>
    cells.map(cell => ({
      left: cell % 10,
      top: Math.floor(cell / 10),
      right: (cell % 10) + 1,
      bottom: Math.floor(cell / 10) + 1,
    }))

  it('is where nobody stands upon them: further on in the row, else in the next one', () => {
    const words = { wide: 3, high: 1 }
    expect(wordsPlace(SQUARES, 10, WHOLE, words, on(13))).toEqual({ x: 4, y: 1, room: 3 })
    expect(wordsPlace(SQUARES, 10, WHOLE, words, on(14))).toEqual({ x: 2, y: 2, room: 5 })
    expect(wordsPlace(SQUARES, 10, WHOLE, words, on(14, 23)), 'nowhere: where they are covered least').toEqual({
      x: 4,
      y: 2,
      room: 3,
    })
  })

  it('is where there is most room for what is too long', () => {
    expect(wordsPlace([2, 11, 12, 13], 10, WHOLE, { wide: 4, high: 1 }, [])).toEqual({ x: 1, y: 1, room: 3 })
  })
})
