import { startTransition, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { WINDOW } from '~/language/en/gm/window/window'
import type { Offer } from '~/engine'
import { usePrompt, useOffers } from '~/store/hooks/useRules'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { Tabs } from '../../parts/controls/Tabs'
import { later } from '../../parts/hooks/later'
import { useWanted } from '../../parts/hooks/useWanted'
import { hotkeys } from '../keys/hotkeys'
import { Sheet } from '../sheet/Sheet'
import { useLayout } from '../state/layout'
import { PANELS } from './panels'
import { ToastLine } from './ToastLine'
import { useWindowState, lookInto, openPage, openTab, setDrawer, showToast, type Toast } from '../state/windowState'

const DrawerHead = later(() => import('./DrawerHead'))
const Palette = later(() => import('../palette/Palette'))
// What a fight's first screen does not show is loaded when it is looked at; it is on this computer by then.
const EncounterPanel = later(() => import('../encounter/EncounterPanel'))
const KeysPanel = later(() => import('../keys/KeysPanel'))
const Log = later(() => import('../log/Log'))
const MapPanel = later(() => import('../map/panel/MapPanel'))
const ScreensPanel = later(() => import('../screens/ScreensPanel'))
const Rulebook = later(() => import('../rules/Rulebook'))

const TITLES = { palette: WINDOW.search, keys: WINDOW.keys, screens: WINDOW.screens } as const
const NO_LETTERS: ReadonlyMap<string, Offer> = new Map()

/** What the library is given by the window it is shown in. */
export interface FightsProps {
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
  onToast(toast: Toast): void
  /** The library's page is wanted. */
  onLibrary(): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** What stands beside the map on the right: one panel at a time. */
export function SidePanel({ Fights, map }: { Fights: ComponentType<FightsProps>; map: RefObject<BoardHandle | null> }) {
  const open = useTable(s => s.fight !== null)
  const chosen = useWindowState(v => v.tab)
  const kind = useWindowState(v => v.panel?.kind)
  const drawable = useWanted(kind)
  // The palette at once: what is typed next belongs into its field.
  const inPlace = kind === 'palette' ? kind : drawable
  const files = useWindowState(v => v.files)
  const tab = open ? chosen : 'fights'
  const called = useWanted(tab)
  // Without a fight nothing of it can be drawn any longer.
  const shown = open ? called : tab
  // The map and the turn order come first: no frame of the start has to lay out and paint the sheet as well.
  const [afterTable, setAfterTable] = useState(false)
  useEffect(() => startTransition(() => setAfterTable(true)), [])
  const isOut = useWindowState(v => v.drawer === 'side') || inPlace !== undefined
  const layout = useLayout()
  const panel = useRef<HTMLElement>(null)
  const title = inPlace ? TITLES[inPlace] : PANELS.find(([name]) => name === tab)![1]
  return (
    <aside ref={panel} tabIndex={-1} aria-label={WINDOW.side} className="apart side">
      <Suspense fallback={<p className="text-muted p-3">{WINDOW.opening}</p>}>
        {open && layout !== 'wide' && isOut && <DrawerHead of={panel} title={title} layout={layout} />}
        {inPlace === 'palette' ? (
          <Palette map={map} />
        ) : inPlace === 'keys' ? (
          open ? (
            <Keys />
          ) : (
            <KeysPanel letters={NO_LETTERS} />
          )
        ) : inPlace === 'screens' && open ? (
          <ScreensPanel />
        ) : (
          <Tabs
            label={WINDOW.side}
            tabs={open ? PANELS : PANELS.filter(([name]) => name === 'fights')}
            value={tab}
            onChange={openTab}
          >
            {shown === 'sheet' && afterTable && <Sheet />}
            {shown === 'log' && <Log />}
            {shown === 'map' && <MapPanel />}
            {shown === 'encounter' && <EncounterPanel />}
            {shown === 'fights' && (
              <Fights
                files={files}
                onFiles={lookInto}
                onToast={showToast}
                onLibrary={() => openPage('library')}
                onMade={toEncounter}
              />
            )}
            {shown === 'rules' && <Rulebook />}
          </Tabs>
        )}
      </Suspense>
      {layout === 'wide' && <ToastLine />}
    </aside>
  )
}

/** Who is to come is told next; where all are there already, the table is to be seen. */
function toEncounter(): void {
  const isPeopled = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).length > 0
  openTab('encounter')
  if (isPeopled) setDrawer(null)
}

function Keys() {
  const { of } = usePrompt()
  return <KeysPanel letters={hotkeys(useOffers(of === 'gm' ? null : of))} />
}
