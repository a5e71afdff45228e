import { ENCOUNTER } from '~/words/en/sheets'
import { Button } from '../../../parts/controls/Button'
import { bringHome, usePartiesHere } from './partiesHere'

/** After the fight: the parties of the library that were in it go home as they stand now. Nothing where none was. */
export function TakeHome() {
  const parties = usePartiesHere(true)
  if (parties.length === 0) return null
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
