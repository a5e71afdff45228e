import { PALETTE } from '~/words/en/commands'
import type { EntryCard } from '~/store/entries/entry'
import { actions, type TableState } from '~/store/state/useTable'
import { bringHome, type PartyHere } from '../encounter/after/partiesHere'
import type { PaletteItem } from './paletteItem'

/** The library's handouts, to be shown to the players; the one they see, to be taken away. */
export function handoutItems(cards: readonly EntryCard[] | null, shown: TableState['handout']): readonly PaletteItem[] {
  const kept = (cards ?? []).filter(({ kind, trashed, id }) => kind === 'handout' && !trashed && id !== shown?.id)
  return [
    ...(shown
      ? [
          {
            words: PALETTE.takeHandout(shown.name),
            group: PALETTE.groups.handout,
            search: PALETTE.search.takeHandout,
            act: () => actions.layHandout(null),
          },
        ]
      : []),
    ...kept.map(({ id, name }) => ({
      words: PALETTE.showHandout(name),
      group: PALETTE.groups.handout,
      search: PALETTE.search.showHandout,
      act: () => void actions.entries().then(entries => entries.showHandout(id)),
    })),
  ]
}

/** The parties that came into the open fight, to be taken home as they stand. */
export function homeItems(parties: readonly PartyHere[]): readonly PaletteItem[] {
  return parties.map(party => ({
    words: PALETTE.takeHome(party.name),
    group: PALETTE.groups.fight,
    search: PALETTE.search.takeHome,
    act: () => void bringHome(party),
  }))
}
