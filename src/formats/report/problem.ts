/**
 * One thing wrong with a file, in words for the GM.
 * `where` names the file and the place in it (field, wall number, row); `what` is the rest of the sentence.
 * Severity: `refused` = nothing was taken from the file; `left out` = this part is missing, the rest stands;
 * `note` = taken, but the GM should know.
 */
export interface ImportProblem {
  readonly where: string
  readonly what: string
  readonly severity: 'refused' | 'left out' | 'note'
}

/** What reading a file gives: a sound value with what was left out of it, or nothing but the reasons. */
export type Imported<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly ImportProblem[] }
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }

/** A file refused for a single reason. */
export function refused(where: string, what: string): Imported<never> {
  return { ok: false, problems: [{ where, what, severity: 'refused' }] }
}

/** The problem as one line: "cellar.dd2vtt, line_of_sight, wall 3: x is missing". */
export function problemSentence(problem: ImportProblem): string {
  return `${problem.where}: ${problem.what}`
}
