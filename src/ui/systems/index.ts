import type { SystemParts } from './shared/SystemParts'

export { OrderStrip } from './shared/OrderStrip'
export type { SystemParts }

const loaded = new Map<string, SystemParts>()

/** Brings in what the window draws of a ruleset in its own way: before a fight by it is shown, so that its first drawing is whole. */
export function addSystemParts(ruleset: string, parts: SystemParts): void {
  loaded.set(ruleset, parts)
}

/** The parts of a ruleset by its id. Throws unless they were loaded. */
export function systemParts(ruleset: string): SystemParts {
  const found = loaded.get(ruleset)
  if (!found) throw new Error(`The parts of the window for the rules ${ruleset} were not loaded.`)
  return found
}
