import { useEffect, useState } from 'react'
import { SCREEN } from '~/words/en/elsewhere'

/** A TV has nobody to press a button: the line goes by itself, after so many ms. */
const LINGER = 20_000

/** Pages that came by plain http may not keep a screen awake: says so once, and what helps. */
export function StaysAwake() {
  const [isRead, setRead] = useState('wakeLock' in navigator)
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), LINGER)
    return () => clearTimeout(timer)
  }, [])
  if (isRead) return null
  return (
    <aside className="screen-awake" aria-label={SCREEN.thisScreen}>
      {SCREEN.asleep}
      <button type="button" onClick={() => setRead(true)}>
        {SCREEN.allRight}
      </button>
    </aside>
  )
}
