import { useSyncExternalStore } from 'react'

/** Higher than wide: the list comes first. Narrower than this there is no room for the map beside it, in pixels. */
const UPRIGHT = '(orientation: portrait)'
const NARROW = '(orientation: portrait) and (max-width: 640px)'

/** Whether this screen is held upright, and whether it is as small as a phone; null: it lies on its side, as a TV does. */
export function useUpright(): 'phone' | 'tablet' | null {
  return useSyncExternalStore(listen, () =>
    matchMedia(NARROW).matches ? 'phone' : matchMedia(UPRIGHT).matches ? 'tablet' : null,
  )
}

function listen(hear: () => void): () => void {
  const all = [matchMedia(UPRIGHT), matchMedia(NARROW)]
  for (const one of all) one.addEventListener('change', hear)
  return () => {
    for (const one of all) one.removeEventListener('change', hear)
  }
}
