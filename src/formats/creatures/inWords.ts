/** Whether a value out of a file says nothing: null, no text, nought, no, an empty list, an object of such values. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === 0 || value === false
}

/** Any value out of a file as a person would read it aloud. The caller has bounded how deep it is nested. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value
      .filter(one => !isEmpty(one))
      .map(inWords)
      .join(', ')
  if (typeof value !== 'object' || value === null) return ''
  const said = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  // A record of nothing but its value is no more than that.
  if (said.length === 1 && said[0]![0] === 'value') return inWords(said[0]![1])
  return said.map(([key, inner]) => `${key} ${inWords(inner)}`).join('; ')
}
