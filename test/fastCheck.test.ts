import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLong, SEED } from './long'

it.skipIf(isLong || process.env.FRAY_SEED !== undefined)('properties are tried on the same values in every run', () => {
  expect(fc.readConfigureGlobal()).toEqual({ seed: 1 })
  const [tried, once, more] = [fc.integer(), [] as number[], [] as number[]]
  for (const seen of [once, more])
    fc.assert(
      fc.property(tried, n => {
        seen.push(n)
      }),
    )
  expect(new Set(once).size).toBeGreaterThan(50)
  expect(more).toEqual(once)
  expect(SEED).toBe(1)
})
