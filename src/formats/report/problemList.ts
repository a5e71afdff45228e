import { FILE } from '~/words/en/files'
import { limits } from './limits'
import type { ImportProblem } from './problem'

/**
 * Collects the problems of one file. A file with thousands of faults lists the first `limits.problems` of them;
 * the others are counted by severity, so that the list stays readable and small.
 */
export class ProblemList {
  readonly #file: string
  readonly #listed: ImportProblem[] = []
  readonly #uncounted = new Map<ImportProblem['severity'], number>()

  constructor(file: string) {
    this.#file = file
  }

  /** @param place the place inside the file; empty for the file as a whole */
  add(severity: ImportProblem['severity'], place: string, what: string): void {
    if (this.#listed.length < limits.problems.most || severity === 'refused') {
      this.#listed.push({ where: place === '' ? this.#file : `${this.#file}, ${place}`, what, severity })
      return
    }
    this.#uncounted.set(severity, (this.#uncounted.get(severity) ?? 0) + 1)
  }

  /** Whether anything was so wrong that the file cannot be taken at all. */
  get refused(): boolean {
    return this.#listed.some(problem => problem.severity === 'refused')
  }

  all(): ImportProblem[] {
    const rest = [...this.#uncounted].map(([severity, count]) => ({
      where: this.#file,
      what: FILE.more(count),
      severity,
    }))
    return [...this.#listed, ...rest]
  }
}
