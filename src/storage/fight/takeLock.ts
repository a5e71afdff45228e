import type { Lock } from '../ports/ports'

/** The lock that the writer of a fight holds. */
export interface FightLock {
  release(): void
  /** Calls back when another window has stolen it, at once when that has happened already. */
  whenLost(call: () => void): void
}

/** Takes the lock of a fight; null when another window has it, unless it is to be stolen. */
export async function takeLock(lock: Lock, fight: string, steal: boolean): Promise<FightLock | null> {
  let isLost = false
  let tell = () => {}
  const release = await lock.take(`fray/fight/${fight}`, steal, () => {
    isLost = true
    tell()
  })
  // It may be stolen before there is a fight to tell.
  const whenLost = (call: () => void) => {
    tell = call
    if (isLost) call()
  }
  return release && { release, whenLost }
}
