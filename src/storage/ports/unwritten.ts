import { SAVING } from '~/words/en/store'
/** Why something could not be written, as a sentence. The error with which a browser says that it is full has no words. */
export function unwritten(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'QuotaExceededError') return SAVING.full
  if (error instanceof DOMException) return SAVING.unwritten
  return SAVING.unwrittenFor(message || name)
}
