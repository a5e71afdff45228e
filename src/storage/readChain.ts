import { type Head, type Kept, readLine } from './kept'

/** How far a run of stored lines is sound. */
export interface Chain {
  readonly kept: readonly Kept[]
  /** The end of the sound part. */
  readonly head: Head
  /** Lines from the first bad one to the end. They are kept where they are. */
  readonly bad: number
}

/** Follows the chain of checksums from `head` through the lines and stops at the first one that does not fit. */
export function readChain(head: Head, lines: readonly unknown[]): Chain {
  const kept: Kept[] = []
  for (const line of lines) {
    const next = readLine(head, line)
    if (!next) break
    kept.push(next)
    head = next
  }
  return { kept, head: { seq: head.seq, sum: head.sum }, bad: lines.length - kept.length }
}
