import { createHash } from 'node:crypto'

/** Equal for equal JSON, byte for byte, and short enough to stand in a line. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** The same whatever the order of fields, of what is shown and never kept. */
export const digestOfFacts = (value: unknown): string => digest(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
