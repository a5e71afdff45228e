import { MAP_TOOLS } from '~/words/en/map'
import { Choices, entries } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'

import { ShapeOptions } from './ShapeOptions'

/** What is painted, and how. */
export function GroundOptions() {
  const ground = useWindowState(v => v.map.ground)
  return (
    <>
      <Choices
        label={MAP_TOOLS.grounds.title}
        options={entries(MAP_TOOLS.ground)}
        value={ground}
        onChange={next => setMap({ ground: next })}
      />
      <p className="text-muted text-xs">{MAP_TOOLS.grounds[ground]}</p>
      <ShapeOptions />
    </>
  )
}
