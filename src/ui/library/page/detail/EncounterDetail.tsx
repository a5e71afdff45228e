import { useEffect, useState } from 'react'
import { DETAILS } from '~/language/en/library/details'
import type { Entry } from '~/store/entries/entry'
import type { FightStanding } from '~/store/entries/fightStanding'
import { actions } from '~/store/state/useTable'
import { MapThumb } from '../../MapThumb'
import type { DetailMeans } from './detailMeans'
import { WithParty } from '../WithParty'

/** An encounter: begun as a fight, with a party; it stays as it is. */
export function EncounterDetail({ entry, onClose }: DetailMeans & { entry: Entry<'encounter'> }) {
  const { id, system, facts } = entry
  const standing = usePrepared(entry)
  return (
    <>
      {standing && <MapThumb of={standing} className="max-h-48 w-full rounded-lg" />}
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
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
