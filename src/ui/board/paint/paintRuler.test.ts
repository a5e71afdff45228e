import { expect, test } from 'vitest'
import type { Canvas } from '../canvas/canvas'
import { paintRuler } from './paintRuler'

/** What is written beside a ruler of three places, on squares of so many CSS pixels. */
function written(square: number): readonly string[] {
  const found: string[] = []
  const draws = () => undefined
  const g = new Proxy({} as Canvas['g'], {
    get: (_, name) =>
      name === 'fillText' ? (text: string) => found.push(text) : name === 'measureText' ? () => ({ width: 1 }) : draws,
    set: () => true,
  })
  const at = [0, 3, 6].map(x => ({ x, y: 0 }))
  paintRuler({ g, colours: {}, pixel: 1 / square } as Canvas, at, ['', '3 m', '6 m'])
  return found
}

test('a ruler says how long it is in all, however small the squares are; at its corners where there is room', () => {
  expect(written(24)).toEqual(['3 m', '6 m'])
  expect(written(15)).toEqual(['6 m'])
  expect(written(5)).toEqual(['6 m'])
})
