import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

/** The end of the stretch for all, a full rest and a long chase for one side, between fights. */
export function MurdhamRests() {
  return (
    <OneSide label="Who rests">
      {who => (
        <>
          <Button onClick={() => asGm('stretch')}>The stretch is over</Button>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            A full rest
          </Button>
          <Button disabled={who.length === 0} onClick={() => asGm('chase', { who })}>
            They are chased
          </Button>
        </>
      )}
    </OneSide>
  )
}
