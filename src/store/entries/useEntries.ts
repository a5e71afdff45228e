import { create } from 'zustand'
import type { EntryCard } from '~/storage'

/** What the library's page shows. */
export interface EntriesState {
  /** All entries, those in the trash too, the latest changed first; null: they are being read. */
  readonly cards: readonly EntryCard[] | null
}

/** The entries of the library, apart from the table's store: they are loaded when somebody asks for them. */
export const useEntries = create<EntriesState>()(() => ({ cards: null }))
