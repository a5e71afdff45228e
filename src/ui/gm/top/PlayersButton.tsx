import { BAR } from '~/words/en/window'
import { useShowsNothing } from '~/store/hooks/useFog'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { Icon } from '../../parts/signs/Icon'
import { commandOf } from '../commands/commands'
import { spokenKey } from '../commands/keyNames'
import { playersWords } from './playersWords'

const TONES = { good: 'text-good', danger: 'text-danger' } as const

/** Opens the players' window, and says whether it is there, and whether screens elsewhere are shown the table. */
export function PlayersButton() {
  const players = useTable(s => s.players)
  const room = useTable(s => s.room)
  const isBlank = useShowsNothing()
  const { keys, run } = commandOf('players')
  const { words, tone } = playersWords(players, room)
  return (
    <Button
      title={tone === 'danger' ? `${words}. ${BAR.players.frozen}` : isBlank ? BAR.players.blank : BAR.players.open}
      aria-keyshortcuts={keys.map(spokenKey).join(' ')}
      className={tone && TONES[tone]}
      onClick={() => run(null)}
    >
      <Icon name="screen" size={18} />
      {tone === 'danger' && <b aria-hidden="true">!</b>}
      <span className="bar-wide">{words}</span>
      {isBlank && <span className="text-danger text-xs">{BAR.players.noMap}</span>}
    </Button>
  )
}
