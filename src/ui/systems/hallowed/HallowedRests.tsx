import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { OneSide } from '../shared/OneSide'

/** More than anybody has. */
const ALL = 999

/** Between fights: Stress comes back, injuries mend as the GM says, and single rounds pass for those who bleed. */
export function HallowedRests() {
  return (
    <OneSide label="Who recovers">
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => byGm('mend', { who, stress: ALL })}>
            All Stress back
          </Button>
          <Button disabled={who.length === 0} onClick={() => byGm('mend', { who, wounds: 1 })}>
            One Wound each
          </Button>
          <Button
            disabled={who.length === 0}
            onClick={() => byGm('mend', { who, wounds: ALL, stress: ALL, mana: ALL })}
          >
            Everything back
          </Button>
          <Button onClick={() => byGm('passRound')}>A round passes</Button>
        </>
      )}
    </OneSide>
  )
}
