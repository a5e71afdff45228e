import * as endurance from './endurance'
import type { SystemParts } from './shared/SystemParts'

/** The first visit's demo fight is played by Endurance: its parts come with the window. */
const LOADS: Readonly<Record<string, () => Promise<{ parts: SystemParts }>>> = {
  endurance: () => Promise.resolve(endurance),
  tiny: () => import('./tiny'),
  ratbags: () => import('./ratbags'),
  murdham: () => import('./murdham'),
  hallowed: () => import('./hallowed'),
}

const loaded = new Map<string, SystemParts>()

/**
 * Fetches the parts of a ruleset. To be called before a fight by it is shown: its first drawing then has all of them, while
 * a part that is waited for in the middle of the window is shown late. Rejects for a ruleset that has none.
 */
export async function loadSystemParts(ruleset: string): Promise<void> {
  const load = LOADS[ruleset]
  if (!load) throw new Error(`There are no parts of the window for the rules ${ruleset}.`)
  loaded.set(ruleset, (await load()).parts)
}

/** The parts of a ruleset by its id. Throws unless they were loaded. */
export function systemParts(ruleset: string): SystemParts {
  const found = loaded.get(ruleset)
  if (!found) throw new Error(`The parts of the window for the rules ${ruleset} were not loaded.`)
  return found
}

/** The turn order in one hand: a strip of all systems alike. Stays the same. */
export const loadOrderStrip = () => import('./shared/OrderStrip')
