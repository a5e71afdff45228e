import { FILE } from '~/words/en/files'
import { encodingOf } from './encoding'
import { type Imported, refused } from '../report/problem'

/** The bytes as text without byte order mark: UTF-8 or UTF-16. Text in another encoding is refused, never guessed. */
export function readText(bytes: Uint8Array, where: string): Imported<string> {
  if (bytes.length === 0) return refused(where, FILE.empty(0))
  try {
    return { ok: true, value: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), problems: [] }
  } catch {
    return refused(where, FILE.noText)
  }
}
