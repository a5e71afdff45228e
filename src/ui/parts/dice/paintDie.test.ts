import { expect, test } from 'vitest'
import { LANDS, paintDie, progress } from './paintDie'

/** Paints a die at rest: what is written on its sides, and every number that the canvas was given. */
function painted(sides: number, face: number) {
  const written: string[] = []
  const numbers: number[] = []
  const canvas = new Proxy({} as Record<string, unknown>, {
    get: (of, name: string) =>
      of[name] ??
      ((...given: unknown[]) => {
        if (name === 'fillText') written.push(String(given[0]))
        numbers.push(...given.filter(one => typeof one === 'number'))
        return { addColorStop: () => undefined }
      }),
  })
  const g = canvas as unknown as CanvasRenderingContext2D
  paintDie(g, { sides, face }, 0, progress(0, 1, LANDS), { x: 24, y: 24, radius: 24 }, 0)
  return { written, numbers }
}

test.each([
  [4, 4],
  [20, 17],
  [100, 100],
  [1000, 1000],
  [1000, 7],
])('a d%i that lies there shows %i', (sides, face) => {
  const { written, numbers } = painted(sides, face)
  expect(written).toContain(String(face))
  expect(numbers.filter(n => !Number.isFinite(n))).toEqual([])
})

test('a d6 has pips instead of numbers', () => {
  expect(painted(6, 5).written).toEqual([])
})
