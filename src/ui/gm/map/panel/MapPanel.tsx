import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../parts/signs/Icon'
import { classes } from '../../../parts/controls/classes'
import { setWindowState, useWindowState } from '../../state/windowState'
import type { MapTool } from '../../state/mapSettings'
import { AreaOptions } from './AreaOptions'
import { Doors } from './Doors'
import { FogOptions } from './FogOptions'
import { GroundOptions } from './GroundOptions'
import { MapNotes } from './MapNotes'
import { MapPicture } from './MapPicture'
import { PlayersSee } from './PlayersSee'
import { RulerOptions } from './RulerOptions'
import { WallOptions } from './WallOptions'
import { ZoneOptions } from './ZoneOptions'

const TOOLS: readonly (readonly [MapTool | null, IconName, string])[] = [
  [null, 'pointer', 'Select'],
  ['select', 'several', 'Several'],
  ['ruler', 'ruler', 'Ruler'],
  ['fog', 'fog', 'Fog'],
  ['ground', 'brush', 'Ground'],
  ['zone', 'zone', 'Zones'],
  ['wall', 'wall', 'Walls'],
  ['take', 'take', 'Erase'],
  ['area', 'area', 'Areas'],
]

/** The tools of the map, with what can be set on the one in the hand. */
export default function MapPanel() {
  const tool = useWindowState(v => v.tool)
  return (
    <div className="flex flex-col gap-3 p-3">
      <div role="toolbar" aria-label="Tools of the map" className="grid grid-cols-3 gap-1">
        {TOOLS.map(([name, icon, words]) => (
          <button
            key={words}
            type="button"
            aria-pressed={tool === name}
            className={classes(
              'bg-raised hover:border-muted flex min-h-11 flex-col items-center justify-center gap-0.5 rounded border py-1 text-xs',
              tool === name ? 'border-now text-now' : 'border-line',
            )}
            onClick={() => setWindowState({ tool: name })}
          >
            <Icon name={icon} />
            {words}
          </button>
        ))}
      </div>
      {tool === null && (
        <>
          <PlayersSee />
          <Doors />
          <MapNotes />
          <MapPicture />
        </>
      )}
      {tool === 'select' && (
        <Hint>Draw a frame round tokens. Outside of turns they are then dragged, or carried by keys, together.</Hint>
      )}
      {tool === 'ruler' && <RulerOptions />}
      {tool === 'fog' && <FogOptions />}
      {tool === 'ground' && <GroundOptions />}
      {tool === 'zone' && <ZoneOptions />}
      {tool === 'wall' && <WallOptions />}
      {tool === 'take' && (
        <Hint>
          Click a wall, door or window; by keys Backspace goes to the next one where several meet. On a map from a file
          it is gone from this fight only.
        </Hint>
      )}
      {tool === 'area' && <AreaOptions />}
      {tool !== null && (
        <Hint>
          By keys: G puts the cursor on the map, arrows walk it, Enter begins and ends, Backspace goes one step back,
          Esc lays the tool down. Two fingers, the middle button or Space move the map.
        </Hint>
      )}
    </div>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-muted text-xs">{children}</p>
}
