import { useEffect, useState } from 'react'
import { PAST } from '~/words/en/log'
import { actions } from '~/store/state'
import { Button } from '../../parts/controls/Button'

/** Milliseconds for a step as it is played at the table; twice and four times as fast are halves of it. */
const STEP = 2_000
const SPEEDS = [1, 2, 4] as const

/** Goes on from the moment that is looked at, step by step or by itself, until it is now. */
export function PlayBack({ done }: { done: number }) {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number] | null>(null)
  useEffect(() => {
    if (speed === null) return
    const timer = setTimeout(() => actions.look(done + 1), STEP / speed)
    return () => clearTimeout(timer)
  }, [done, speed])
  const step = (by: 1 | -1) => {
    setSpeed(null)
    actions.look(done + by)
  }
  return (
    <div role="group" aria-label={PAST.playBack.title} className="flex items-center gap-1">
      <Button small aria-label={PAST.playBack.back} disabled={done === 0} onClick={() => step(-1)}>
        ‹
      </Button>
      {SPEEDS.map(one => (
        <Button
          key={one}
          small
          aria-pressed={speed === one}
          aria-label={speed === one ? PAST.playBack.stop : PAST.playBack.speed(one)}
          onClick={() => setSpeed(speed === one ? null : one)}
        >
          ▸×{one}
        </Button>
      ))}
      <Button small aria-label={PAST.playBack.on} onClick={() => step(1)}>
        ›
      </Button>
    </div>
  )
}
