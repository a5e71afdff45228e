import { HALLOWED } from '~/words/en/hallowed'
import { asGm } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

/** More than anybody has. */
const ALL = 999

/** Between fights: Stress comes back, injuries mend as the GM says, and single rounds pass for those who bleed. */
export function HallowedRests() {
  return (
    <OneSide label={HALLOWED.rests.who}>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => asGm('mend', { who, stress: ALL })}>
            {HALLOWED.rests.stress}
          </Button>
          <Button disabled={who.length === 0} onClick={() => asGm('mend', { who, wounds: 1 })}>
            {HALLOWED.rests.wound}
          </Button>
          <Button
            disabled={who.length === 0}
            onClick={() => asGm('mend', { who, wounds: ALL, stress: ALL, mana: ALL })}
          >
            {HALLOWED.rests.all}
          </Button>
          <Button onClick={() => asGm('passRound')}>{HALLOWED.rests.round}</Button>
        </>
      )}
    </OneSide>
  )
}
