import type { FightHint, UnsavedHint } from '../ports/ports'

const FIGHTS = 'fray/fights'
const UNSAVED = 'fray/unsaved'

/** The ids of the fights in localStorage, and what could not be saved of them. Without localStorage it remembers nothing. */
export function localHint(): FightHint {
  return {
    read: () => list(FIGHTS).filter(id => typeof id === 'string'),
    write: fights => write(FIGHTS, fights),
    readUnsaved: () => list(UNSAVED).filter(isUnsaved),
    writeUnsaved: fights => write(UNSAVED, fights),
  }
}

function list(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A hint that cannot be written is a hint less.
  }
}

function isUnsaved(value: unknown): value is UnsavedHint {
  if (!Array.isArray(value)) return false
  const [fight, name, actions]: unknown[] = value
  return typeof fight === 'string' && typeof name === 'string' && typeof actions === 'number'
}
