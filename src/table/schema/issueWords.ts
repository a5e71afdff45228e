import * as v from 'valibot'
import { type Command, Diverged } from '~/engine/command'

const BOUNDS: { readonly [type: string]: string } = {
  min_value: 'at least',
  max_value: 'at most',
  min_length: 'at least',
  max_length: 'at most',
}

/**
 * What is wrong with a value that was checked, and where: "evasion: at most 999", "multiplier: one of 2, 3, 4",
 * "name: at most 400 letters".
 *
 * @param whole what stands for the place where the whole is wrong
 */
export function issueWords([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]], whole: string): string {
  const { type, requirement, message } = issue as v.BaseIssue<unknown> & { requirement?: unknown }
  const bound = BOUNDS[type]
  const unit = type.endsWith('_length') && typeof issue.input === 'string' ? ' letters' : ''
  const words = bound
    ? `${bound} ${String(requirement)}${unit}`
    : type === 'picklist'
      ? oneOf(issue)
      : own(issue, message)
  return `${v.getDotPath(issue) ?? whole}: ${words}`
}

/** What the library of the schemas says by itself is nothing for a table. */
function own({ received, expected }: v.BaseIssue<unknown>, message: string): string {
  if (!message.startsWith('Invalid ')) return message
  if (received === 'undefined') return 'is missing'
  return expected === 'never' ? 'is not known here' : 'is not what belongs there'
}

/** "one of 2, 3, 4": the schema lists them as `(2 | 3 | "four")`. */
const oneOf = ({ expected }: v.BaseIssue<unknown>): string =>
  `one of ${expected?.replace(/^\(|"|\)$/g, '').replaceAll(' | ', ', ')}`

/** What came with a command, checked. Throws `Diverged` naming the field and what is wrong with it. */
export function args<const S extends v.GenericSchema>(schema: S, command: Command): v.InferOutput<S> {
  const read = v.safeParse(schema, command.with ?? {})
  if (read.success) return read.output
  throw new Diverged(`${command.type}: ${issueWords(read.issues, 'with')}`)
}

/** What is wrong with a value by this schema, as a sentence that names the field; undefined when it is sound. */
export const problemOf =
  (schema: v.GenericSchema, what: string) =>
  (value: unknown): string | undefined => {
    const read = v.safeParse(schema, value)
    return read.success ? undefined : issueWords(read.issues, what)
  }
