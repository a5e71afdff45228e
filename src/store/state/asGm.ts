import type { Json } from '~/engine'
import { actions, useTable } from './useTable'

/**
 * The GM's hand: at rest a command of its own, in the middle of a question a ruling in its place, after which the
 * question is asked anew. While a sheet of the library lies on the bench, it works on that. True when it was taken in.
 */
export function asGm(type: string, given: { readonly [key: string]: Json } = {}): boolean {
  const command = { type, by: 'gm', with: given }
  const { bench } = useTable.getState()
  if (bench) return bench.give(command)
  return useTable.getState().fight?.asks ? actions.ruleNow(command) : actions.do(command)
}
