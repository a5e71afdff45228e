import * as v from 'valibot'

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
