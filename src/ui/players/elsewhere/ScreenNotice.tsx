import { SCREEN } from '~/language/en/players/screen'
import type { SeenInRoom } from '~/feed/room/watchRoom'
import { Emblem } from '../window/Emblem'

/** What there is to say while there is nothing to show on a screen elsewhere. */
export function ScreenNotice({ seen }: { seen: SeenInRoom | { state: 'noLink' } }) {
  const [title, detail] = SCREEN.states[seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
    </main>
  )
}
