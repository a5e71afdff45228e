import { PLAYERS } from '~/words/en/players'
import type { EditionUnread } from '~/feed/edition/readEdition'
import type { Seen } from '~/feed/watch'
import { Emblem } from './Emblem'

interface NoticeProps {
  seen: Seen
  /** Why the file that was chosen last cannot be shown; null: none was. */
  unread: EditionUnread | null
  onFile(file: Blob): void
}

/** What there is to say while there is nothing to show. Calm: it hangs on a wall before everybody. */
export function Notice({ seen, unread, onFile }: NoticeProps) {
  const { title, detail } = PLAYERS[seen.state === 'alone' && seen.before ? 'closed' : seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{detail}</p>
        {unread && <p role="alert">{unread === 'no' ? PLAYERS.unread : PLAYERS.unreadVersion[unread]}</p>}
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
