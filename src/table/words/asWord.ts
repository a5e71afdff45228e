/** A fact of an event or a reason, as a word in a sentence; nothing for what is no word or number. */
export function asWord(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}
