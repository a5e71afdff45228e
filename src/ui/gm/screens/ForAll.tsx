import { SCREENS } from '~/words/en/window'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { countWords } from './countWords'

/** How many screens watch, and what holds for all of them at once. */
export function ForAll() {
  const curtain = useTable(s => s.curtain)
  const players = useTable(s => s.players)
  const room = useTable(s => s.room)
  const setView = (view: 'follow' | 'free') => void actions.rooms().then(rooms => rooms.setView(view))
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm font-semibold">
        {countWords(players === 'connected', room)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-pressed={curtain} onClick={() => actions.setCurtain(!curtain)}>
          {curtain ? SCREENS.forAll.raise : SCREENS.forAll.curtain}
        </Button>
        {room && (
          <div role="group" aria-label={SCREENS.forAll.look} className="flex gap-1">
            {(['follow', 'free'] as const).map(view => (
              <Button
                key={view}
                aria-pressed={room.view === view}
                className={room.view === view ? 'border-ink' : ''}
                onClick={() => setView(view)}
              >
                {SCREENS.forAll[view]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
