import * as v from 'valibot'

const BOUNDS: { readonly [type: string]: string } = { min_value: 'at least', max_value: 'at most' }

/**
 * What is wrong with a value that was checked, and where: "evasion: at most 999".
 *
 * @param whole what stands for the place where the whole is wrong
 */
export function issueWords([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]], whole: string): string {
  const { type, requirement, message } = issue as v.BaseIssue<unknown> & { requirement?: unknown }
  const bound = BOUNDS[type]
  const words = bound ? `${bound} ${String(requirement)}` : message
  return `${v.getDotPath(issue) ?? whole}: ${words}`
}
