import { SAVING } from '~/words/en/store'
import type { Status } from '../ports'
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
    const lost = unsaved > 0 ? ` ${SAVING.lastUnsaved(unsaved)}` : ''
    return told('read only', (reading.frozen || reading.ended || watching(reading)) + lost)
  }
  if (writer.state === 'not saved') {
    return told('not saved', SAVING.playGoesOn(writer.trouble))
  }
  if (memoryOnly) return told('memory only', memoryOnly)
  return told(writer.state, writer.state === 'saving' ? SAVING.slow : '')
}

function watching({ isLeft }: WhyReading): string {
  return isLeft ? SAVING.left : SAVING.elsewhere
}

const FIELDS = ['state', 'words', 'persisted', 'unsaved', 'canTakeOver', 'mirrored'] as const satisfies (keyof Status)[]

export function isSameStatus(one: Status, other: Status): boolean {
  return FIELDS.every(field => one[field] === other[field])
}
