import { useState } from 'react'

/**
 * What was given before, as long as `isSame` finds that what is given now says the same: for what is worked out anew at each
 * click and mostly comes out as it was. `isSame` is the one of the first time.
 */
export function useSame<T>(next: T, isSame: (before: T, next: T) => boolean): T {
  const [sameAs] = useState(() => keeper(isSame))
  return sameAs(next)
}

function keeper<T>(isSame: (before: T, next: T) => boolean): (next: T) => T {
  let kept: T | undefined
  return next => (kept = kept !== undefined && isSame(kept, next) ? kept : next)
}
