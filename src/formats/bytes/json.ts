import { label } from '../report/label'
import { scanJson } from './jsonScan'
import { limits } from '../report/limits'
import { type Imported, refused } from '../report/problem'

/**
 * Reads JSON text out of a file as a plain value of unknown shape, nested at most `limits.nesting` deep.
 * Keys named `__proto__` are dropped at every level. The caller builds its own records from the keys that it knows.
 * @param where the file (and entry) for the words of a refusal, which give line and column, both from 1
 */
export function parseJson(text: string, where: string): Imported<unknown> {
  if (text.trim() === '') return refused(where, `is empty (${text.length} bytes of text)`)
  const scan = scanJson(text, limits.nesting.most)
  switch (scan.kind) {
    case 'ended':
      return refused(
        where,
        `is incomplete: the file ends in the middle, ${place(text, scan.at)}, and is not valid JSON`,
      )
    case 'unexpected':
      return refused(where, `is not valid JSON: unexpected “${label(text[scan.at] ?? '')}” ${place(text, scan.at)}`)
    case 'deep':
      return refused(where, `is nested too deep ${place(text, scan.at)}: the limit is ${limits.nesting.most} levels`)
    case 'sound':
      return { ok: true, value: withoutPrototypeKeys(JSON.parse(text)), problems: [] }
  }
}

/** "at line 3, column 12", both counted from 1. */
function place(text: string, at: number): string {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) {
    line++
    lineStart = next + 1
  }
  return `at line ${line}, column ${at - lineStart + 1}`
}

/** `JSON.parse` makes `__proto__` an ordinary own key; a later copy by assignment would make it a prototype. */
function withoutPrototypeKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
  for (const inner of Object.values(value)) withoutPrototypeKeys(inner)
  return value
}
