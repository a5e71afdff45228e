import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

/** More than anybody has. */
const ALL = 999

/** Between fights: Stress comes back, injuries mend as the GM says, and single rounds pass for those who bleed. */
export function HallowedRests() {
  return (
    <OneSide label="Who recovers">
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => asGm('mend', { who, stress: ALL })}>
            All Stress back
          </Button>
          <Button disabled={who.length === 0} onClick={() => asGm('mend', { who, wounds: 1 })}>
            One Wound each
          </Button>
          <Button
            disabled={who.length === 0}
            onClick={() => asGm('mend', { who, wounds: ALL, stress: ALL, mana: ALL })}
          >
            Everything back
          </Button>
          <Button onClick={() => asGm('passRound')}>A round passes</Button>
        </>
      )}
    </OneSide>
  )
}
