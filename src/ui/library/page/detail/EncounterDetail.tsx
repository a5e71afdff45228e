import { useEffect, useState } from 'react'
import { DETAILS } from '~/words/en/library'
import { PLAY } from '~/words/en/store'
import type { Entry } from '~/store/entries/entry'
import type { FightStanding } from '~/store/entries/fightStanding'
import { actions } from '~/store/state/useTable'
import type { BoardState } from '~/table'
import { MapThumb } from '../../MapThumb'
import type { DetailMeans } from './detailMeans'
import { WithParty } from '../WithParty'

/** An encounter: begun as a fight, with a party; it stays as it is. */
export function EncounterDetail({ entry, onClose, onToast }: DetailMeans & { entry: Entry<'encounter'> }) {
  const { id, system, facts, data } = entry
  const standing = usePrepared(entry)
  return (
    <>
      {standing && <MapThumb of={standing} className="max-h-48 w-full rounded-lg" />}
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      <PublicName
        id={id}
        publicName={(data.start as { readonly board?: Pick<BoardState, 'publicName'> }).board?.publicName ?? ''}
        onToast={onToast}
      />
      <WithParty
        system={system}
        words={DETAILS.begin}
        onBegin={async party => {
          const entries = await actions.entries()
          if (await entries.startEncounter(id, party)) onClose()
        }}
      />
    </>
  )
}

/** What the players read above a fight of it: the encounter's own name is the GM's. */
function PublicName({ id, publicName, onToast }: Pick<DetailMeans, 'onToast'> & { id: string; publicName: string }) {
  const commit = async (next: string) => {
    const entries = await actions.entries()
    const back = await entries.namePublicly(id, next)
    if (back) onToast({ words: DETAILS.publicName.is(next || PLAY.neutralName), undo: () => void back() })
  }
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-sm">{DETAILS.publicName.title}</span>
      <input
        key={publicName}
        defaultValue={publicName}
        placeholder={PLAY.neutralName}
        maxLength={80}
        className="field min-w-32 flex-1"
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ target }) => {
          const next = target.value.trim()
          if (next !== publicName) void commit(next)
        }}
      />
      <span className="text-muted basis-full text-xs">{DETAILS.publicName.how}</span>
    </label>
  )
}

/** How it was prepared; null until that is worked out. */
function usePrepared(entry: Entry<'encounter'>): FightStanding | null {
  const [standing, setStanding] = useState<FightStanding | null>(null)
  useEffect(() => {
    let isWanted = true
    void actions.entries().then(entries => {
      if (isWanted) setStanding(entries.prepared(entry))
    })
    return () => void (isWanted = false)
  }, [entry])
  return standing
}
