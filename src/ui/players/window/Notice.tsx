import type { Seen } from '~/feed/watch'
import { Emblem } from './Emblem'

/** What there is to say while there is nothing to show. Calm: it hangs on a wall before everybody. */
export function Notice({ seen, unread, onFile }: { seen: Seen; unread: boolean; onFile(file: Blob): void }) {
  const { title, detail } = wordsFor(seen)
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{detail}</p>
        {unread && <p role="alert">That file is no fight for players, or is damaged.</p>}
        {seen.state === 'alone' && (
          <label className="players-open">
            Open a recorded fight{' '}
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

function wordsFor(seen: Seen): { title: string; detail: string } {
  switch (seen.state) {
    case 'asking':
      return { title: 'Just a moment', detail: 'Waiting for the GM’s window.' }
    case 'silent':
      return {
        title: 'The GM’s window is away',
        detail: 'It is being reloaded or does not answer. This screen goes on by itself as soon as it is back.',
      }
    case 'alone':
      return seen.before
        ? {
            title: 'The GM’s window is closed',
            detail:
              'Open Fray again and press P there: the table comes back in a window of its own, and this one can go.',
          }
        : {
            title: 'This is the players’ window',
            detail: 'It shows a table once the GM’s window has opened it: press P there.',
          }
    case 'newer':
      return {
        title: 'The GM’s window is of a newer Fray',
        detail: 'It has been updated. Close this screen and press P there: the table comes back in a new one.',
      }
    case 'older':
      return {
        title: 'The GM’s window is of an older Fray',
        detail: 'Nothing is lost. Reload the GM’s window when it suits you: this screen goes on by itself.',
      }
    case 'unreadable':
      return {
        title: 'Two versions of Fray',
        detail:
          'This screen is not of the same version as the GM’s window. Close it, reload the GM’s window and press P.',
      }
    case 'live':
      return { title: 'Between fights', detail: 'The table appears here as soon as the GM opens one.' }
  }
}
