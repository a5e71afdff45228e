import { beforeEach, expect, test, vi } from 'vitest'
import { oddsLater } from './oddsLater'

const made = vi.hoisted(() => ({ units: 0, fails: false, asked: [] as unknown[] }))
vi.mock('./odds', () => ({
  createOdds() {
    made.units++
    if (made.fails) throw new Error('It cannot be loaded.')
    return {
      lookAhead: (...given: unknown[]) => void made.asked.push(given),
      foretell: async (...given: unknown[]) => given,
      watchForetold: async (...given: unknown[]) => given,
    }
  },
}))

beforeEach(() => {
  Object.assign(made, { units: 0, fails: false, asked: [] })
})
const settle = () => vi.waitFor(() => expect(made.units).toBeGreaterThan(0))

test('odds are loaded when somebody first wants to know, once, and hear from then on also that nobody does', async () => {
  const odds = oddsLater({} as never)
  odds.lookAhead(false)
  await new Promise(resolve => setImmediate(resolve))
  expect(made.units).toBe(0)
  odds.lookAhead(true, 'c1')
  await settle()
  odds.lookAhead(false)
  await vi.waitFor(() =>
    expect(made.asked).toEqual([
      [true, 'c1'],
      [false, undefined],
    ]),
  )
  expect(await odds.foretell('asked' as never, 'hear' as never)).toEqual(['asked', 'hear'])
  expect(await odds.watchForetold(1, 'asked' as never, 'title')).toEqual([1, 'asked', 'title'])
  expect(made.units).toBe(1)
})

test('where they cannot be loaded the next one who wants to know tries again', async () => {
  const odds = oddsLater({} as never)
  made.fails = true
  odds.lookAhead(true)
  await settle()
  await expect(odds.foretell('asked' as never, 'hear' as never)).rejects.toThrow('cannot be loaded')
  made.fails = false
  await vi.waitFor(async () =>
    expect(await odds.foretell('asked' as never, 'hear' as never)).toEqual(['asked', 'hear']),
  )
})
