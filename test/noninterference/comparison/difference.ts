/** The places in which two values differ, with what stands there, as "now.title: "a" → "b"". */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  if (a === b) return []
  if (isRecord(one) && isRecord(other) && Array.isArray(one) === Array.isArray(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return keys.flatMap(key => differences(one[key], other[key], path === '' ? key : `${path}.${key}`))
  }
  return [`${path}: ${a?.slice(0, 300)} → ${b?.slice(0, 300)}`]
}

/** Those places without what stands there, and without their numbers in a list: "combatants.*.badges". Those of a record in a
 * row of messages are those of the record. */
export function placesOf(list: readonly string[]): string[] {
  return [
    ...new Set(
      list.map(line =>
        line
          .slice(0, line.indexOf(': '))
          .replace(/^\d+\.record\./, '')
          .replace(/\.\d+/g, '.*'),
      ),
    ),
  ].sort()
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}
