import { createContext, useContext } from 'react'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import type { FightView } from '../session/fightView'
import { useTable, useTableSelector } from '../state'

/** Whether what is drawn here is the open sheet of the library, and not one of the open fight. */
export const OfSheetDraft = createContext(false)

/**
 * The fight that is open; of an open sheet of the library the one around it. Only for components that are shown while
 * there is one. Throws when there is none.
 */
export function useFight<R extends RulesetTypes = TableTypes>(): FightView<R> {
  const isDraft = useContext(OfSheetDraft)
  const fight = useTable(s => (isDraft ? (s.sheetDraft?.fight ?? null) : s.fight))
  if (!fight) throw new Error('useFight was called while no fight is open.')
  return fight as unknown as FightView<R>
}

/**
 * Something about the open fight: whoever asks is drawn anew only when that has changed, not at each click. A record or
 * list counts as changed when one of its entries is another.
 */
export function useFightSelector<T, R extends RulesetTypes = TableTypes>(of: (fight: FightView<R>) => T): T {
  const isDraft = useContext(OfSheetDraft)
  return useTableSelector(state => {
    const fight = isDraft ? state.sheetDraft?.fight : state.fight
    if (!fight) throw new Error('useFightSelector was called while no fight is open.')
    return of(fight as unknown as FightView<R>)
  })
}

/** The state of the open fight. */
export function useSnapshot<R extends RulesetTypes = TableTypes>(): Snapshot<R> {
  return useFight<R>().snapshot
}

/** The address of the picture on somebody's token, once it is decoded; undefined when there is none, or none that can be shown. */
export function usePictureUrl({ picture }: { picture?: Combatant['picture'] | undefined }): string | undefined {
  return useTable(s => (picture === undefined ? undefined : s.pictures.get(picture)?.url))
}
