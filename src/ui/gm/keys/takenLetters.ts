import { nowOf, offersOf } from '~/store/rulesSay'
import type { TableState } from '~/store/types'
import { hotkeys } from '../actions/hotkeys'

/** The letters that the action bar claims just now. */
export function takenLetters({ fight, selection }: Pick<TableState, 'fight' | 'selection'>): ReadonlySet<string> {
  const of = fight && nowOf(fight, selection[0]).of
  if (!fight || of === null || of === undefined || of === 'gm' || fight.asks) return new Set()
  return new Set(hotkeys(offersOf(fight, of)).keys())
}
