import type { Imported } from '../report/problem'

/** The same answer with its value changed. */
export function mapValue<A, B>(imported: Imported<A>, change: (value: A) => B): Imported<B> {
  return imported.ok ? { ...imported, value: change(imported.value) } : imported
}
