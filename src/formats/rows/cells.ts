import { CREATURES } from '~/words/en/files'
/** A line of a table: its cells, and the number of the line it begins at, from 1. `fault`: why there are none. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault?: string
}

/**
 * Cuts a text into rows and cells (RFC 4180): cells in quotes may hold separators, doubled quotes and line ends. A quote that
 * never closes, or closes in the middle of a cell, spoils the one line it stands in: reading goes on with the next, so that it
 * swallows nothing.
 */
export function rowsOf(written: string, separator: string): Row[] {
  // As spreadsheets write it, in the old way of the Macintosh as well.
  const text = written.replace(/\r\n?/g, '\n')
  const rows: Row[] = []
  let at = 0
  let line = 1
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from)
    return end < 0 ? text.length : end
  }
  while (at < text.length) {
    const row = rowAt(text, at, separator)
    if (row === undefined) {
      rows.push({ line, cells: [], fault: CREATURES.quote })
      at = lineEnd(at) + 1
      line++
      continue
    }
    if (row.cells.some(cell => cell.trim() !== '')) rows.push({ line, cells: row.cells })
    line += row.breaks
    at = row.end
  }
  return rows
}

/** Lines that a cell in quotes may hold: with more, its quote was forgotten. */
const MOST_BREAKS = 200

/** The row that begins here, and where the next one does; undefined when its quotes do not fit. */
function rowAt(
  text: string,
  start: number,
  separator: string,
): { cells: string[]; end: number; breaks: number } | undefined {
  const cells: string[] = []
  let at = start
  let breaks = 1
  for (;;) {
    if (text[at] === '"') {
      const cell = quoted(text, at)
      if (cell === undefined || cell.breaks > MOST_BREAKS) return undefined
      cells.push(cell.text)
      breaks += cell.breaks
      at = cell.end
    } else {
      const from = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
      cells.push(text.slice(from, at))
    }
    const next = text[at]
    if (next === undefined || next === '\n') return { cells, end: at + 1, breaks }
    if (next !== separator) return undefined
    at++
  }
}

/** The text between quotes, and where it ends. */
function quoted(text: string, start: number): { text: string; end: number; breaks: number } | undefined {
  let words = ''
  let breaks = 0
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) return undefined
    const part = text.slice(at, end)
    words += part
    breaks += part.split('\n').length - 1
    if (breaks > MOST_BREAKS) return undefined
    if (text[end + 1] !== '"') return { text: words, end: end + 1, breaks }
    words += '"'
    at = end + 2
  }
}
