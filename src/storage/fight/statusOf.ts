import type { Status } from '../ports/status'
import type { Writer } from './writer'

/** How the whole storage stands: why this browser keeps nothing (empty when it does), and what it promised. */
export interface HandleStanding {
  readonly memoryOnly: string
  readonly persisted: boolean | null
}

/** Why a window reads a fight and does not write it. */
export interface WhyReading {
  /** Why nobody may write here: a newer Fray is at work; empty when it is only that another window does. */
  readonly frozen: string
  /** How this window came to write no more; empty when it never wrote. */
  readonly ended: string
  /** The window that wrote it is there no more. */
  readonly isLeft: boolean
}

/** What the GM is told of a fight. Without a writer this window reads. */
export function statusOf(
  writer: Pick<Writer, 'state' | 'trouble' | 'unsaved'> | undefined,
  { memoryOnly, persisted }: HandleStanding,
  mirrored: boolean,
  reading: WhyReading,
): Status {
  const unsaved = writer?.unsaved ?? 0
  const isReading = !writer || writer.state === 'ended'
  const canTakeOver = isReading && !reading.frozen
  const told = (state: Status['state'], words: string): Status => ({
    state,
    words,
    persisted,
    unsaved,
    canTakeOver,
    mirrored,
  })
  if (isReading) {
    const lost = unsaved > 0 ? ` ${unsaved} of its last actions were not saved.` : ''
    return told('read only', (reading.frozen || reading.ended || watching(reading)) + lost)
  }
  if (writer.state === 'not saved') {
    const words = `Not saved. ${writer.trouble} Play goes on in this window: save a file, delete old fights or maps, then try again.`
    return told('not saved', words)
  }
  if (memoryOnly) return told('memory only', memoryOnly)
  return told(writer.state, writer.state === 'saving' ? 'Saving takes longer than usual.' : '')
}

function watching({ isLeft }: WhyReading): string {
  return isLeft
    ? 'The window that played this fight was closed. Take it over to play on here.'
    : 'This fight is open in another window. Here it can only be watched.'
}

const FIELDS = ['state', 'words', 'persisted', 'unsaved', 'canTakeOver', 'mirrored'] as const satisfies (keyof Status)[]

export function isSameStatus(one: Status, other: Status): boolean {
  return FIELDS.every(field => one[field] === other[field])
}
