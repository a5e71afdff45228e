import { watchRules, type Proc } from '~/engine'

let names: string[] = []

/** In tests: remember rules that were called but never driven, which is a forgotten `yield*`. */
export function watchForUndriven(): void {
  names = []
  watchRules(watched)
}

/** The names of rules that were called without `yield*` since the last time. Empty when all is well. */
export function undriven(): readonly string[] {
  const found = names
  names = []
  return found
}

function watched<T>(name: string, procedure: Proc<T>): Proc<T> {
  names.push(name)
  const next = procedure.next.bind(procedure)
  let driven = false
  procedure.next = (...reply) => {
    if (!driven) {
      driven = true
      const at = names.lastIndexOf(name)
      if (at >= 0) names.splice(at, 1)
    }
    return next(...reply)
  }
  return procedure
}
