import type { Lock } from '../ports/ports'

/** Locks that all windows of this origin share. A window that dies gives its locks back. */
export function webLock(): Lock {
  return {
    take(name, steal, lost) {
      return new Promise((resolve, reject) => {
        const options = steal ? { steal } : { ifAvailable: true }
        navigator.locks
          .request(name, options, lock => {
            if (!lock) {
              resolve(null)
              return undefined
            }
            // Held until this promise resolves.
            return new Promise<void>(release => resolve(release))
          })
          // The request itself is rejected when another window steals the lock.
          .then(
            () => undefined,
            (error: unknown) => {
              lost()
              reject(error)
            },
          )
      })
    },
    async isHeld(name) {
      const { held = [] } = await navigator.locks.query()
      return held.some(lock => lock.name === name)
    },
  }
}
