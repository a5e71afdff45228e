import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import { paintFog } from './paintFog'

const [WIDTH, HEIGHT] = [6, 5]
/** For each square: 0 never seen, 1 seen before, 2 seen now. */
const sights = fc.array(fc.constantFrom(0, 1, 2), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT })
const sightOf = (squares: readonly number[]) => ({
  visible: Uint8Array.from(squares, one => Number(one === 2)),
  known: Uint8Array.from(squares, one => Number(one >= 1)),
})
const cellsOf = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, cell) => ({ cell, x: cell % width, y: Math.floor(cell / width) }))

test('fog lies on each square that is not seen, thicker where nobody ever saw it, and on no other', () => {
  fc.assert(
    fc.property(sights, squares => {
      const { canvas, marks, inksAt, topAt } = boardDrawing({ width: WIDTH, height: HEIGHT })
      paintFog(canvas, sightOf(squares))
      for (const { cell, x, y } of cellsOf(WIDTH, HEIGHT)) {
        expect(inksAt(x + 0.5, y + 0.5)).toEqual(squares[cell] === 2 ? [] : ['fog'])
        if (squares[cell] !== 2) expect(topAt(x + 0.5, y + 0.5)?.alpha).toBe(squares[cell] === 1 ? 0.3 : 0.58)
      }
      expect(marks.filter(({ ink }) => ink === 'frame').every(({ alpha }) => alpha === 1)).toBe(true)
    }),
  )
})

test('a line of one and a half pixels runs between squares that are seen and squares that are not, and nowhere else', () => {
  fc.assert(
    fc.property(sights, squares => {
      const { canvas, inksAt } = boardDrawing({ width: WIDTH, height: HEIGHT, square: 40 })
      paintFog(canvas, sightOf(squares))
      const isFramed = (x: number, y: number) => inksAt(x, y).includes('frame')
      const isSeen = (x: number, y: number) => squares[y * WIDTH + x] === 2
      const [inside, outside] = [0.7 / 40, 0.8 / 40]
      for (const { x, y } of cellsOf(WIDTH, HEIGHT)) {
        const [right, below] = [x < WIDTH - 1, y < HEIGHT - 1]
        for (const by of [-inside, inside]) {
          expect(isFramed(x + 1 + by, y + 0.5)).toBe(right && isSeen(x, y) !== isSeen(x + 1, y))
          expect(isFramed(x + 0.5, y + 1 + by)).toBe(below && isSeen(x, y) !== isSeen(x, y + 1))
        }
        for (const by of [-outside, outside]) {
          expect(isFramed(x + 1 + by, y + 0.5)).toBe(false)
          expect(isFramed(x + 0.5, y + 1 + by)).toBe(false)
        }
      }
    }),
  )
})

test.each([
  [8.9, 0],
  [9, 1],
])('where squares are %f pixels wide there are %i lines around what is seen', (square, lines) => {
  const { canvas, of } = boardDrawing({ width: 2, height: 1, square })
  paintFog(canvas, sightOf([2, 0]))
  expect(of('frame')).toHaveLength(lines)
})

test('nothing is painted out of view', () => {
  const { canvas, inksAt } = boardDrawing({ width: WIDTH, height: HEIGHT, seen: { x0: 1, y0: 2, x1: 3, y1: 3 } })
  paintFog(canvas, sightOf(Array(WIDTH * HEIGHT).fill(0)))
  const fogged = cellsOf(WIDTH, HEIGHT).filter(({ x, y }) => inksAt(x + 0.5, y + 0.5).length > 0)
  expect(fogged.map(({ x, y }) => [x, y])).toEqual([2, 3].flatMap(y => [1, 2, 3].map(x => [x, y])))
})

test.each([
  ['a view of 2,500 squares is fogged square by square', 50, false],
  ['a larger one by a picture of a pixel a square, stretched over the map', 51, true],
])('%s', (_, width, isPicture) => {
  const squares = Array.from({ length: width * 50 }, (_, cell) => cell % 3)
  const { canvas, marks, inksAt } = boardDrawing({ width, height: 50, square: 5 })
  const sight = sightOf(squares)
  paintFog(canvas, sight)
  const pictures = marks.filter(({ kind }) => kind === 'image')
  expect(pictures).toHaveLength(Number(isPicture))
  if (isPicture) {
    const [picture, ...place] = pictures[0]!.image as [
      { g: { pixels: { data: Uint8ClampedArray; from: unknown; to: unknown }; marks: unknown[] } },
    ]
    expect(place).toEqual([0, 0, width, 50])
    expect(picture.g.marks).toMatchObject([
      {
        ink: 'fog',
        lines: [
          {
            points: [
              [0, 0],
              [51, 0],
              [51, 50],
              [0, 50],
            ],
          },
        ],
      },
    ])
    const strengths = squares.map(one => [148, 77, 0][one])
    expect([...picture.g.pixels.data].filter((_, i) => i % 4 === 3)).toEqual(strengths)
    expect([picture.g.pixels.from, picture.g.pixels.to]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(canvas.g.imageSmoothingEnabled).toBe(true)
  } else expect(inksAt(0.5, 0.5)).toEqual(['fog'])
})

test('what counts is how much of the map is in view, wherever that is', () => {
  const { canvas, marks } = boardDrawing({ width: 90, height: 90, square: 5, seen: { x0: 40, y0: 40 } })
  paintFog(canvas, sightOf(Array(90 * 90).fill(0)))
  expect(marks.filter(({ kind }) => kind === 'image')).toEqual([])
})

test('the picture of the fog is made again for other sight, other memories and another theme, else kept', () => {
  const sight = sightOf(Array(51 * 50).fill(1))
  const pictureOf = (visible: Uint8Array, known: Uint8Array, fog = 'fog') => {
    const { canvas, marks } = boardDrawing({ width: 51, height: 50, square: 5 })
    paintFog({ ...canvas, colours: { ...canvas.colours, fog } }, { visible, known } as never)
    return marks.find(({ kind }) => kind === 'image')!.image[0]
  }
  const first = pictureOf(sight.visible, sight.known)
  expect(pictureOf(sight.visible, sight.known)).toBe(first)
  expect(pictureOf(sight.visible, sight.known.slice())).not.toBe(first)
  const second = pictureOf(sight.visible, sight.known)
  expect(pictureOf(sight.visible.slice(), sight.known)).not.toBe(second)
  expect(pictureOf(sight.visible, sight.known, 'night')).not.toBe(second)
})
