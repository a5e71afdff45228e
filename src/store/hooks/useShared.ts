import { useState } from 'react'
import { share } from '../slice/share'

/** What is worked out anew at each click, with every part that says the same taken from the time before (`share`). */
export function useShared<T>(now: T, depth?: number): T {
  const [keep] = useState(() => keeper<T>(depth))
  return keep(now)
}

function keeper<T>(depth?: number): (now: T) => T {
  let kept: T | undefined
  return now => (kept = share(kept, now, depth))
}
