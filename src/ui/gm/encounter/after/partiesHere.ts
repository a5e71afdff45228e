import { useEffect, useState } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import type { EntryActions } from '~/store/entries/entryActions'
import { useEntries } from '~/store/entries/useEntries'
import { actions, useTable } from '~/store/state/useTable'
import { showToast } from '../../state/windowState'

/** A party of the library that came into the open fight, and how many of it are there. */
export type PartyHere = Awaited<ReturnType<EntryActions['partiesHere']>>[number]

/** The parties that came into the open fight; nobody until the library is read, or while `isWanted` is false. */
export function usePartiesHere(isWanted: boolean): readonly PartyHere[] {
  const cards = useEntries(s => s.cards)
  const fight = useTable(s => s.fight?.id)
  const [found, setFound] = useState<readonly PartyHere[]>([])
  useEffect(() => {
    let isStill = isWanted && fight !== undefined
    if (!isStill) return
    void actions
      .entries()
      .then(entries => entries.partiesHere())
      .then(parties => {
        if (isStill) setFound(parties)
      })
      // A library that cannot be read says so on its own page.
      .catch(() => undefined)
    return () => void (isStill = false)
  }, [cards, fight, isWanted])
  return isWanted ? found : []
}

/** Brings a party home as the open fight leaves it, and says so, with the way back. */
export async function bringHome({ id, name }: PartyHere): Promise<void> {
  const home = await (await actions.entries()).takeHome(id)
  if (home) showToast({ words: ENCOUNTER.home.cameHome(home.count, name), undo: () => void home.back() })
}
