import { startTransition, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { WINDOW } from '~/words/en/window'
import type { Offer } from '~/engine'
import { usePrompt, useOffers } from '~/store/hooks/useRules'
import { useTable } from '~/store/state'
import type { BoardHandle } from '../../board/props'
import { Tabs } from '../../parts/controls/Tabs'
import { hotkeys, KeysPanel } from '../keys'
import { Sheet } from '../sheet/Sheet'
import { useLayout } from '../state/layout'
import { Part } from '../top/Part'
import { DrawerHead } from './DrawerHead'
import { PANELS } from './useGivenFiles'
import { ToastLine } from './ToastLine'
import { useWindowState, lookInto, openPage, openTab, setDrawer, showToast } from '../state/windowState'

const TITLES = { palette: WINDOW.search, keys: WINDOW.keys, screens: WINDOW.screens } as const
const NO_LETTERS: ReadonlyMap<string, Offer> = new Map()

/** What stands beside the map on the right: one panel at a time. */
export function SidePanel({ map }: { map: RefObject<BoardHandle | null> }) {
  const open = useTable(s => s.fight !== null)
  const chosen = useWindowState(v => v.tab)
  const inPlace = useWindowState(v => v.panel?.kind)
  const files = useWindowState(v => v.files)
  const tab = open ? chosen : 'fights'
  // The map and the turn order come first: no frame of the start has to lay out and paint the sheet as well.
  const [afterTable, setAfterTable] = useState(false)
  useEffect(() => startTransition(() => setAfterTable(true)), [])
  const isOut = useWindowState(v => v.drawer === 'side') || inPlace !== undefined
  const layout = useLayout()
  const panel = useRef<HTMLElement>(null)
  const title = inPlace ? TITLES[inPlace] : PANELS.find(([name]) => name === tab)![1]
  return (
    <aside ref={panel} tabIndex={-1} aria-label={WINDOW.side} className="apart side">
      {open && layout !== 'wide' && isOut && <DrawerHead of={panel} title={title} layout={layout} />}
      {inPlace === 'palette' ? (
        <Part name="panels">{({ Palette }) => <Palette map={map} />}</Part>
      ) : inPlace === 'keys' ? (
        open ? (
          <Keys />
        ) : (
          <KeysPanel letters={NO_LETTERS} />
        )
      ) : inPlace === 'screens' && open ? (
        <Part name="screens">{({ ScreensPanel }) => <ScreensPanel />}</Part>
      ) : (
        <Tabs
          label={WINDOW.side}
          tabs={open ? PANELS : PANELS.filter(([name]) => name === 'fights')}
          value={tab}
          onChange={openTab}
        >
          {tab === 'sheet' && afterTable && <Sheet />}
          {tab === 'fights' && (
            <Part name="library">
              {({ Fights }) => (
                <Fights
                  files={files}
                  onFiles={lookInto}
                  onToast={showToast}
                  onLibrary={() => openPage('library')}
                  onMade={toEncounter}
                />
              )}
            </Part>
          )}
          {(tab === 'log' || tab === 'map' || tab === 'encounter' || tab === 'rules') && (
            <Part name="panels">
              {({ Log, MapPanel, EncounterPanel, Rulebook }) => (
                <Suspense fallback={<p className="text-muted p-3">{WINDOW.opening}</p>}>
                  {tab === 'log' && <Log />}
                  {tab === 'map' && <MapPanel />}
                  {tab === 'encounter' && <EncounterPanel />}
                  {tab === 'rules' && <Rulebook />}
                </Suspense>
              )}
            </Part>
          )}
        </Tabs>
      )}
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
