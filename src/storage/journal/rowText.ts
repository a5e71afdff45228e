import type { Answer, Json, Patch, Row } from '~/engine'

/**
 * The text of a row. The common ones are written as lists, without the names of their fields, which were half of the bytes and
 * of the time it took; all others as they are. An answer: where in its list each field stands.
 */
const AT = { key: 1, ask: 2, slot: 3, of: 4, value: 5, source: 6, force: 7 } as const satisfies Record<
  keyof Answer,
  number
>

type Path = Patch['path']

export function rowText(row: Row | null): string {
  return JSON.stringify(row && written(row))
}

function written(row: Row): unknown {
  switch (row.row) {
    case 'open':
      return ['open', row.command, row.rules.id, row.rules.version, ...(row.apart ? [row.apart] : [])]
    case 'entry': {
      if (!('of' in row.entry)) return row
      const { key, ask, slot, of, value, source, force } = row.entry
      return force
        ? ['answer', key, ask, slot, of, value, source, force]
        : ['answer', key, ask, slot, of, value, source]
    }
    case 'close': {
      const list: unknown[] = ['close']
      for (const patch of row.redo) list.push(patch.op === 'replace' ? [...patch.path, patch.value] : patch)
      return list
    }
    default:
      return row
  }
}

/** The row again. @throws SyntaxError when the text is no JSON. What `rowText` did not write gives no sound row. */
export function readRowText(text: string): Row | null {
  const read = JSON.parse(text) as Row | Json[] | null
  // Rows were once written as they are.
  if (!Array.isArray(read)) return read
  const [kind, ...rest] = read
  if (kind === 'open') {
    const [command, id, version, apart] = rest as [command: never, id: string, version: number, apart?: true]
    return { row: 'open', command, rules: { id, version }, ...(apart && { apart }) }
  }
  if (kind === 'close') return { row: 'close', redo: (rest as unknown as (Path | Patch)[]).map(patchOf) }
  return { row: 'entry', entry: answerOf(read) }
}

/** A change is its path with the new value at the end, or a patch. */
function patchOf(change: Path | Patch): Patch {
  return Array.isArray(change) ? { op: 'replace', path: change.slice(0, -1), value: change.at(-1) } : change
}

function answerOf(list: readonly Json[]): Answer {
  const field = <K extends keyof Answer>(name: K) => list[AT[name]] as Answer[K]
  const answer: Answer = {
    key: field('key'),
    of: field('of'),
    ask: field('ask'),
    slot: field('slot'),
    value: field('value'),
    source: field('source'),
  }
  if (field('force')) answer.force = true
  return answer
}
