import { useRef } from 'react'
import { frame, IN_HAND } from '../map/frame'
import { MapView, type MapViewProps } from '../map/MapView'
import { fitted } from './look'
import { LookAround } from './LookAround'
import { useRatio } from './useRatio'

/**
 * The map on a phone or a tablet that is held upright: near to everybody who is on it, and with the proportions of its place, so that
 * squares are as large as there is room for. Whoever holds it may look around where the GM lets them.
 */
export function MapInHand({ isFree, ...props }: MapViewProps & { isFree: boolean }) {
  const view = frame(props.map, props.record.combatants, IN_HAND)
  return isFree ? <LookAround {...props} view={view} /> : <Following {...props} view={view} />
}

/** Nobody moves it: it follows by itself. */
function Following({ view, ...props }: MapViewProps & Required<Pick<MapViewProps, 'view'>>) {
  const box = useRef<HTMLDivElement>(null)
  const ratio = useRatio(box)
  return (
    <div ref={box} className="screen-following">
      <MapView {...props} view={fitted(view, ratio, props.map)} />
    </div>
  )
}
