import type { RoomShown } from '~/store/players/rooms'
import { actions, useTable } from '~/store/state'
import { SCREENS } from '~/words/en/screens'
import { Button } from '../../parts/controls/Button'

/** How many screens watch, as far as it is known. */
export function countWords(isWindowThere: boolean, room: Pick<RoomShown, 'line' | 'screens'> | null): string {
  if (!room) return isWindowThere ? SCREENS.count.here : SCREENS.count.none
  if (room.line !== 'up') return SCREENS.count.down(isWindowThere)
  if (room.screens === null) return SCREENS.count.unknown(isWindowThere)
  const all = room.screens + Number(isWindowThere)
  if (all === 0) return SCREENS.count.none
  return SCREENS.count.all(all, isWindowThere)
}

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
