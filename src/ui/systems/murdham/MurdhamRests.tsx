import { MURDHAM, SHARED } from '~/words/en/systems'
import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

/** The end of the stretch for all, a full rest and a long chase for one side, between fights. */
export function MurdhamRests() {
  return (
    <OneSide label={SHARED.whoRests}>
      {who => (
        <>
          <Button onClick={() => asGm('stretch')}>{MURDHAM.rests.stretch}</Button>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            {MURDHAM.rests.rest}
          </Button>
          <Button disabled={who.length === 0} onClick={() => asGm('chase', { who })}>
            {MURDHAM.rests.chase}
          </Button>
        </>
      )}
    </OneSide>
  )
}
