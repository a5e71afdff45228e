import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { Banner } from './Banner'

/** Says which handout lies over the players' table, until it is taken away. */
export default function HandoutLies() {
  const handout = useTable(s => s.handout)
  const players = useTable(s => s.players)
  if (!handout) return null
  return (
    <Banner
      words={
        players === 'connected'
          ? `The players see “${handout.name}”.`
          : `“${handout.name}” is shown as soon as a screen of the players is open.`
      }
    >
      {players !== 'connected' && <Button onClick={() => actions.openPlayers()}>Open their screen</Button>}
      <Button look="primary" onClick={() => actions.layHandout(null)}>
        Take away
      </Button>
    </Banner>
  )
}
