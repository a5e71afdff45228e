import { afterEach, expect, test, vi } from 'vitest'
import { Camera } from './camera'
import { centred, fitted, toMap } from './viewport'

const MAP = { width: 40, height: 20 }
const SMALL = { width: 800, height: 600 }
const LARGE = { width: 1600, height: 900 }

function opened(): Camera {
  const camera = new Camera()
  camera.lay(MAP)
  camera.resize(SMALL, false)
  return camera
}

afterEach(() => vi.unstubAllGlobals())

/** Frames that are painted when the test says so, at times of its own in milliseconds. */
function frames(): (now: number) => void {
  let waiting: FrameRequestCallback[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback))
  return now => {
    const due = waiting
    waiting = []
    for (const callback of due) callback(now)
  }
}

const middleOf = ({ view, board }: Camera) => toMap(view, { x: board.width / 2, y: board.height / 2 })

test('the first size shows the whole map, and a larger window shows it larger', () => {
  const camera = opened()
  expect(camera.view).toEqual(fitted(MAP, SMALL))
  camera.resize(LARGE, true)
  expect(camera.view).toEqual(fitted(MAP, LARGE))
})

test('whoever has looked elsewhere keeps the zoom and the middle, until all is shown again', () => {
  const camera = opened()
  camera.look({ ...camera.view, x: camera.view.x - 90, zoom: 1 })
  const before = middleOf(camera)
  camera.resize(LARGE, true)
  expect(camera.view.zoom).toBe(1)
  expect(middleOf(camera)).toEqual(before)
  camera.fit('at once')
  camera.resize(SMALL, true)
  expect(camera.view).toEqual(fitted(MAP, SMALL))
})

test('a gesture that leads nowhere is no look elsewhere', () => {
  const camera = opened()
  camera.move({ ...camera.view })
  camera.settle()
  camera.resize(LARGE, true)
  expect(camera.view).toEqual(fitted(MAP, LARGE))
})

test('a board that changes beside what lies below it leaves the map where it is, and is still fitted with the window', () => {
  const camera = opened()
  const { view } = camera
  camera.resize({ ...SMALL, height: 400 }, false)
  expect(camera.view).toEqual(view)
  camera.resize(LARGE, true)
  expect(camera.view).toEqual(fitted(MAP, LARGE))
})

test('another map is shown whole, the same one redrawn stays as it is looked at', () => {
  const camera = opened()
  camera.look({ x: -200, y: -100, zoom: 2 })
  const { view } = camera
  camera.lay({ ...MAP })
  expect(camera.view).toBe(view)
  camera.lay({ width: 10, height: 10 })
  expect(camera.view).toEqual(fitted({ width: 10, height: 10 }, SMALL))
})

test.each([0, 1, 2])('a window that changes %d frames into a glide to the whole map shows the whole map', count => {
  const paint = frames()
  const camera = opened()
  camera.look({ x: -200, y: -100, zoom: 2 })
  camera.fit('gliding')
  for (let frame = 0; frame < count; frame++) paint(frame * 50)
  camera.resize(LARGE, true)
  paint(500)
  expect(camera.view).toEqual(fitted(MAP, LARGE))
  expect(camera.moving).toBe(false)
})

test('a glide to somebody ends there, also on a board that changes meanwhile, and gives way to a hand on the map', () => {
  const paint = frames()
  const camera = opened()
  camera.look({ x: -200, y: -100, zoom: 2 })
  camera.centreOn({ x0: 20, y0: 10, x1: 20, y1: 10 })
  const { view } = camera
  paint(0)
  paint(500)
  expect(camera.view).toEqual(centred(view, SMALL, { x: 20.5, y: 10.5 }))

  camera.centreOn({ x0: 12, y0: 8, x1: 12, y1: 8 })
  paint(1000)
  camera.resize({ ...SMALL, height: 400 }, false)
  expect(middleOf(camera)).toEqual({ x: 12.5, y: 8.5 })

  camera.centreOn({ x0: 20, y0: 10, x1: 20, y1: 10 })
  camera.move({ ...camera.view, x: camera.view.x - 10 })
  const taken = camera.view
  paint(1500)
  paint(2500)
  expect(camera.view).toBe(taken)
})
