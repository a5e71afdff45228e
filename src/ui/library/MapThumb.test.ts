// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { boundsOf, drawing } from '../parts/testing/drawing'
import { page } from '../parts/testing/page'
import { MapThumb } from './MapThumb'

const small = vi.hoisted(() => ({ picture: vi.fn() }))
vi.mock('./useStanding', () => ({ CARD_WIDTH: 440, smallPicture: small.picture }))

let drawn: ReturnType<typeof drawing>
beforeEach(() => {
  drawn = drawing()
  small.picture.mockReset()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => drawn.g) as never)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => name }))
})

const MAP = { grid: { width: 22, height: 11, walls: [{ x1: 2, y1: 1, x2: 2, y2: 5 }] }, picture: null }
const TOKENS = [{ x: 3.5, y: 4.5, side: 7 }]
const shown = (map: object, tokens: readonly object[] = TOKENS) =>
  page(createElement(MapThumb, { of: { map, tokens } as never }))

test('a map is as wide as a card, with a line between its squares and its walls over them', async () => {
  const { here } = await shown(MAP, [])
  const { width, height } = here.querySelector('canvas')!
  expect([width, height]).toEqual([440, 220])
  expect(boundsOf(...drawn.of('--raised', 'fill'))).toEqual({ x0: 0, y0: 0, x1: 440, y1: 220 })
  const grid = drawn.lines('--line').filter(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2)
  const upright = new Set(grid.filter(([x1, , x2]) => x1 === x2).map(([x]) => x))
  const level = new Set(grid.filter(([, y1, , y2]) => y1 === y2).map(([, y]) => y))
  expect([...upright]).toEqual(Array.from({ length: 21 }, (_, i) => 20 * (i + 1)))
  expect([...level]).toEqual(Array.from({ length: 10 }, (_, i) => 20 * (i + 1)))
  expect(boundsOf(...drawn.of('--line'))).toEqual({ x0: 0, y0: 0, x1: 440, y1: 220 })
  expect(drawn.lines('--ink')).toEqual([[40, 20, 40, 100]])
  expect([drawn.of('--line')[0]!.width, drawn.of('--ink')[0]!.width]).toEqual([1, 3])
})

test('tokens stand in the middle of their squares in the colour of their side, large enough to be seen', async () => {
  const radiusOn = async (width: number) => {
    drawn = drawing()
    await shown({ ...MAP, grid: { ...MAP.grid, width } })
    const { x0, x1, y0, y1 } = boundsOf(...drawn.of('--side-1', 'fill'))
    const square = 440 / width
    expect([(x0 + x1) / 2 / square, (y0 + y1) / 2 / square]).toEqual([expect.closeTo(3.5), expect.closeTo(4.5)])
    expect(drawn.of('--table', 'stroke')[0]!.width).toBeCloseTo((x1 - x0) / 8)
    return (x1 - x0) / 2 / square
  }
  expect(await radiusOn(10)).toBeCloseTo(0.5)
  expect(await radiusOn(60)).toBeCloseTo(1.6)
})

test('a picture lies where it is laid instead of lines and walls, and is closed then', async () => {
  const close = vi.fn()
  small.picture.mockResolvedValue({ close })
  await shown({ ...MAP, picture: { id: 'p', x: 1, y: -1, width: 20, height: 12 } })
  expect(drawn.marks.filter(({ kind }) => kind === 'image').map(({ image }) => image.slice(1))).toEqual([
    [1, -1, 20, 12],
  ])
  expect([drawn.of('--line'), drawn.of('--ink')]).toEqual([[], []])
  expect(close).toHaveBeenCalledOnce()
})

test('a map whose picture is not kept any more shows its walls; one that is not known shows nothing', async () => {
  small.picture.mockResolvedValue(null)
  await shown({ ...MAP, picture: { id: 'p', x: 0, y: 0, width: 22, height: 11 } })
  expect(drawn.lines('--ink')).toHaveLength(1)
  drawn = drawing()
  const { here } = await page(createElement(MapThumb, { of: null }))
  expect(drawn.marks).toEqual([])
  expect(here.querySelector('canvas')!.className).toContain('invisible')
})

test('a picture that comes when another map is shown already is not drawn, but closed', async () => {
  const close = vi.fn()
  const [came, { show }] = await (async () => {
    let come: (picture: unknown) => void = () => undefined
    small.picture.mockReturnValueOnce(new Promise(resolve => (come = resolve)))
    return [come, await shown({ ...MAP, picture: { id: 'p', x: 0, y: 0, width: 22, height: 11 } })] as const
  })()
  await show(createElement(MapThumb, { of: { map: MAP, tokens: [] } as never }))
  const before = drawn.marks.length
  await act(async () => came({ close }))
  expect(drawn.marks).toHaveLength(before)
  expect(close).toHaveBeenCalledOnce()
})
