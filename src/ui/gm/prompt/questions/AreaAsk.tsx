import type { Asked } from '~/engine'
import { Choices } from '../../../parts/controls/Choices'
import { setMap, useWindowState } from '../../state/windowState'

/** A place for an area: it is chosen on the map, where the squares that count and those on them are shown. */
export function AreaAsk({ ask }: { ask: Extract<Asked, { kind: 'area' }> }) {
  const origin = useWindowState(v => v.map.origin)
  const isDirected = ask.area.kind === 'cone' || ask.area.kind === 'line'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <span className="pointer-coarse:hidden">
          {isDirected && ask.who !== null
            ? 'Click the direction on the map, or choose it with G, the arrow keys and Enter.'
            : 'Click its place on the map, or choose it with G, the arrow keys and Enter.'}{' '}
        </span>
        <span className="not-pointer-coarse:hidden">
          {isDirected && ask.who !== null ? 'Tap the direction on the map.' : 'Tap its place on the map.'}{' '}
        </span>
        <span className="text-muted">A square counts when its middle lies inside.</span>
      </p>
      {!(isDirected && ask.who !== null) && (
        <Choices
          bare
          label="Begins"
          options={[
            ['corner', 'On a corner'],
            ['middle', 'In a square'],
          ]}
          value={origin}
          onChange={next => setMap({ origin: next })}
        />
      )}
    </div>
  )
}
