import type { Json } from '~/engine'
import { actions, useTable } from './useTable'

/**
 * The GM's hand: at rest a command of its own, in the middle of a question a ruling in its place, after which the
 * question is asked anew. True when it was taken in.
 */
export function asGm(type: string, given: { readonly [key: string]: Json } = {}): boolean {
  const command = { type, by: 'gm', with: given }
  return useTable.getState().fight?.asks ? actions.ruleNow(command) : actions.do(command)
}
