import { expect, it } from 'vitest'
import { drawMutants } from '../scripts/mutants.mjs'
import { placesOf } from '../scripts/mutants/places.mjs'

const faults = (source: string) =>
  placesOf('a.ts', source).map(({ operator, start, end, to }) => [
    operator,
    source.slice(0, start) + to + source.slice(end),
  ])

it('a fault is one small change that still parses, of what runs and of nothing else', () => {
  expect(faults('if (a <= b) return')).toEqual([
    ['relation', 'if (a < b) return'],
    ['exit', 'if (a <= b) {}'],
  ])
  expect(faults('x = !a || b')).toEqual([
    ['not', 'x = (a) || b'],
    ['logic', 'x = ((!a) && (b))'],
  ])
  expect(faults('function* f() { yield* heal(w) }')).toEqual([['call', 'function* f() { {} }']])
  expect(faults('x = Math.max(a, b) + c')).toEqual([
    ['bound', 'x = Math.min(a, b) + c'],
    ['sum', 'x = Math.max(a, b) - c'],
  ])
  expect(faults('type A = 1 | 2; import { b } from "b"; x = `${a}` + b; const o = { 1: c }')).toEqual([])
})

it('the same folder, seed and count draw the same faults; another seed draws others', () => {
  const { mutants, places } = drawMutants('src/dice', 7, 12)
  expect(mutants).toHaveLength(12)
  expect(places).toBeGreaterThan(12)
  expect(drawMutants('src/dice', 7, 12).mutants).toEqual(mutants)
  expect(drawMutants('src/dice', 8, 12).mutants).not.toEqual(mutants)
  expect(mutants.filter(({ file }) => file.includes('.test.'))).toEqual([])
})
