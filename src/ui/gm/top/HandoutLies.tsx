import { BANNERS } from '~/words/en/window'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { Banner } from './Banner'

/** Says which handout lies over the players' table, until it is taken away. */
export function HandoutLies() {
  const handout = useTable(s => s.handout)
  const players = useTable(s => s.players)
  if (!handout) return null
  return (
    <Banner
      words={players === 'connected' ? BANNERS.handout.seen(handout.name) : BANNERS.handout.waiting(handout.name)}
    >
      {players !== 'connected' && <Button onClick={() => actions.openPlayers()}>{BANNERS.handout.open}</Button>}
      <Button look="primary" onClick={() => actions.layHandout(null)}>
        {BANNERS.handout.away}
      </Button>
    </Banner>
  )
}
