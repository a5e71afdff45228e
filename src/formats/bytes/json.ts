import { FILE } from '~/words/en/files'
import { label } from '../report/label'
import { scanJson } from './jsonScan'
import { limits } from '../report/limits'
import { type Imported, refused } from '../report/problem'

/**
 * Reads JSON text out of a file as a plain value of unknown shape, nested at most `limits.nesting` deep.
 * Keys named `__proto__` are dropped at every level. The caller builds its own records from the keys that it knows.
 * @param where the file (and entry) for the words of a refusal, which give line and column, both from 1
 * @param isLine the text is one line of a file, which `where` names: the column alone is given
 */
export function parseJson(text: string, where: string, isLine = false): Imported<unknown> {
  if (text.trim() === '') return refused(where, FILE.emptyText(text.length))
  const scan = scanJson(text, limits.nesting.most)
  if (scan.kind === 'sound') return { ok: true, value: withoutPrototypeKeys(JSON.parse(text)), problems: [] }
  const { line, column } = place(text, scan.at)
  const { json } = FILE
  const { most } = limits.nesting
  switch (scan.kind) {
    case 'ended':
      return refused(where, isLine ? json.endedInLine(column) : json.ended(line, column))
    case 'unexpected': {
      const found = label(text[scan.at] ?? '')
      return refused(where, isLine ? json.unexpectedInLine(found, column) : json.unexpected(found, line, column))
    }
    case 'deep':
      return refused(where, isLine ? json.deepInLine(column, most) : json.deep(line, column, most))
  }
}

/** Line and column of a place, both counted from 1. */
function place(text: string, at: number): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) {
    line++
    lineStart = next + 1
  }
  return { line, column: at - lineStart + 1 }
}

/** `JSON.parse` makes `__proto__` an ordinary own key; a later copy by assignment would make it a prototype. */
function withoutPrototypeKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
  for (const inner of Object.values(value)) withoutPrototypeKeys(inner)
  return value
}
