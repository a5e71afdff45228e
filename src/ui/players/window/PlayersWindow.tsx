import { useEffect, useState } from 'react'
import { type EditionUnread, readEdition, whyUnread } from '~/feed/readEdition'
import type { Viewed } from '~/feed/viewer'
import { HERE } from '~/feed/screens'
import { type Seen, watch } from '~/feed/watch'
import { PLAYERS } from '~/words/en/players'
import { pageReport } from '../flat/flatLayout'
import { Curtain, Shown } from './Shown'
import { Emblem, TableView } from './TableView'
import { useWakeLock } from './useWakeLock'
import './players.css'

/** Instead of the table, when this page is not cut off from the GM's secrets: it shows nothing and asks for nothing. */
export function Exposed() {
  return (
    <div className="players">
      <main className="players-notice">
        <div role="alert">
          <Emblem />
          <h1>{PLAYERS.exposed}</h1>
          <p>{PLAYERS.exposedWhy}</p>
        </div>
      </main>
    </div>
  )
}

interface NoticeProps {
  seen: Seen
  /** Why the file that was chosen last cannot be shown; null: none was. */
  unread: EditionUnread | null
  onFile(file: Blob): void
}

/** What there is to say while there is nothing to show. Calm: it hangs on a wall before everybody. */
function Notice({ seen, unread, onFile }: NoticeProps) {
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

/** Milliseconds for a moment at the usual speed. */
const STEP = 2_000

const SPEEDS = [1, 2, 4] as const

/** A recorded fight, moment by moment: it goes on by itself at the chosen speed, or by hand. */
function Recording({ moments }: { moments: readonly Viewed[] }) {
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(0)
  const last = moments.length - 1
  useEffect(() => {
    if (speed === 0 || at === last) return
    const timer = setTimeout(() => setAt(at + 1), STEP / speed)
    return () => clearTimeout(timer)
  }, [at, speed, last])
  const go = (to: number) => {
    setSpeed(0)
    setAt(Math.max(0, Math.min(last, to)))
  }
  const { record, pictures } = moments[at]!
  return (
    <div className="players-recorded">
      {record?.show === 'table' ? (
        <TableView record={record} pictures={pictures} ruler={null} handout={null} />
      ) : (
        <Curtain title={record?.title ?? ''} />
      )}
      <div role="group" aria-label={PLAYERS.recording.title} className="players-recording">
        <button type="button" aria-label={PLAYERS.recording.back} onClick={() => go(at - 1)}>
          ‹
        </button>
        {SPEEDS.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={speed === one}
            aria-label={speed === one ? PLAYERS.recording.stop : PLAYERS.recording.speed(one)}
            onClick={() => setSpeed(speed === one ? 0 : one)}
          >
            ▸×{one}
          </button>
        ))}
        <button type="button" aria-label={PLAYERS.recording.on} onClick={() => go(at + 1)}>
          ›
        </button>
        <input
          type="range"
          aria-label={PLAYERS.recording.moment}
          min={0}
          max={last}
          value={at}
          onChange={event => go(Number(event.target.value))}
        />
        <span>
          {at + 1} / {moments.length}
        </span>
      </div>
    </div>
  )
}

/** What the GM's window lets this page see. */
function useWatch(): Seen {
  const [seen, setSeen] = useState<Seen>({ state: 'asking' })
  useEffect(
    () =>
      watch({
        opener: window.opener as Window | null,
        origin: location.origin,
        token: location.hash.slice(1),
        inbox: window,
        extent: pageReport,
        onSeen: setSeen,
      }),
    [],
  )
  return seen
}

/**
 * The players' window: it shows what the GM's window sends and asks nothing of anybody. Sizes are in rem, which are
 * sixteenths of the screen's width or height so that everything can be read from across the room.
 */
export function PlayersWindow() {
  const seen = useWatch()
  useWakeLock()
  const [recorded, setRecorded] = useState<readonly Viewed[] | EditionUnread | null>(null)
  if (typeof recorded === 'object' && recorded !== null)
    return (
      <Shown viewed={null} name={null} theme={recorded[0]!.record?.theme}>
        <Recording moments={recorded} />
      </Shown>
    )
  return (
    <Shown viewed={seen.state === 'live' ? seen : null} name={HERE}>
      <Notice
        seen={seen}
        unread={recorded}
        onFile={file => void readEdition(file).then(async found => setRecorded(found ?? (await whyUnread(file))))}
      />
    </Shown>
  )
}
