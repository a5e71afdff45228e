import { useFog } from '~/store/derived'
import { Choices, entries } from '../../../parts/Choices'
import { setMap, useView } from '../../view'
import { FOG_WORDS } from '../mapSettings'
import { PlayersSee } from './PlayersSee'
import { ShapeOptions } from './ShapeOptions'

/** What the hand does to the fog, and what the players see of the map. */
export function FogOptions() {
  const { fog } = useFog()
  const hand = useView(v => v.map.fog)
  return (
    <>
      {fog.mode !== 'off' && (
        <>
          <Choices
            label="By hand"
            options={entries(FOG_WORDS).filter(([name]) => name !== 'sight' || fog.mode === 'sight')}
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
