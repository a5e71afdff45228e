import type { Answer, Patch, Row } from '~/engine'

/**
 * A row as JSON. Answers and the patches at the end of a command are nearly all of a journal and are written with every click:
 * their fields are known, so they are joined here, in half the time that `JSON.stringify` takes to find them out.
 */
export function rowText(row: Row): string {
  if (row.row === 'close') return `{"row":"close","redo":[${row.redo.map(patchText).join(',')}]}`
  if (row.row === 'entry' && 'of' in row.entry) return `{"row":"entry","entry":${answerText(row.entry)}}`
  return JSON.stringify(row)
}

function answerText({ key, ask, slot, of, value, force, source }: Answer): string {
  const forced = force ? '"force":true,' : ''
  const where = `"ask":${ask},"slot":${slot},"of":${wordText(of)}`
  return `{"key":${wordText(key)},${where},"value":${valueText(value)},${forced}"source":${wordText(source)}}`
}

function patchText({ op, path, value }: Patch): string {
  const given = value === undefined ? '' : `,"value":${valueText(value)}`
  return `{"op":"${op}","path":[${path.map(valueText).join(',')}]${given}}`
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return wordText(value)
  return Number.isInteger(value) ? `${value as number}` : JSON.stringify(value)
}

/** Names and ids: nothing in them needs escaping. */
const PLAIN = /^[\w .:/-]*$/

function wordText(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
}
