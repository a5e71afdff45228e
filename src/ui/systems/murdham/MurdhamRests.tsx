import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { OneSide } from '../shared/OneSide'

/** The end of the stretch for all, a full rest and a long chase for one side, between fights. */
export function MurdhamRests() {
  return (
    <OneSide label="Who rests">
      {who => (
        <>
          <Button onClick={() => byGm('stretch')}>The stretch is over</Button>
          <Button disabled={who.length === 0} onClick={() => byGm('rest', { who })}>
            A full rest
          </Button>
          <Button disabled={who.length === 0} onClick={() => byGm('chase', { who })}>
            They are chased
          </Button>
        </>
      )}
    </OneSide>
  )
}
