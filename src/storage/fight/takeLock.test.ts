import { expect, test } from 'vitest'
import type { Lock } from '../ports'
import { isWritten, takeLock } from './takeLock'

/** A lock that is free or not, and the way to steal it. */
function lockThat(isFree: boolean) {
  let lost = () => {}
  const taken: string[] = []
  const lock: Lock = {
    async take(name, steal, whenLost) {
      taken.push(name)
      lost = whenLost
      return isFree || steal ? () => {} : null
    },
    isHeld: async name => name === 'fray/fight/f',
  }
  return { lock, taken, steal: () => lost() }
}

test('the lock of a fight has its name, and is not had while another window has it', async () => {
  const { lock, taken } = lockThat(false)
  expect(await takeLock(lock, 'f', false)).toBeNull()
  expect(await takeLock(lock, 'f', true)).not.toBeNull()
  expect(taken).toEqual(['fray/fight/f', 'fray/fight/f'])
})

test('whether any window has it can be asked without taking it', async () => {
  const { lock, taken } = lockThat(false)
  expect([await isWritten(lock, 'f'), await isWritten(lock, 'g'), taken]).toEqual([true, false, []])
})

test('that it was stolen is told, also to who asks only afterwards', async () => {
  const { lock, steal } = lockThat(true)
  const held = await takeLock(lock, 'f', false)
  let lost = 0
  steal()
  held?.whenLost(() => lost++)
  expect(lost).toBe(1)
})
