import { PLAYERS } from '~/language/en/players/window'
import type { Seen } from '~/feed/watch'
import { Emblem } from './Emblem'

/** What there is to say while there is nothing to show. Calm: it hangs on a wall before everybody. */
export function Notice({ seen, unread, onFile }: { seen: Seen; unread: boolean; onFile(file: Blob): void }) {
  const { title, detail } = PLAYERS[seen.state === 'alone' && seen.before ? 'closed' : seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{detail}</p>
        {unread && <p role="alert">{PLAYERS.unread}</p>}
        {seen.state === 'alone' && (
          <label className="players-open">
            {PLAYERS.open}{' '}
            <input
              type="file"
              accept=".fray-players"
              onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
            />
          </label>
        )}
      </div>
    </main>
  )
}
