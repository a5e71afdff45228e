import * as v from 'valibot'
import { FILE } from '~/words/en/files'
import { label } from './label'

/**
 * The value built anew from the keys of the schema, or what is wrong with which field, as "x is missing". `isOther`: what is there
 * is of another kind altogether, and the fault says of which.
 */
export type ReadAs<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: string[]; readonly isOther: boolean }

const KINDS: Readonly<Record<string, string>> = FILE.kinds
const WANTED: Readonly<Record<string, string>> = FILE.wanted

/** Checks a value of unknown shape against a schema; faults are sentences without their place in the file. */
export function readAs<const S extends v.GenericSchema>(schema: S, value: unknown): ReadAs<v.InferOutput<S>> {
  const read = v.safeParse(schema, value, { abortPipeEarly: true })
  if (read.success) return { ok: true, value: read.output }
  return { ok: false, faults: read.issues.map(fault), isOther: read.issues.some(isOther) }
}

function fault(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  const subject = field === null ? '' : `${field} `
  if (issue.kind !== 'schema') return `${subject}${issue.message}`
  if (!isOther(issue)) return `${subject}${FILE.missing}`
  const expected = WANTED[issue.expected ?? ''] ?? label(issue.expected ?? FILE.somethingElse)
  return `${subject}${FILE.instead(KINDS[issue.received] ?? label(issue.received), expected)}`
}

const isOther = ({ kind, received }: v.BaseIssue<unknown>): boolean => kind === 'schema' && received !== 'undefined'

/** A field that is only looked at (a name, a colour): missing, empty or wrong it costs nothing but itself, and counts as `otherwise`. */
export const cosmetic = <const S extends v.GenericSchema, const D extends v.InferOutput<S>>(schema: S, otherwise: D) =>
  v.fallback(v.nullish(schema, otherwise as never), otherwise as never) as unknown as v.GenericSchema<
    v.InferInput<S> | null | undefined,
    v.InferOutput<S>
  >
