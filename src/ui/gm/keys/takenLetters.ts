import { promptOf, offersOf } from '~/store/queries/rulesCache'
import type { TableState } from '~/store/state/useTable'
import { hotkeys } from './hotkeys'

/** The letters that the action bar claims just now. */
export function takenLetters({ fight, selection }: Pick<TableState, 'fight' | 'selection'>): ReadonlySet<string> {
  const of = fight && promptOf(fight, selection[0]).of
  if (!fight || of === null || of === undefined || of === 'gm' || fight.asks) return new Set()
  return new Set(hotkeys(offersOf(fight, of)).keys())
}
