import { RATBAGS } from '~/words/en/ratbags'
import { SHARED } from '~/words/en/systems'
import { asGm } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

const RESTS = [
  ['rest', RATBAGS.rests.rest],
  ['night', RATBAGS.rests.night],
  ['week', RATBAGS.rests.week],
  ['treat', RATBAGS.rests.treat],
  ['deprivation', RATBAGS.rests.deprivation],
] as const

/** Rest, treatment and want for one side, between fights; and the clock of those who lie dying. */
export function RatbagsRests() {
  return (
    <OneSide label={SHARED.whoRests}>
      {who => (
        <>
          {RESTS.map(([type, words]) => (
            <Button key={type} disabled={who.length === 0} onClick={() => asGm(type, { who })}>
              {words}
            </Button>
          ))}
          <Button onClick={() => asGm('clock', { minutes: 10 })}>{RATBAGS.rests.pass}</Button>
        </>
      )}
    </OneSide>
  )
}
