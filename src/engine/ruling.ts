import type { Event } from './events'
import type { Json, Patch } from './snapshot'

/** What the log says of values the GM has set by hand: each with its path in the state and what it is now. */
export function ruling(patches: readonly Patch[]): Event {
  // Patches that were accepted hold plain data.
  const changes = patches.map(({ path, value }) => ({ path, value: (value ?? null) as Json }))
  return { type: 'ruling', with: { changes } }
}
