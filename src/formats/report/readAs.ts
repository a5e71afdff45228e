import * as v from 'valibot'
import { label } from './label'

/** The value built anew from the keys of the schema, or what is wrong with which field, as "x is missing". */
export type ReadAs<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: string[] }

const WORDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
}

/** Checks a value of unknown shape against a schema; faults are sentences without their place in the file. */
export function readAs<const S extends v.GenericSchema>(schema: S, value: unknown): ReadAs<v.InferOutput<S>> {
  const read = v.safeParse(schema, value, { abortPipeEarly: true })
  if (read.success) return { ok: true, value: read.output }
  return { ok: false, faults: read.issues.map(fault) }
}

function fault(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  const subject = field === null ? '' : `${field} `
  if (issue.kind !== 'schema') return `${subject}${issue.message}`
  if (issue.received === 'undefined') return `${subject}is missing`
  const expected = WORDS[issue.expected ?? ''] ?? label(issue.expected ?? 'something else')
  return `${subject}is ${WORDS[issue.received] ?? label(issue.received)} instead of ${expected}`
}
