import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
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
            <Button key={type} disabled={who.length === 0} onClick={() => byGm(type, { who })}>
              {words}
            </Button>
          ))}
          <Button onClick={() => byGm('clock', { minutes: 10 })}>Ten minutes pass</Button>
        </>
      )}
    </OneSide>
  )
}
