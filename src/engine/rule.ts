import type { Proc } from './ask'
import type { RulesetTypes } from './snapshot'
import type { World } from './world'

let undrivenNames: string[] | undefined

/**
 * A named rule: the procedure that carries out the ledger rows `ids`, which are reported when it is entered.
 * Rows that apply only sometimes are entered inside, with `w.enter`, where they apply.
 */
export function rule<R extends RulesetTypes, A extends unknown[], T>(
  ids: readonly string[],
  name: string,
  body: (w: World<R>, ...args: A) => Proc<T>,
): (w: World<R>, ...args: A) => Proc<T> {
  return (w, ...args) => {
    const procedure = w.during(ids, body(w, ...args))
    return undrivenNames ? watched(name, procedure) : procedure
  }
}

/** In development and tests: remember rules that were called but never driven, which is a forgotten `yield*`. */
export function watchForUndriven(): void {
  undrivenNames = []
}

/** The names of rules that were called without `yield*` since the last time. Empty when all is well. */
export function undriven(): readonly string[] {
  const names = undrivenNames ?? []
  if (undrivenNames) undrivenNames = []
  return names
}

function watched<T>(name: string, procedure: Proc<T>): Proc<T> {
  undrivenNames!.push(name)
  const next = procedure.next.bind(procedure)
  let driven = false
  procedure.next = (...reply) => {
    if (!driven) {
      driven = true
      const at = undrivenNames!.lastIndexOf(name)
      if (at >= 0) undrivenNames!.splice(at, 1)
    }
    return next(...reply)
  }
  return procedure
}
