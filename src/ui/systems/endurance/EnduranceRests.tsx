import { ENDURANCE, SHARED } from '~/words/en/systems'
import { asGm } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

const RESTS = [
  ['break', ENDURANCE.rests.break, {}],
  ['rest', ENDURANCE.rests.rest, {}],
  ['rest', ENDURANCE.rests.interrupted, { interrupted: true }],
] as const

/** A break or a night's rest for one side, between fights. */
export function EnduranceRests() {
  return (
    <OneSide label={SHARED.whoRests}>
      {who =>
        RESTS.map(([type, words, given]) => (
          <Button key={words} disabled={who.length === 0} onClick={() => asGm(type, { who, ...given })}>
            {words}
          </Button>
        ))
      }
    </OneSide>
  )
}
