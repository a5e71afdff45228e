import { useEffect, useState } from 'react'
import { watch, type Seen } from '~/feed/watch'

/** What the GM's window lets this page see. */
export function useWatch(): Seen {
  const [seen, setSeen] = useState<Seen>({ state: 'asking' })
  useEffect(
    () =>
      watch({
        opener: window.opener as Window | null,
        origin: location.origin,
        token: location.hash.slice(1),
        inbox: window,
        hear: setSeen,
      }),
    [],
  )
  return seen
}
