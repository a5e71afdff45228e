import { parseJson } from '../bytes/json'

export type Plain = Readonly<Record<string, unknown>>
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the browser's storage of Improved Initiative calls each of its keys. */
const PREFIX = /^ImprovedInitiative\./
const PART = /^(?:ImprovedInitiative\.)?(Creatures|PersistentCharacters|PlayerCharacters|SavedEncounters)(\.|$)/

const hasParts = (value: unknown): value is Plain => isPlain(value) && Object.keys(value).some(key => PART.test(key))

/**
 * The parts of a library or backup of Improved Initiative by their plain keys ("Creatures.goblin"), whatever they are wrapped
 * in: keys with the prefix of its storage, values as JSON inside texts, all of it inside another record. Undefined when a value
 * is none of it.
 */
export function storageOf(value: unknown): Plain | undefined {
  if (!isPlain(value)) return undefined
  if (!hasParts(value)) {
    const inside = Object.values(value).map(unpacked).filter(hasParts)
    return inside.length === 0 ? undefined : Object.assign({}, ...inside.map(plainKeys))
  }
  return plainKeys(value)
}

function plainKeys(storage: Plain): Plain {
  return Object.fromEntries(
    Object.entries(storage).map(([key, one]) => [key.replace(PREFIX, ''), PART.test(key) ? unpacked(one) : one]),
  )
}

/** What a text of JSON says; anything else as it is. */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  const parsed = parseJson(value, '')
  return parsed.ok ? parsed.value : value
}
