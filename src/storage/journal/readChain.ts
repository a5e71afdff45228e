import { type ChainEnd, type JournalLine, readLine } from './journalLine'

/** How far a run of stored lines is sound. */
export interface Chain {
  readonly lines: readonly JournalLine[]
  /** The end of the sound part. */
  readonly end: ChainEnd
  /** Lines from the first bad one to the end. They stay where they are. */
  readonly bad: number
}

/** Follows the chain of checksums from `from` through the lines and stops at the first one that does not fit. */
export function readChain(from: ChainEnd, lines: readonly unknown[]): Chain {
  const sound: JournalLine[] = []
  let end = from
  for (const line of lines) {
    const next = readLine(end, line)
    if (!next) break
    sound.push(next)
    end = next
  }
  return { lines: sound, end: { seq: end.seq, sum: end.sum }, bad: lines.length - sound.length }
}
