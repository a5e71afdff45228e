/** The entries of the library as components see them. */
export type { Entry, EntryCard, EntryKind, Hero } from '~/storage'
