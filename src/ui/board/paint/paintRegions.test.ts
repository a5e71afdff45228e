import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardRegion } from '../props'
import { paintRegions, paintRegionWords, wrapped } from './paintRegions'

test('what is too long goes on in the next line, and one word is never parted', () => {
  const lines = (most: number) => wrapped('The old mill pool', line => line.length <= most)
  expect(lines(20)).toEqual(['The old mill pool'])
  expect(lines(9)).toEqual(['The old', 'mill pool'])
  expect(lines(2)).toEqual(['The', 'old', 'mill', 'pool'])
})

/** On a map of ten by ten: three squares of row 2 from column 3 on. */
const CELLAR: BoardRegion = { words: 'Cellar · nearby', squares: [23, 24, 25] }

function lines(regions: readonly BoardRegion[], weight?: number) {
  const drawn = boardDrawing({ square: 40 })
  paintRegions(drawn.canvas, regions, weight)
  return drawn
}

test('a region is framed with dots on a line; only one that is open is tinted', () => {
  const { strokes, of, g, inksAt } = lines([CELLAR, { words: '', squares: [70], isOpen: true }])
  expect(strokes('table').map(({ wide, dash, alpha }) => [wide, dash, alpha])).toEqual(Array(2).fill([3, [], 0.6]))
  expect(strokes('ink').map(({ wide, dash, alpha }) => [wide, dash, alpha])).toEqual(Array(2).fill([2, [0.4, 5], 0.9]))
  expect(of('ink').map(mark => boundsOf(mark))).toEqual([
    { x0: 3, y0: 2, x1: 6, y1: 3 },
    { x0: 0, y0: 7, x1: 1, y1: 8 },
  ])
  expect(of('reach', 'fill').map(({ alpha }) => alpha)).toEqual([0.25])
  expect([inksAt(0.5, 7.5), inksAt(3.5, 2.5)]).toEqual([['reach'], []])
  expect(g.globalAlpha).toBe(1)
})

test('its lines are as much bolder as that is asked; a region without squares has none', () => {
  expect(lines([CELLAR], 2).strokes('ink')).toMatchObject([{ wide: 4, dash: [0.4, 10] }])
  expect(lines([CELLAR], 2).strokes('table')).toMatchObject([{ wide: 6 }])
  expect(lines([{ ...CELLAR, squares: [], isOpen: true }]).marks).toEqual([])
})

function words(region: Partial<BoardRegion>, { square = 40, weight = 1, seen = {} } = {}) {
  const drawn = boardDrawing({ square, seen })
  paintRegionWords(drawn.canvas, [{ ...CELLAR, ...region }], [], weight)
  const grounds = drawn.of('table', 'fill').map(mark => boundsOf(mark))
  const written = drawn.marks.filter(({ kind }) => kind === 'words')
  return { ...drawn, grounds, written }
}
const pixels = (square: number, ...lengths: number[]) => lengths.map(one => Math.round(one * square * 10) / 10)

test.each([1, 2])('its words stand one below the other in its corner, each on its ground (weight %i)', weight => {
  const { written, grounds } = words({}, { weight })
  expect(written.map(one => one.words)).toEqual(['Cellar', 'nearby'])
  expect(written.map(({ font }) => font.split(' ')[0])).toEqual(['600', '400'])
  for (const [i, { size, ink, alpha, lines }] of written.entries()) {
    const [[x, y] = []] = lines[0]!.points
    const { x0, y0, x1, y1 } = grounds[i]!
    expect([ink, alpha]).toEqual(['ink', 1])
    expect(pixels(40, size, x0 - 3, y0 - 2, x! - x0, y! - y0, x1 - x0, y1 - y0)).toEqual(
      [11, 3, 3 + 14 * i, 3, 2, 33 + 6, 14].map(n => n * weight),
    )
  }
  expect(words({}).of('table', 'fill')[0]!.alpha).toBe(0.85)
})

test('words too long for their squares go on below; one that cannot be squeezed in is left out', () => {
  // Three squares have room for 108 pixels: letters are 5.5 wide.
  expect(words({ words: 'An old cellar of the mill' }).words()).toEqual(['An old cellar of', 'the mill'])
  expect(words({ squares: [23], words: 'Cellar' }).words()).toEqual(['Cellar'])
  expect(words({ squares: [23], words: 'Cellars' }).words()).toEqual(['Cellars'])
  expect(words({ squares: [23], words: 'Wine cellars' }).words()).toEqual(['Wine', 'cellars'])
  expect(words({ squares: [23], words: 'Strongrooms' }).words()).toEqual([])
  const { x0, x1 } = words({ squares: [23], words: 'Cellars' }).grounds[0]!
  expect(pixels(40, x1 - x0)).toEqual([28 + 6])
})

test('there are no words where squares are too small, and none of what is out of view', () => {
  const wide = { squares: Array.from({ length: 10 }, (_, x) => 20 + x), words: 'Cellar' }
  expect(words(wide, { square: 14 }).words()).toEqual(['Cellar'])
  expect(words(wide, { square: 13.9 }).words()).toEqual([])
  expect(words({}, { seen: { y0: 3 } }).words()).toEqual([])
})
