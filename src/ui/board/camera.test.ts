import { expect, test } from 'vitest'
import { Camera } from './camera'
import { fitted, toMap } from './view'

const MAP = { width: 40, height: 20 }
const SMALL = { width: 800, height: 600 }
const LARGE = { width: 1600, height: 900 }

function opened(): Camera {
  const camera = new Camera()
  camera.lay(MAP)
  camera.resize(SMALL, false)
  return camera
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

test('a board that changes beside what lies below it keeps its zoom, and is still fitted with the window', () => {
  const camera = opened()
  const { zoom } = camera.view
  const before = middleOf(camera)
  camera.resize({ ...SMALL, height: 400 }, false)
  expect(camera.view.zoom).toBe(zoom)
  expect(middleOf(camera)).toEqual(before)
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
