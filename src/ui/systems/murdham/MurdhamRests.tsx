import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { SideRests } from '../shared/SideRests'

/** A long chase and a full rest for one side, between fights. */
export function MurdhamRests() {
  return (
    <SideRests>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => byGm('rest', { who })}>
            A full rest
          </Button>
          <Button disabled={who.length === 0} onClick={() => byGm('chase', { who })}>
            They are chased
          </Button>
        </>
      )}
    </SideRests>
  )
}
