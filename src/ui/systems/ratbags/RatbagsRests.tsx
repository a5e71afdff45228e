import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

const RESTS = [
  ['rest', 'Ten minutes'],
  ['night', 'A full night'],
  ['week', 'A week with a healer'],
  ['treat', 'Treat the dying'],
  ['deprivation', 'A day of deprivation'],
] as const

/** Rest, treatment and want for one side, between fights; and the clock of those who lie dying. */
export function RatbagsRests() {
  return (
    <OneSide label="Who rests">
      {who => (
        <>
          {RESTS.map(([type, words]) => (
            <Button key={type} disabled={who.length === 0} onClick={() => asGm(type, { who })}>
              {words}
            </Button>
          ))}
          <Button onClick={() => asGm('clock', { minutes: 10 })}>Ten minutes pass</Button>
        </>
      )}
    </OneSide>
  )
}
