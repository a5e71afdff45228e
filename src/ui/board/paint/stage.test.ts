import { beforeEach, expect, test, vi } from 'vitest'
import { boundsOf, drawing } from '../../parts/testing/drawing'
import { planOf, token } from '../input/testing/inputOn'
import type { BoardMap } from '../props'
import type { TokenLook } from '../tokens/tokenDrawing'
import { Stage, type StageElements } from './stage'

const MAP: BoardMap = { width: 10, height: 10, walls: [], portals: [] }
const look = (id: string, cell: number): TokenLook => ({
  token: token(id, cell),
  marks: { selected: false, choice: 'none' },
})
let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => name, fontFamily: 'Inter' }))
})

/** A stage of 500 by 500 pixels on a map of ten by ten, which looks at the map from its corner, with squares of 50 pixels. */
function staged() {
  const [ground, way] = [drawing({ width: 0, height: 0 }), drawing({ width: 0, height: 0 })]
  const canvas = (of: typeof ground) => ({ getContext: () => of.g, style: {} as Record<string, string>, hidden: true })
  const set = new Map<string, string>()
  const marks = new Set<string>()
  const board = {
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => set.set(name, value) },
    toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
  }
  const label = { textContent: '', hidden: true, style: {} as Record<string, string>, toggleAttribute: vi.fn() }
  const page = { board, ground: canvas(ground), way: canvas(way), label }
  const stage = new Stage()
  const leave = stage.attach(page as unknown as StageElements)
  stage.setGround({ map: MAP, picture: null, walls: false, isWorked: false })
  stage.resize({ width: 500, height: 500 }, false)
  stage.camera.look({ x: 0, y: 0, zoom: 1 })
  /** Lets the next frame come; what was painted in it. */
  const frame = () => {
    const [before, above] = [ground.marks.length, way.marks.length]
    const due = frames
    frames = []
    for (const one of due) one()
    return { ground: ground.marks.slice(before), way: way.marks.slice(above), frames: due.length }
  }
  frame()
  return { stage, page, frame, set, marks, leave, ground, way }
}
/** The walk of whoever stands on square 0, to this one. */
function walking(goal: number) {
  const plan = planOf('a')
  plan.aim(goal)
  return plan
}

test('whatever changes, everything is painted once a frame, and nothing without a change', () => {
  const { stage, frame } = staged()
  expect(frame().frames).toBe(0)
  stage.setCursor({ marked: { x0: 1, y0: 1, x1: 1, y1: 1 } })
  stage.recolour()
  expect(frame().frames).toBe(1)
  expect(frame().frames).toBe(0)
})

test('the ground fills the board, and each square has fifty pixels', () => {
  const { stage, frame } = staged()
  stage.setCursor({ marked: { x0: 2, y0: 3, x1: 2, y1: 3 } })
  const { ground } = frame()
  expect(boundsOf(ground.find(({ ink }) => ink === '--board-ground')!)).toEqual({ x0: 0, y0: 0, x1: 500, y1: 500 })
  expect(boundsOf(ground.find(({ ink, kind }) => ink === '--ink' && kind === 'fill')!)).toEqual({
    x0: 100,
    y0: 150,
    x1: 150,
    y1: 200,
  })
})

test('a board that comes back as large as before is painted again', () => {
  const { stage, frame } = staged()
  stage.resize({ width: 500, height: 500 }, false)
  expect(frame().ground.length).toBeGreaterThan(0)
  stage.resize({ width: 500, height: 400 }, false)
  expect(frame().ground.length).toBeGreaterThan(0)
  stage.resize({ width: 400, height: 400 }, false)
  expect(frame().ground.length).toBeGreaterThan(0)
})

test('the way of the plan that is shown lies on a canvas of its own, over the squares that it covers and no others', () => {
  const { stage, frame, page } = staged()
  stage.setTokens([look('a', 0)])
  stage.show(walking(3))
  const { way } = frame()
  expect(page.way.hidden).toBe(false)
  expect(page.way.style).toMatchObject({ transform: 'translate(0px, 0px)', width: '200px', height: '50px' })
  const { x0, y0, x1, y1 } = boundsOf(...way.filter(({ ink }) => ink === '--ink'))
  expect([x0 >= 0, y0 >= 0, x1 <= 200, y1 <= 50]).toEqual([true, true, true, true])
  stage.show(null)
  frame()
  expect(page.way.hidden).toBe(true)
})

test('of a drawing that reaches beyond the board only what is on it has a canvas', () => {
  const { stage, frame, page } = staged()
  stage.camera.look({ x: -25.5, y: -10, zoom: 1 })
  stage.draw({ extent: { x0: 0, y0: 8, x1: 20, y1: 30 }, paint: () => undefined })
  frame()
  // From row 8, which is 10 pixels higher, to the lower edge; from the left edge to the right one.
  expect(page.way.style).toMatchObject({ transform: 'translate(0px, 390px)', width: '500px', height: '110px' })
})

test('what a tool draws goes before a way, and a way before the line of an attack', () => {
  const { stage, frame } = staged()
  stage.setTokens([look('a', 0), look('b', 55)])
  stage.aim({ from: 'a', to: 'b', isClosed: false })
  expect(frame().way.some(({ ink }) => ink === '--now')).toBe(true)
  stage.show(walking(2))
  expect(frame().way.some(({ ink }) => ink === '--now')).toBe(false)
  const paint = vi.fn()
  stage.draw({ extent: { x0: 0, y0: 0, x1: 1, y1: 1 }, paint })
  expect([frame().way, paint.mock.calls.length]).toEqual([expect.any(Array), 1])
  stage.draw(null)
  stage.aim({ from: 'a', to: 'b', isClosed: false, way: [0, 1] })
  expect(
    frame().way.some(({ ink }) => ink === '--now'),
    'a blow that is proposed after a way',
  ).toBe(true)
})

test('the label stands above its place; below it where it would lie over the upper edge', () => {
  const { stage, frame, page } = staged()
  const labelled = (y: number, refused = false) => {
    stage.draw({
      extent: { x0: 0, y0: 0, x1: 1, y1: 1 },
      paint: () => undefined,
      label: { at: { x: 4, y }, words: `at ${y}`, refused },
    })
    frame()
    return page.label.style.transform
  }
  expect(labelled(5)).toContain('calc(240px - 100%)')
  expect([page.label.hidden, page.label.textContent]).toEqual([false, 'at 5'])
  expect(page.label.toggleAttribute).toHaveBeenLastCalledWith('data-refused', false)
  expect(labelled(1.2), 'sixty pixels are enough').toContain('calc(50px - 100%)')
  expect(labelled(1.1, true)).toContain('calc(115px - 0%)')
  expect(page.label.toggleAttribute).toHaveBeenLastCalledWith('data-refused', true)
  stage.draw(null)
  frame()
  expect(page.label.hidden).toBe(true)
})

test('the tokens are told where the map lies and how large its squares and letters are', () => {
  const { stage, frame, set, marks, page } = staged()
  stage.camera.look({ x: 30, y: 20, zoom: 0.5 })
  frame()
  expect(Object.fromEntries(set)).toMatchObject({ '--x': '30px', '--y': '20px', '--square': '25px' })
  expect([set.get('--least'), marks.has('data-tiny')]).toEqual([`${set.get('--least-letter')}px`, false])
  expect('moving' in page.board.dataset).toBe(false)
  stage.camera.look({ x: 0, y: 0, zoom: 0.23 })
  frame()
  expect(marks.has('data-tiny')).toBe(true)
})

test('while the map moves tokens and ways are painted on the ground', () => {
  const { stage, frame, page } = staged()
  stage.setTokens([look('a', 0)])
  stage.show(walking(3))
  frame()
  stage.camera.moving = true
  stage.setTokens([look('a', 1)])
  const { ground, way } = frame()
  expect(ground.filter(({ kind }) => kind === 'image')).toHaveLength(1)
  expect(ground.some(({ ink, kind }) => ink === '--ink' && kind === 'stroke')).toBe(true)
  expect([way, page.board.dataset.moving]).toEqual([[], ''])
})

test('a held token leaves its ghost, and its reach goes before the one shown', () => {
  const { stage, frame } = staged()
  stage.setTokens([look('a', 0), look('b', 55)])
  stage.show(planOf('b'))
  frame()
  stage.hold(planOf('a'))
  const held = frame().ground.filter(({ alpha, kind }) => alpha === 0.4 && kind === 'fill')
  expect(held).toHaveLength(1)
  expect(boundsOf(...held).x1).toBeLessThan(50)
  stage.hold(null)
  expect(frame().ground.filter(({ alpha }) => alpha === 0.4)).toEqual([])
})

test('the marks of the ground are faint until somebody moves, aims or works on it', () => {
  const { stage, frame } = staged()
  const map = { ...MAP, difficult: new Set([5]) }
  const strength = () => frame().ground.find(({ ink }) => ink === '--board-hatch')?.alpha
  stage.setGround({ map, picture: null, walls: false, isWorked: false })
  expect(strength()).toBe(0.35)
  stage.setTokens([look('a', 0), look('b', 55)])
  stage.aim({ from: 'a', to: 'b', isClosed: false })
  expect(strength()).toBe(1)
  stage.aim(null)
  expect(strength()).toBe(0.35)
  stage.show(planOf('a'))
  expect(strength(), 'a reach without a way').toBe(0.35)
  stage.show(walking(3))
  stage.wayChanged()
  expect(strength()).toBe(1)
  stage.show(null)
  stage.setGround({ map, picture: null, walls: false, isWorked: true })
  expect(strength()).toBe(1)
})

test('tokens that move paint the ground again only where plans or words of the map stand by them', () => {
  const { stage, frame } = staged()
  const repaints = (more: Partial<BoardMap>) => {
    stage.setGround({ map: { ...MAP, ...more }, picture: null, walls: false, isWorked: false })
    stage.setTokens([look('a', 0)])
    frame()
    stage.setTokens([look('a', 1)])
    const moved = frame().ground.length > 0
    stage.setTokens([look('a', 1)])
    return [moved, frame().ground.length > 0]
  }
  const regions = [{ words: 'Mill', squares: [1, 2] }]
  const plans = [{ who: 'a', way: [0, 1], goesFirst: false, targets: [] }]
  expect(repaints({})).toEqual([false, false])
  expect(repaints({ regions })).toEqual([true, false])
  expect(repaints({ plans })).toEqual([true, true])
})

test('a stage that was left paints no more', () => {
  const { stage, frame, leave } = staged()
  stage.recolour()
  leave()
  expect(frame().frames).toBe(0)
  stage.camera.look({ x: 1, y: 1, zoom: 1 })
  expect(frame().ground).toEqual([])
})
