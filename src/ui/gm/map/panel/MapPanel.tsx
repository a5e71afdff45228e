import { MAP_TOOLS } from '~/words/en/map'
import { Icon, type IconName } from '../../../parts/signs/Icon'
import { classes } from '../../../parts/controls/classes'
import { useWindowState, takeTool } from '../../state/windowState'
import type { MapTool } from '../../state/mapSettings'
import { AreaOptions } from './AreaOptions'
import { Doors } from './Doors'
import { Entrance } from './Entrance'
import { FogOptions } from './FogOptions'
import { GroundOptions } from './GroundOptions'
import { MapNotes } from './MapNotes'
import { MapPicture } from './MapPicture'
import { PlayersSee } from './PlayersSee'
import { RulerOptions } from './RulerOptions'
import { WallOptions } from './WallOptions'
import { ZoneOptions } from './ZoneOptions'
import { ToolHint } from './ToolHint'

const TOOLS: readonly (readonly [MapTool | null, IconName])[] = [
  [null, 'pointer'],
  ['select', 'several'],
  ['ruler', 'ruler'],
  ['fog', 'fog'],
  ['ground', 'brush'],
  ['zone', 'zone'],
  ['wall', 'wall'],
  ['take', 'take'],
  ['area', 'area'],
]

/** The tools of the map, with what can be set on the one in the hand. */
export function MapPanel() {
  const tool = useWindowState(v => v.tool)
  return (
    <div className="flex flex-col gap-3 p-3">
      <div role="toolbar" aria-label={MAP_TOOLS.title} className="grid grid-cols-3 gap-1">
        {TOOLS.map(([name, icon]) => (
          <button
            key={icon}
            type="button"
            aria-pressed={tool === name}
            className={classes(
              'bg-raised hover:border-muted flex min-h-11 flex-col items-center justify-center gap-0.5 rounded border py-1 text-xs',
              tool === name ? 'border-ink font-semibold' : 'border-line',
            )}
            onClick={() => takeTool(name)}
          >
            <Icon name={icon} />
            {MAP_TOOLS.tools[name ?? 'none']}
          </button>
        ))}
      </div>
      {tool === null && (
        <>
          <PlayersSee />
          <Entrance />
          <Doors />
          <MapNotes />
          <MapPicture />
        </>
      )}
      {tool === 'select' && <ToolHint mouse={MAP_TOOLS.selectHow} finger={MAP_TOOLS.finger.select} />}
      {tool === 'ruler' && <RulerOptions />}
      {tool === 'fog' && <FogOptions />}
      {tool === 'ground' && <GroundOptions />}
      {tool === 'zone' && <ZoneOptions />}
      {tool === 'wall' && <WallOptions />}
      {tool === 'take' && <ToolHint mouse={MAP_TOOLS.eraseHow} finger={MAP_TOOLS.finger.erase} />}
      {tool === 'area' && <AreaOptions />}
      {tool !== null && <ToolHint mouse={MAP_TOOLS.byKeys} finger={MAP_TOOLS.finger.moveMap} />}
    </div>
  )
}
