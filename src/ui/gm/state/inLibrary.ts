import { KEPT } from '~/words/en/window'
import type { Id } from '~/engine'
import { actions } from '~/store/state/useTable'
import { showToast } from './windowState'

/** Keeps these of the open fight as creatures, one of each kind, and says so. */
export function keepInLibrary(who: readonly Id[], name: string): void {
  const keep = async () => {
    const entries = await actions.entries()
    const count = await entries.keepCombatants(who)
    if (count > 0) showToast({ words: count === 1 ? KEPT.one(name) : KEPT.many(count) })
  }
  void keep().catch(() => undefined)
}

/** So many more of each of these in the open fight. */
export function duplicate(who: readonly Id[], count: number): void {
  void actions.entries().then(
    entries => entries.copies(who, count),
    () => undefined,
  )
}
