import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType, type RefObject } from 'react'
import { useNow, useOffers } from '~/store/derived'
import { useTable } from '~/store/useTable'
import type { BoardHandle } from '../board/types'
import { Tabs } from '../parts/Tabs'
import { useCalled } from '../parts/useCalled'
import { hotkeys } from './actions/hotkeys'
import { Sheet } from './sheet/Sheet'
import { ToastLine } from './ToastLine'
import { setView, useView, type Tab, type Toast } from './view'

const Palette = lazy(() => import('./palette/Palette'))
// What a fight's first screen does not show is loaded when it is looked at; it is on this computer by then.
const EncounterPanel = lazy(() => import('./encounter/EncounterPanel'))
const KeysPanel = lazy(() => import('./keys/KeysPanel'))
const Log = lazy(() => import('./log/Log'))
const MapPanel = lazy(() => import('./map/panel/MapPanel'))
const Rulebook = lazy(() => import('./rules/Rulebook'))

const TABS: readonly (readonly [Tab, string])[] = [
  ['sheet', 'Sheet'],
  ['log', 'Log'],
  ['map', 'Map'],
  ['encounter', 'Encounter'],
  ['fights', 'Fights'],
  ['rules', 'Rules'],
]

/** What the library is given by the window it is shown in. */
export interface FightsProps {
  /** The file that was chosen, or dropped somewhere on the window. */
  file: File | null
  /** Look into another file; null: into none. */
  onFile(file: File | null): void
  onToast(toast: Toast): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** What stands beside the map on the right: one panel at a time. */
export function SidePanel({ Fights, map }: { Fights: ComponentType<FightsProps>; map: RefObject<BoardHandle | null> }) {
  const open = useTable(s => s.fight !== null)
  const chosen = useView(v => v.tab)
  const keys = useCalled(useView(v => v.keys))
  // At once: what is typed next belongs into its field.
  const palette = useView(v => v.palette)
  const file = useView(v => v.file)
  const tab = open ? chosen : 'fights'
  const called = useCalled(tab)
  // Without a fight nothing of it can be drawn any longer.
  const shown = open ? called : tab
  // The map and the turn order come first: no frame of the start has to lay out and paint the sheet as well.
  const [afterTable, setAfterTable] = useState(false)
  useEffect(() => startTransition(() => setAfterTable(true)), [])
  return (
    <aside
      aria-label="Side panel"
      className="apart bg-surface border-line flex w-84 shrink-0 max-xl:w-72 flex-col border-l 2xl:w-100"
    >
      <Suspense fallback={<p className="text-muted p-3">Opening …</p>}>
        {palette ? (
          <Palette map={map} />
        ) : keys && open ? (
          <Keys />
        ) : (
          <Tabs
            label="Side panel"
            tabs={open ? TABS : TABS.filter(([name]) => name === 'fights')}
            value={tab}
            onChange={next => setView({ tab: next })}
          >
            {shown === 'sheet' && afterTable && <Sheet />}
            {shown === 'log' && <Log />}
            {shown === 'map' && <MapPanel />}
            {shown === 'encounter' && <EncounterPanel />}
            {shown === 'fights' && (
              <Fights
                file={file}
                onFile={next => setView({ file: next })}
                onToast={toast => setView({ toast })}
                onMade={() => setView({ tab: 'encounter' })}
              />
            )}
            {shown === 'rules' && <Rulebook />}
          </Tabs>
        )}
      </Suspense>
      <ToastLine />
    </aside>
  )
}

function Keys() {
  const { of } = useNow()
  return <KeysPanel letters={hotkeys(useOffers(of === 'gm' ? null : of))} />
}
