import { lazy, Suspense, useCallback, type ComponentType, type RefObject } from 'react'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { useWanted } from '../../parts/hooks/useWanted'
import { systemParts } from '../../systems'
import { Dock } from './Dock'
import { FirstHint } from './FirstHint'
import type { PlayersMapProps } from '../map/AsPlayers'
import { MapPane } from '../map/MapPane'
import { MapStrip } from '../map/MapStrip'
import { useWindowState } from '../state/windowState'

const AsPlayers = lazy(() => import('../map/AsPlayers'))

interface TableProps {
  map: RefObject<BoardHandle | null>
  PlayersMap: ComponentType<PlayersMapProps>
}

/** The fight: the turn order on the left; the map with what is asked or open below it. */
export function Table({ map, PlayersMap }: TableProps) {
  const { id, ruleset } = useFightSelector(({ id, ruleset }) => ({ id, ruleset }))
  const asPlayers = useWanted(useWindowState(v => v.asPlayers))
  const { Order } = systemParts(ruleset.id)
  const centre = useCallback(
    (who: Id) => {
      // Asked for when it is needed: the token may have moved since this was drawn.
      const cell = useTable.getState().fight?.snapshot.combatants[who]?.cell
      if (cell !== null && cell !== undefined) map.current?.centreOn(cell)
    },
    [map],
  )
  return (
    <>
      <nav
        aria-label="Turn order"
        className="apart bg-surface border-line flex w-76 shrink-0 max-xl:w-64 2xl:w-88 flex-col border-r"
      >
        <Order onCentre={centre} />
        <FirstHint />
      </nav>
      <main className="flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1">
          <MapStrip map={map} />
          <div className="relative min-w-0 flex-1">
            <Suspense>
              {asPlayers ? <AsPlayers key={id} PlayersMap={PlayersMap} /> : <MapPane key={id} handle={map} />}
            </Suspense>
          </div>
        </div>
        <Dock />
      </main>
    </>
  )
}
