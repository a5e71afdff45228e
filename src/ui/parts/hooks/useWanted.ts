import { useDeferredValue } from 'react'

/**
 * What was called for, as soon as it can be drawn: while a part of it is still being loaded, what stood there before stays.
 * What is put away goes at once. To be drawn inside a `Suspense` that is there already: where React has shown that something
 * is on its way, it shows what came no sooner than 0.3 s later.
 */
export function useWanted<T>(called: T): T {
  const drawable = useDeferredValue(called)
  return called ? drawable : called
}
