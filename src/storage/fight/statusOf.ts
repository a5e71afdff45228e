import type { Status } from '../ports/status'
import type { Writer } from './writer'

/** How the whole storage stands: why this browser keeps nothing (empty when it does), and what it promised. */
export interface HandleStanding {
  readonly memoryOnly: string
  readonly persisted: boolean | null
}

/** What the GM is told of a fight. Without a writer this window reads; `endWords` is why, where it is known. */
export function statusOf(
  writer: Pick<Writer, 'state' | 'trouble' | 'unsaved'> | undefined,
  { memoryOnly, persisted }: HandleStanding,
  mirrored: boolean,
  endWords: string,
): Status {
  const unsaved = writer?.unsaved ?? 0
  const told = (state: Status['state'], words: string): Status => ({ state, words, persisted, unsaved, mirrored })
  if (!writer || writer.state === 'ended') {
    const lost = unsaved > 0 ? ` ${unsaved} of its last actions were not saved.` : ''
    return told('read only', (endWords || 'Another window plays this fight. This one follows it.') + lost)
  }
  if (writer.state === 'not saved') {
    const words = `Not saved. ${writer.trouble} Play goes on in this window: save a file, delete old fights or maps, then try again.`
    return told('not saved', words)
  }
  if (memoryOnly) return told('memory only', memoryOnly)
  return told(writer.state, writer.state === 'saving' ? 'Saving takes longer than usual.' : '')
}

const FIELDS = ['state', 'words', 'persisted', 'unsaved', 'mirrored'] as const satisfies (keyof Status)[]

export function isSameStatus(one: Status, other: Status): boolean {
  return FIELDS.every(field => one[field] === other[field])
}
