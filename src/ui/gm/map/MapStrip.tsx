import type { RefObject } from 'react'
import { MAP } from '~/words/en/map'
import type { BoardHandle } from '../../board/props'
import { IconButton } from '../../parts/controls/IconButton'
import { CommandIcon } from '../commands/commands'
import { useWindowState, openTab, takeTool, toggleTool } from '../state/windowState'

/** What the pointer does on the map, beside it: select and move, or measure. */
export function MapStrip({ map }: { map: RefObject<BoardHandle | null> }) {
  const tool = useWindowState(v => v.tool)
  const asPlayers = useWindowState(v => v.page === 'asPlayers')
  const tab = useWindowState(v => v.tab)
  return (
    <div role="toolbar" aria-label={MAP.strip} aria-orientation="vertical" className="map-strip apart">
      <IconButton icon="pointer" label={MAP.select} pressed={tool === null} onClick={() => takeTool(null)} />
      <IconButton icon="several" label={MAP.several} pressed={tool === 'select'} onClick={() => toggleTool('select')} />
      <CommandIcon of="ruler" data-stays pressed={tool === 'ruler'} />
      <IconButton icon="brush" label={MAP.tools} pressed={tab === 'map'} onClick={() => openTab('map')} />
      <CommandIcon of="asPlayers" label={MAP.asPlayers} pressed={asPlayers} />
      <span className="flex-1" />
      <IconButton icon="plus" label={MAP.closer} onClick={() => map.current?.zoomBy(1.25)} />
      <IconButton icon="minus" label={MAP.farther} onClick={() => map.current?.zoomBy(0.8)} />
      <IconButton data-stays icon="whole" label={MAP.whole} onClick={() => map.current?.fit()} />
    </div>
  )
}
