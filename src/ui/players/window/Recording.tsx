import { useEffect, useState } from 'react'
import { PLAYERS } from '~/words/en/players'
import type { Viewed } from '~/feed/viewer'
import { Curtain } from './Curtain'
import { TableView } from './TableView'

/** Milliseconds for a moment at the usual speed. */
const STEP = 2_000

const SPEEDS = [1, 2, 4] as const

/** A recorded fight, moment by moment: it goes on by itself at the chosen speed, or by hand. */
export function Recording({ moments }: { moments: readonly Viewed[] }) {
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
