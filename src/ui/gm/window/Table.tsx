import { lazy, Suspense, useCallback, useState, type ComponentType, type RefObject } from 'react'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { useWanted } from '../../parts/hooks/useWanted'
import { systemParts } from '../../systems'
import { ActionBar } from '../actions/ActionBar'
import { FirstHint } from './FirstHint'
import type { PlayersMapProps } from '../map/AsPlayers'
import { MapPane } from '../map/MapPane'
import { MapStrip } from '../map/MapStrip'
import { Prompt } from '../prompt/Prompt'
import { RefusalLine } from '../prompt/RefusalLine'
import { useWindowState, type WindowState } from '../state/windowState'

const AsPlayers = lazy(() => import('../map/AsPlayers'))
const Forms = lazy(() => import('../forms/Forms'))

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
        {/* As high at rest as with a question, so that the map stays where it is. */}
        <div className="apart bg-surface border-line flex max-h-[50%] min-h-47 shrink-0 flex-col overflow-y-auto border-t">
          <RefusalLine />
          <Below />
        </div>
      </main>
    </>
  )
}

/**
 * What is asked and what can be done; and over it the small form that the GM has called. What is half chosen or typed below
 * stays, and so does the map above: the place is as high as the higher of the two.
 */
function Below() {
  // At once: what is typed next belongs into its field, and the prompt hears no key any more.
  const form = useWindowState(v => v.form)
  return (
    <div className="grid flex-1">
      <div inert={form !== null} className="col-start-1 row-start-1">
        <Prompt />
        <ActionBar />
      </div>
      {form && <FormOver form={form} />}
    </div>
  )
}

function FormOver({ form }: { form: NonNullable<WindowState['form']> }) {
  // Read while drawing: what the form lies over can have the keyboard no longer.
  const [before] = useState(() => document.activeElement)
  return (
    <div className="bg-surface relative col-start-1 row-start-1">
      <Suspense>
        <Forms form={form} before={before} />
      </Suspense>
    </div>
  )
}
