import type { Proc } from './ask'
import type { RulesetTypes } from './snapshot'
import type { World } from './world'

type Watch = <T>(name: string, procedure: Proc<T>) => Proc<T>

let watch: Watch | undefined

/** In tests: each procedure goes through this before it is handed out. A window carries nothing of what watches. */
export function watchRules(by: Watch): void {
  watch = by
}

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
    return watch ? watch(name, procedure) : procedure
  }
}
