import { useSyncExternalStore } from 'react'

/** Panels stand beside the map; or they are drawers over it; or, in one hand, drawers from below. As in frame.css. */
export type Layout = 'wide' | 'drawers' | 'phone'

const query = (media: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(media))
const folded = query('(width < 62.5rem)')
const phone = query('(width < 37.5rem)')

/** How the window is laid out now. */
export function layout(): Layout {
  return phone?.matches ? 'phone' : folded?.matches ? 'drawers' : 'wide'
}

export function useLayout(): Layout {
  return useSyncExternalStore(listen, layout)
}

function listen(hear: () => void): () => void {
  for (const media of [folded, phone]) media?.addEventListener('change', hear)
  return () => {
    for (const media of [folded, phone]) media?.removeEventListener('change', hear)
  }
}
