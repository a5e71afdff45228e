import type { Log } from '~/store/log/log'

/**
 * One utterance: all that happened, in its words, then what follows of it that has not been said so already: a turn that begins
 * is both an event and what is asked next. What happened twice is said twice.
 */
export function spokenOnce(events: readonly string[], after: readonly string[]): string {
  const heard = new Set(events.map(bare))
  const rest = after.filter(sentence => !heard.has(bare(sentence)) && heard.add(bare(sentence)))
  return [...events, ...rest].filter(sentence => bare(sentence) !== '').join(' ')
}

const bare = (sentence: string): string => sentence.replace(/[.:…]$/, '').toLowerCase()

/** How much of a line of play has been said aloud. */
export interface LinesSpoken {
  /** The latest command of which something was said; -1: none. */
  readonly done: number
  /** How many of its lines; all of them where they have not been read yet. */
  readonly lines: number
}

/** Where the log stands. */
export function standing(log: Log): LinesSpoken {
  const latest = log.at(log.present)
  // Opened exactly where a state was kept, a fight has no log yet: what lies before was said long ago.
  return latest ? { done: latest.done, lines: latest.lines.length } : { done: log.first - 1, lines: Infinity }
}

/** Whether play went back since. */
export function wentBack(before: LinesSpoken, now: LinesSpoken): boolean {
  return now.done < before.done || (now.done === before.done && isKnown(before) && now.lines < before.lines)
}

/** What the log tells since, line by line. */
export function newLines(log: Log, before: LinesSpoken): string[] {
  const words: string[] = []
  for (let i = Math.max(0, before.done - log.first); i <= log.present; i++) {
    const { done, lines } = log.at(i)!
    for (const line of lines.slice(done === before.done ? before.lines : 0)) words.push(line.words)
  }
  return words
}

function isKnown({ lines }: LinesSpoken): boolean {
  return Number.isFinite(lines)
}
