import { type Imported, refused } from '../report/problem'

/** The bytes as text without byte order mark. Text in another encoding than UTF-8 is refused, never guessed. */
export function readText(bytes: Uint8Array, where: string): Imported<string> {
  if (bytes.length === 0) return refused(where, 'is empty (0 bytes)')
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] }
  } catch {
    return refused(where, 'could not be read as text: its encoding is not UTF-8, or it is damaged')
  }
}
