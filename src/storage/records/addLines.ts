import type { Change } from '../ports/ports'

/** Adds lines to a fight's journal, the first one at the place after `after`. */
export function addLines(id: string, lines: readonly unknown[], after = 0): Change[] {
  return lines.map((value, i) => ({ store: 'rows', add: [id, after + 1 + i], value }))
}
