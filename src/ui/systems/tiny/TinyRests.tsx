import { TINY } from '~/words/en/systems'
import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'

/** Six hours of sleep for one side, and a new day, between fights. */
export function TinyRests() {
  return (
    <OneSide label={TINY.whoSleeps}>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            {TINY.sleep}
          </Button>
          <Button onClick={() => asGm('newDay', {})}>{TINY.newDay}</Button>
        </>
      )}
    </OneSide>
  )
}
