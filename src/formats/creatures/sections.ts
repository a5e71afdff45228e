/** Where a line has the hit protection of a stat line. */
const STATS = /(?:^|[\s:,])\d{1,4}\s*hp\b/i
/** The same with more of a stat line behind it: a mere mention in prose is none. */
const LINE = /(?:^|[\s:,])\d{1,4}\s*hp\b.{0,200}\b\d{1,4}\s*(?:armou?r|str|dex|wil)\b/i

/** Whether a line of text is a stat line of the Cairn family. */
export const isStatLine = (line: string): boolean =>
  line.length <= 2_000 && LINE.test(line) && !/^\s*[-*•]\s/.test(line)

/** One creature's part of a text: its lines, and the number of the first, from 1. */
export interface Section {
  readonly text: string
  readonly line: number
  /** What stands above its name, and is nobody's yet. */
  readonly above: string
}

/**
 * Cuts a text with one or many pages into a part for each stat line: from its name (in the line itself, or the nearest line
 * above that is no item of a list) to where the next one begins. Settings of a page between dashes belong to none.
 *
 * @param isLine what a stat line is; unless said otherwise, one of the Cairn family
 */
export function sections(text: string, isLine: (line: string) => boolean = isStatLine): Section[] {
  const lines = text.split(/\r\n|\r|\n/)
  const stats = lines.flatMap((line, i) => (isLine(line) ? [i] : []))
  const starts = stats.map((at, k) => startOf(lines, at, k === 0 ? -1 : stats[k - 1]!))
  return starts.map((start, k) => {
    const before = k === 0 ? lines.slice(0, start) : []
    const own = withoutSettings(lines.slice(start, starts[k + 1]))
    return { text: own.join('\n'), line: start + 1, above: withoutSettings(before).join('\n').trim() }
  })
}

/** The line where the creature of a stat line begins. */
function startOf(lines: readonly string[], at: number, after: number): number {
  const line = lines[at]!
  const stats = line.search(STATS)
  const named = stats < 0 ? /^[^\d]*\p{L}[^\d]*[:,]/u.test(line) : /\p{L}/u.test(line.slice(0, stats))
  if (named) return at
  for (let i = at - 1; i > after; i--) {
    const above = lines[i]!.trim()
    if (above === '') continue
    return /^([-*•]\s|---)/.test(above) ? at : i
  }
  return at
}

/** The lines without what stands between two lines of dashes with nothing but settings ("layout: default") between. */
function withoutSettings(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const end = lines[i]!.trim() === '---' ? lines.findIndex((line, k) => k > i && line.trim() === '---') : -1
    const settings = end > i && lines.slice(i + 1, end).every(line => /^[\w ]{1,40}:/.test(line) || line.trim() === '')
    if (settings) i = end
    else kept.push(lines[i]!)
  }
  return kept
}
