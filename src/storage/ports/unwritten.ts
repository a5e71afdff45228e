/** Why something could not be written, as a sentence. The error with which a browser says that it is full has no words. */
export function unwritten(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'QuotaExceededError') return 'There is no room left in the storage of this browser.'
  if (error instanceof DOMException) return 'This browser could not write to its storage.'
  return `This browser could not write to its storage (${message || name}).`
}
