/** A value that tells when it changes. */
export interface Observable<T> {
  readonly value: T
  /** Calls `hear` after each change. Returns the way to stop. */
  subscribe(hear: (value: T) => void): () => void
}

/** An observable and the way to change it. Setting the same value again tells nobody. */
export function observable<T>(value: T): Observable<T> & { set(value: T): void } {
  const listeners = new Set<(value: T) => void>()
  return {
    get value() {
      return value
    },
    subscribe(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    set(next) {
      if (next === value) return
      value = next
      for (const hear of listeners) hear(next)
    },
  }
}
