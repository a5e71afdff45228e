import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { OneSide } from '../shared/OneSide'

/** Six hours of sleep for one side, and a new day, between fights. */
export function TinyRests() {
  return (
    <OneSide label="Who sleeps">
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => byGm('rest', { who })}>
            Sleep six hours
          </Button>
          <Button onClick={() => byGm('newDay', {})}>New day</Button>
        </>
      )}
    </OneSide>
  )
}
