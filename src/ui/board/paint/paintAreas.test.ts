import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardArea } from '../props'
import { paintAreas } from './paintAreas'
import { paintReach, reachTint } from './paintReach'

function painted(areas: readonly BoardArea[], { square = 40, weight = 1 } = {}) {
  const drawn = boardDrawing({ square })
  paintAreas(drawn.canvas, areas, weight)
  return drawn
}
const FIRE: BoardArea = { name: 'Fire', side: 1, squares: [23, 24, 33] }
const cells = fc.uniqueArray(fc.nat(99), { minLength: 1 }).map(all => all.toSorted((a, b) => a - b))

test('an area tints its squares and no other, with a line round all of them', () => {
  fc.assert(
    fc.property(cells, squares => {
      const { inksAt, of, g } = painted([{ name: '', side: 1, squares }])
      const isIn = (x: number, y: number) => x >= 0 && x < 10 && squares.includes(y * 10 + x)
      for (let cell = 0; cell < 100; cell++) {
        const [x, y] = [cell % 10, Math.floor(cell / 10)]
        expect(inksAt(x + 0.5, y + 0.5)).toEqual(isIn(x, y) ? ['side1'] : [])
        const isBorder = isIn(x, y) !== isIn(x + 1, y)
        expect(inksAt(x + 1, y + 0.5).includes('table')).toBe(isBorder)
      }
      expect([of('side1', 'fill')[0]!.alpha, g.globalAlpha]).toEqual([0.28, 1])
    }),
  )
})

test('its line is broken, two pixels on a casing of four without gaps', () => {
  const { strokes } = painted([FIRE])
  expect(strokes('side1')).toMatchObject([{ wide: 2, dash: [8, 4], alpha: 1 }])
  expect(strokes('table')).toMatchObject([{ wide: 4, dash: [], alpha: 1 }])
  const bold = painted([FIRE, FIRE], { weight: 3 }).strokes
  expect(bold('side1')[1]).toMatchObject({ wide: 6, dash: [24, 12] })
  expect(bold('table')[1]).toMatchObject({ wide: 12, dash: [] })
})

test('its name stands in the corner of its first square, on a ground as wide as the name', () => {
  const { marks, of } = painted([FIRE], { square: 40 })
  const [name] = marks.filter(({ kind }) => kind === 'words')
  expect(name).toMatchObject({ words: 'Fire', ink: 'ink' })
  expect(name!.size * 40).toBeCloseTo(12)
  const ground = boundsOf(of('table', 'fill')[0]!)
  const [[x, y] = []] = name!.lines[0]!.points
  // Two pixels from the corner, with three pixels beside the letters and two above.
  expect([ground.x0 - 3, ground.y0 - 2, x! - ground.x0, y! - ground.y0].map(n => Math.round(n * 400) / 10)).toEqual([
    2, 2, 3, 2,
  ])
  expect([ground.x1 - ground.x0, ground.y1 - ground.y0].map(n => Math.round(n * 400) / 10)).toEqual([4 * 6 + 6, 16])
})

test('the name grows with the lines, with its ground and its distance', () => {
  const { marks, of } = painted([FIRE], { square: 40, weight: 2 })
  const [name] = marks.filter(({ kind }) => kind === 'words')
  const ground = boundsOf(of('table', 'fill')[0]!)
  const [[x, y] = []] = name!.lines[0]!.points
  const all = [name!.size, ground.x0 - 3, ground.y0 - 2, x! - ground.x0, y! - ground.y0]
  const more = [ground.x1 - ground.x0, ground.y1 - ground.y0]
  expect([...all, ...more].map(n => Math.round(n * 40))).toEqual([24, 4, 4, 6, 4, 60, 32])
})

test('there is no name where squares have no room for it, where it has none, and of an area without squares', () => {
  expect(painted([FIRE], { square: 14 }).words()).toEqual(['Fire'])
  expect(painted([FIRE], { square: 13.9 }).words()).toEqual([])
  expect(painted([{ ...FIRE, name: '' }, FIRE]).words()).toEqual(['Fire'])
  expect(painted([{ ...FIRE, name: '' }]).of('table', 'fill')).toEqual([])
  expect(painted([{ ...FIRE, squares: [] }]).marks).toEqual([])
})

test('the reach tints where one may go, fainter the dearer it is, and the dearest shades alike', () => {
  const drawn = boardDrawing({ square: 40 })
  const costs = new Map([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])
  paintReach(drawn.canvas, reachTint(costs, [1, 2, 3, 4], 10))
  const tints = [0, 1, 2, 3, 4].map(x => drawn.topAt(x + 0.5, 0.5)?.alpha)
  expect(tints).toEqual([0.3, 0.17, 0.09, 0.09, 0.09])
  expect([drawn.inksAt(5.5, 0.5), drawn.inksAt(0.5, 1.5), drawn.g.globalAlpha]).toEqual([[], [], 1])
  // Round each shade with all cheaper ones lies a line, the first of them bolder, on a casing.
  expect(drawn.strokes('reach').map(({ wide, alpha }) => [wide, alpha])).toEqual([
    [2, 1],
    [1.5, 0.7],
    [1.5, 0.7],
    [1.5, 0.7],
  ])
  expect(drawn.strokes('table').map(({ wide, alpha }) => [wide, alpha])).toEqual(Array(4).fill([4, 0.5]))
  expect(drawn.of('reach', 'stroke').map(mark => boundsOf(mark).x1)).toEqual([1, 2, 3, 5])
})
