import { MAP_TOOLS } from '~/words/en/map'
import { useFog } from '~/store/hooks/useFog'
import { Choices, entries } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'

import { PlayersSee } from './PlayersSee'
import { ShapeOptions } from './ShapeOptions'

/** What the hand does to the fog, and what the players see of the map. */
export function FogOptions() {
  const { fog } = useFog()
  const hand = useWindowState(v => v.map.fog)
  return (
    <>
      {fog.mode !== 'off' && (
        <>
          <Choices
            label={MAP_TOOLS.byHand}
            options={entries(MAP_TOOLS.fog).filter(([name]) => name !== 'sight' || fog.mode === 'sight')}
            value={hand}
            onChange={next => setMap({ fog: next })}
          />
          <ShapeOptions />
        </>
      )}
      <PlayersSee />
    </>
  )
}
