import { useEffect, useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { Entry, EntryCard } from '~/store/entries/entry'
import { actions, useTable } from '~/store/state/useTable'
import { CreatureDetail } from './CreatureDetail'
import type { DetailMeans } from './detailMeans'
import { EncounterDetail } from './EncounterDetail'
import { EntryHeader } from '../EntryHeader'
import { EntryNotes } from '../EntryNotes'
import { FightDetail } from './FightDetail'
import type { Card } from '../findCards'
import { HandoutDetail } from './HandoutDetail'
import { MapDetail } from './MapDetail'
import { PartyDetail } from './PartyDetail'
import { RulesDetail } from './RulesDetail'

/** What is chosen, whole, with what can be done with it. */
export function Detail({ card, ...means }: DetailMeans & { card: Card }) {
  return card.kind === 'fight' ? (
    <FightDetail fight={card.fight} {...means} />
  ) : (
    <OfEntry card={card.entry} {...means} />
  )
}

function OfEntry({ card, ...means }: DetailMeans & { card: EntryCard }) {
  const entry = useEntry(card)
  const notice = useTable(s => s.notice)
  return (
    <>
      <EntryHeader card={card} {...means} />
      {card.problem && <p className="text-danger text-xs">{card.problem}</p>}
      {card.trashed === undefined && entry && <Content entry={entry} {...means} />}
      {entry === null && <p className="text-danger text-sm">{notice ?? DETAILS.noEntry}</p>}
      {entry && <EntryNotes entry={entry} />}
    </>
  )
}

function Content({ entry, ...means }: DetailMeans & { entry: Entry }) {
  switch (entry.kind) {
    case 'creature':
      return <CreatureDetail entry={entry} {...means} />
    case 'party':
      return <PartyDetail entry={entry} {...means} />
    case 'encounter':
      return <EncounterDetail entry={entry} {...means} />
    case 'map':
      return <MapDetail entry={entry} {...means} />
    case 'handout':
      return <HandoutDetail entry={entry} {...means} />
    case 'rules':
      return <RulesDetail entry={entry} {...means} />
  }
}

/** The entry, read anew with each change of its card; undefined: it is being read; null: it cannot be. */
function useEntry({ id, rev }: EntryCard): Entry | null | undefined {
  const [read, setRead] = useState<Entry | null>()
  useEffect(() => {
    let isWanted = true
    void actions
      .entries()
      .then(entries => entries.read(id))
      .then(found => {
        if (isWanted) setRead(found)
      })
    return () => void (isWanted = false)
  }, [id, rev])
  return read
}
