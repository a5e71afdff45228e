import { useSyncExternalStore } from 'react'
import { useFightSelector } from '~/store/hooks/useFight'
import type { LengthUnit, WayUnit } from '../../board/geometry/lengthWords'
import { lengthUnit, wayUnit } from './mapSettings'
import { usePreferences } from './preferences'

/** What lengths and ways are shown in, in the fight that is open. */
export function useUnits(): { lengths: LengthUnit; ways: WayUnit } {
  const ruleset = useFightSelector(fight => fight.ruleset)
  const chosen = usePreferences(v => v.unit)
  return { lengths: lengthUnit(ruleset, chosen), ways: wayUnit(ruleset, chosen) }
}

/**
 * Panels stand beside the map; or the order does, and the side panel is a drawer over it; or both are drawers; or, in one hand,
 * drawers from below. As in frame.css.
 */
export type Layout = 'wide' | 'half' | 'drawers' | 'phone'

const query = (media: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(media))
const half = query('(width < 75rem)')
const drawers = query('(width < 62.5rem)')
const phone = query('(width < 37.5rem)')

/** How the window is laid out now. */
export function layout(): Layout {
  return phone?.matches ? 'phone' : drawers?.matches ? 'drawers' : half?.matches ? 'half' : 'wide'
}

export function useLayout(): Layout {
  return useSyncExternalStore(listen, layout)
}

function listen(onChange: () => void): () => void {
  for (const media of [half, drawers, phone]) media?.addEventListener('change', onChange)
  return () => {
    for (const media of [half, drawers, phone]) media?.removeEventListener('change', onChange)
  }
}
