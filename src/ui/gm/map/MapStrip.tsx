import type { RefObject } from 'react'
import type { BoardHandle } from '../../board/types'
import { IconButton } from '../../parts/IconButton'
import { useShownKey } from '../keys/useShownKey'
import { setView, useView } from '../view'

/** What the pointer does on the map, beside it: select and move, or measure. */
export function MapStrip({ map }: { map: RefObject<BoardHandle | null> }) {
  const tool = useView(v => v.tool)
  const shown = useShownKey()
  const asPlayers = useView(v => v.asPlayers)
  const tab = useView(v => v.tab)
  return (
    <div
      role="toolbar"
      aria-label="On the map"
      aria-orientation="vertical"
      className="apart bg-surface border-line flex w-10 shrink-0 flex-col items-center gap-1 border-r py-1 pointer-coarse:w-13"
    >
      <IconButton
        icon="pointer"
        label="Select and move"
        pressed={tool === null}
        onClick={() => setView({ tool: null })}
      />
      <IconButton
        icon="several"
        label="Select several (drag with Shift)"
        pressed={tool === 'select'}
        onClick={() => setView({ tool: tool === 'select' ? null : 'select' })}
      />
      <IconButton
        icon="ruler"
        label={`Ruler (${shown('r')})`}
        aria-keyshortcuts={shown('r')}
        pressed={tool === 'ruler'}
        onClick={() => setView({ tool: tool === 'ruler' ? null : 'ruler' })}
      />
      <IconButton
        icon="brush"
        label="Map tools: fog, ground, zones, walls, areas"
        pressed={tab === 'map'}
        onClick={() => setView({ tab: 'map' })}
      />
      <IconButton
        icon="eye"
        label="As the players see it"
        pressed={asPlayers}
        onClick={() => setView({ asPlayers: !asPlayers })}
      />
      <span className="flex-1" />
      <IconButton icon="plus" label="Closer" onClick={() => map.current?.zoomBy(1.25)} />
      <IconButton icon="minus" label="Farther" onClick={() => map.current?.zoomBy(0.8)} />
      <IconButton icon="whole" label="The whole map" onClick={() => map.current?.fit()} />
    </div>
  )
}
