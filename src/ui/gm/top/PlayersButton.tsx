import { BAR } from '~/language/en/gm/top/bar'
import { useShowsNothing } from '~/store/hooks/useFog'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { Icon } from '../../parts/signs/Icon'

/** With screens elsewhere; null: nobody counts them. */
function wordsFor(players: 'closed' | 'waiting' | 'connected', elsewhere: number | null | undefined): string {
  if (elsewhere === undefined) return BAR.players[players]
  if (elsewhere === null) return BAR.players.online
  return BAR.players.screens(elsewhere + Number(players === 'connected'))
}

/** Opens the players' window, and says whether it is there. */
export function PlayersButton() {
  const players = useTable(s => s.players)
  const elsewhere = useTable(s => s.room?.screens)
  const isBlank = useShowsNothing()
  return (
    <Button
      title={isBlank ? BAR.players.blank : BAR.players.open}
      aria-keyshortcuts="Shift+P"
      className={players === 'connected' ? 'text-good' : undefined}
      onClick={() => actions.openPlayers()}
    >
      <Icon name="screen" size={18} />
      <span className="bar-wide">{wordsFor(players, elsewhere)}</span>
      {isBlank && <span className="text-danger text-xs">{BAR.players.noMap}</span>}
    </Button>
  )
}
