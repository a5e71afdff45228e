/** What the browser promised about throwing the data away by itself. */
export interface Persistence {
  /** Null: not asked, or it cannot be asked. */
  readonly isPromised: boolean | null
  /** Asks, once in the life of a page. */
  ask(): Promise<void>
}

/** `answered` is called when the browser has answered. */
export function createPersistence(persist: () => Promise<boolean | null>, answered: () => void): Persistence {
  let isPromised: boolean | null = null
  let isAsked = false
  return {
    get isPromised() {
      return isPromised
    },
    async ask() {
      if (isAsked) return
      isAsked = true
      isPromised = await persist().catch(() => null)
      answered()
    },
  }
}
