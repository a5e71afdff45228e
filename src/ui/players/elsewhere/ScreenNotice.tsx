import { SCREEN } from '~/words/en/elsewhere'
import type { SeenInRoom } from '~/feed/room/watchRoom'
import { Emblem } from '../window/Emblem'

/** What there is to say while there is nothing to show on a screen elsewhere. */
export function ScreenNotice({
  seen,
  code,
}: {
  seen: SeenInRoom | { state: 'noLink' }
  /** Letters by which the GM asks this screen in; null: there are none. */
  code: string | null
}) {
  const [title, detail] = SCREEN.states[seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{code ? SCREEN.letters : detail}</p>
        {code && (
          <p className="screen-code" role="img" aria-label={[...code].join(' ')}>
            {code}
          </p>
        )}
      </div>
    </main>
  )
}
