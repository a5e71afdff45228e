import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { SideRests } from '../shared/SideRests'

/** The end of the stretch for everybody, and a full rest for one side, between fights. */
export function MurdhamRests() {
  return (
    <SideRests>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => byGm('rest', { who })}>
            A full rest
          </Button>
          <Button onClick={() => byGm('stretch')}>End of the stretch</Button>
        </>
      )}
    </SideRests>
  )
}
