import type { Lock } from '../ports'

/** The lock that the writer of a fight holds. */
export interface FightLock {
  release(): void
  /** Calls back when another window has stolen it, at once when that has happened already. */
  whenLost(call: () => void): void
}

const nameOf = (fight: string) => `fray/fight/${fight}`

/** Whether any window has the lock of a fight. */
export function isWritten(lock: Lock, fight: string): Promise<boolean> {
  return lock.isHeld(nameOf(fight))
}

/** Takes the lock of a fight; null when another window has it, unless it is to be stolen. */
export async function takeLock(lock: Lock, fight: string, steal: boolean): Promise<FightLock | null> {
  let isLost = false
  let tell = () => {}
  const release = await lock.take(nameOf(fight), steal, () => {
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
