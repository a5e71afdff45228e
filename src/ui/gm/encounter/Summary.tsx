import { useEffect, useMemo, useState } from 'react'
import type { EntryActions } from '~/store/entries/entryActions'
import { useEntries } from '~/store/entries/cards'
import { useFight } from '~/store/hooks/useFight'
import { fightSummary, summaryText } from '~/store/log/fightSummary'
import { actions, useTable } from '~/store/state'
import { ENCOUNTER } from '~/words/en/sheets'
import { Button } from '../../parts/controls/Button'
import { saveFile } from '../../parts/hooks/browser'
import { showToast } from '../state/windowState'

/** A party of the library that came into the open fight, and how many of it are there. */
export type PartyHere = Awaited<ReturnType<EntryActions['partiesHere']>>[number]

/** The parties that came into the open fight; null until the library is read, or while `isWanted` is false. */
export function usePartiesHere(isWanted: boolean): readonly PartyHere[] | null {
  const cards = useEntries(s => s.cards)
  const fight = useTable(s => s.fight?.id)
  const [found, setFound] = useState<readonly PartyHere[] | null>(null)
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
      .catch(() => isStill && setFound([]))
    return () => void (isStill = false)
  }, [cards, fight, isWanted])
  return isWanted ? found : null
}

/** Brings a party home as the open fight leaves it, and says so, with the way back. */
export async function bringHome({ id, name }: PartyHere): Promise<void> {
  const home = await (await actions.entries()).takeHome(id)
  if (home) showToast({ words: ENCOUNTER.home.cameHome(home.count, name), undo: () => void home.back() })
}

/** After the fight: the parties of the library that were in it go home as they stand now. Nothing where none was. */
export function TakeHome() {
  const parties = usePartiesHere(true)
  if (!parties?.length) return null
  return (
    <section aria-label={ENCOUNTER.home.title} className="flex flex-col gap-1.5">
      <h2 className="display text-muted text-[0.9375rem]">{ENCOUNTER.home.title}</h2>
      <p className="text-muted text-xs">{ENCOUNTER.home.how}</p>
      <div className="flex flex-wrap gap-1.5">
        {parties.map(party => (
          <Button key={party.id} onClick={() => void bringHome(party)}>
            {ENCOUNTER.home.take(party.name, party.count)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** What the fight came to, as text: selected as a whole by a click, or saved. */
export function Summary() {
  const { name, ruleset, snapshot } = useFight()
  const log = useTable(s => s.log)
  const text = useMemo(
    () => summaryText(fightSummary(ruleset, log, snapshot), name, id => snapshot.combatants[id]?.name ?? id),
    [name, ruleset, log, snapshot],
  )
  return (
    <>
      <textarea
        readOnly
        aria-label={ENCOUNTER.result}
        rows={Math.min(14, text.split('\n').length + 1)}
        className="field w-full resize-y py-1 text-xs"
        value={text}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        small
        className="self-start"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`)}
      >
        {ENCOUNTER.saveText}
      </Button>
    </>
  )
}
