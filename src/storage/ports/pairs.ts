/** The [name, text] pairs among the values; anything else is passed over. */
export function pairs(values: readonly unknown[]): [string, string][] {
  return values.flatMap(value => {
    if (!Array.isArray(value)) return []
    const [name, text]: unknown[] = value
    return typeof name === 'string' && typeof text === 'string' ? [[name, text] as [string, string]] : []
  })
}
