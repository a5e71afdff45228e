import type { FightHint } from '../ports/ports'

const KEY = 'fray/fights'

/** The ids of the fights in localStorage. Without localStorage it remembers nothing. */
export function localHint(): FightHint {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
        return Array.isArray(value) ? value.filter(id => typeof id === 'string') : []
      } catch {
        return []
      }
    },
    write(fights) {
      try {
        localStorage.setItem(KEY, JSON.stringify(fights))
      } catch {
        // A hint that cannot be written is a hint less.
      }
    },
  }
}
