import { afterEach, expect, test, vi } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { browserPool } from './pool'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [8, 7],
  [4, 3],
  [3, 2],
  [2, 2],
  [1, 2],
  [undefined, 2],
])('of %s cores so many look ahead: %i', (hardwareConcurrency, size) => {
  const started: { name: string; type: string }[] = []
  class Worker {
    constructor(_address: string, how: { name: string; type: string }) {
      started.push(how)
    }
    postMessage() {}
  }
  vi.stubGlobal('location', new URL('https://fray.example/'))
  vi.stubGlobal('navigator', { hardwareConcurrency })
  vi.stubGlobal('Worker', Worker)
  const map = gridMap({ width: 1, height: 1, walls: [], portals: [] })
  browserPool().bring({ ruleset: 'tiny', map, state: {} as never })
  expect(started).toEqual(Array.from({ length: size }, () => ({ type: 'module', name: 'fray-ahead' })))
})
