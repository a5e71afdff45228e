import * as v from 'valibot'

/**
 * What is wrong with a value that was checked, and where: "evasion: at most 999".
 *
 * @param whole what stands for the place where the whole is wrong
 */
export function issueWords([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]], whole: string): string {
  const { type, requirement, message } = issue as v.BaseIssue<unknown> & { requirement?: unknown }
  const bound = /^m(ax|in)_value$/.exec(type)?.[1]
  const words = bound ? `at ${bound === 'ax' ? 'most' : 'least'} ${String(requirement)}` : message
  return `${v.getDotPath(issue) ?? whole}: ${words}`
}
