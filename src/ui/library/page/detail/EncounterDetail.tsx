import { DETAILS } from '~/language/en/library/details'
import type { Entry } from '~/store/entries/entry'
import { actions } from '~/store/state/useTable'
import { Thumb } from '../Thumb'
import type { DetailMeans } from './detailMeans'
import { WithParty } from '../WithParty'

/** An encounter: begun as a fight, with a party; it stays as it is. */
export function EncounterDetail({ entry, onClose }: DetailMeans & { entry: Entry<'encounter'> }) {
  const { id, system, picture, facts } = entry
  return (
    <>
      {picture !== undefined && <Thumb of={picture} className="max-h-48 w-full rounded-lg" />}
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
