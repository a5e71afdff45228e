import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { OneSide } from '../shared/OneSide'

const RESTS = [
  ['break', 'Break', {}],
  ['rest', 'Rest', {}],
  ['rest', 'Interrupted rest', { interrupted: true }],
] as const

/** A break or a night's rest for one side, between fights. */
export function EnduranceRests() {
  return (
    <OneSide label="Who rests">
      {who =>
        RESTS.map(([type, words, given]) => (
          <Button key={words} disabled={who.length === 0} onClick={() => byGm(type, { who, ...given })}>
            {words}
          </Button>
        ))
      }
    </OneSide>
  )
}
