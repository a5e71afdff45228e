import { afterEach, expect, test, vi } from 'vitest'
import { webLock } from './browserPorts'

/** Locks as a browser has them: one holder a name, whom a thief throws out. */
function browserLocks() {
  const holders = new Map<string, (error: Error) => void>()
  return {
    async request(
      name: string,
      how: { steal?: boolean; ifAvailable?: boolean },
      held: (lock: object | null) => unknown,
    ) {
      if (holders.has(name) && !how.steal) return how.ifAvailable ? held(null) : new Promise(() => undefined)
      holders.get(name)?.(new Error('stolen'))
      const stolen = new Promise<never>((_, reject) => void holders.set(name, reject))
      const mine = holders.get(name)
      const result = await Promise.race([Promise.resolve(held({ name })), stolen])
      if (holders.get(name) === mine) holders.delete(name)
      return result
    },
    query: async () => ({ held: [...holders.keys()].map(name => ({ name })) }),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a lock is had by one at a time, given back, and taken by whoever steals it, which its holder hears', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() })
  const lock = webLock()
  const lost: string[] = []
  const take = (who: string, steal = false) => lock.take('fight', steal, () => void lost.push(who))
  expect(await lock.isHeld('fight')).toBe(false)
  const release = await take('a')
  expect([await take('b'), await lock.isHeld('fight'), await lock.isHeld('other')]).toEqual([null, true, false])
  release!()
  await vi.waitFor(async () => expect(await lock.isHeld('fight')).toBe(false))
  expect(await take('b')).toBeTypeOf('function')
  expect(await take('c', true)).toBeTypeOf('function')
  await vi.waitFor(() => expect(lost).toEqual(['b']))
  expect(await lock.isHeld('fight')).toBe(true)
})

test('a browser that refuses locks says so', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new Error('no locks')), query: async () => ({}) },
  })
  let isLost = false
  await expect(webLock().take('fight', false, () => void (isLost = true))).rejects.toThrow('no locks')
  expect([isLost, await webLock().isHeld('fight')]).toEqual([true, false])
})
