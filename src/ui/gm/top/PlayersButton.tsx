import { useShowsNothing } from '~/store/hooks/useFog'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { Icon } from '../../parts/signs/Icon'

const WORDS = { closed: 'Players', waiting: 'Players · opening', connected: 'Players · 1 screen' } as const

/** With screens elsewhere; null: nobody counts them. */
function wordsFor(players: keyof typeof WORDS, elsewhere: number | null | undefined): string {
  if (elsewhere === undefined) return WORDS[players]
  if (elsewhere === null) return 'Players · online'
  const all = elsewhere + Number(players === 'connected')
  return `Players · ${all} ${all === 1 ? 'screen' : 'screens'}`
}

/** Opens the players' window, and says whether it is there. */
export function PlayersButton() {
  const players = useTable(s => s.players)
  const elsewhere = useTable(s => s.room?.screens)
  const isBlank = useShowsNothing()
  return (
    <Button
      title={
        isBlank
          ? 'The players see nothing of the map: under Map choose what they see'
          : "Open the players' window and drag it to the other screen"
      }
      aria-keyshortcuts="P"
      className={players === 'connected' ? 'text-good' : undefined}
      onClick={() => actions.openPlayers()}
    >
      <Icon name="screen" size={18} />
      <span className="bar-wide">{wordsFor(players, elsewhere)}</span>
      {isBlank && <span className="text-now text-xs">· no map</span>}
    </Button>
  )
}
