import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { WINDOW } from '~/words/en/window'
import type { Offer } from '~/engine'
import { usePrompt, useOffers } from '~/store/hooks/useRules'
import { useTable } from '~/store/state'
import type { BoardHandle } from '../../board/props'
import { Tabs } from '../../parts/controls/Tabs'
import type { IconName } from '../../parts/signs/Icon'
import { hotkeys } from '../keys'
import { Palette } from '../palette/Palette'
import { Sheet } from '../sheet/Sheet'
import { useLayout } from '../state/layout'
import { Part } from '../top/Part'
import type * as PanelsPart from '../top/panelsPart'
import { DrawerHead } from './DrawerHead'
import { ToastLine } from './ToastLine'
import {
  useWindowState,
  lookInto,
  openPage,
  openTab,
  type Panel,
  type Tab,
  setDrawer,
  showToast,
} from '../state/windowState'

/** The panels beside the map. */
export const PANELS: readonly (readonly [Tab, string, IconName])[] = [
  ['sheet', WINDOW.panels.sheet, 'sheet'],
  ['log', WINDOW.panels.log, 'log'],
  ['map', WINDOW.panels.map, 'map'],
  ['encounter', WINDOW.panels.encounter, 'encounter'],
  ['fights', WINDOW.panels.fights, 'fights'],
  ['rules', WINDOW.panels.rules, 'rules'],
]

interface PanelParts {
  title: string
  /** It belongs to a fight: without one the tabs stand there. */
  ofFight?: true
  draw(map: RefObject<BoardHandle | null>, hasFight: boolean): ReactNode
}

/** The panels that take the place of the tabs. */
export const IN_PLACE: { readonly [kind in Panel['kind']]: PanelParts } = {
  palette: { title: WINDOW.search, draw: map => <Palette map={map} /> },
  keys: {
    title: WINDOW.keys,
    draw: (_, hasFight) => (
      <Part name="panels">{part => (hasFight ? <Keys {...part} /> : <part.KeysPanel letters={NO_LETTERS} />)}</Part>
    ),
  },
  screens: {
    title: WINDOW.screens,
    ofFight: true,
    draw: () => <Part name="screens">{({ ScreensPanel }) => <ScreensPanel />}</Part>,
  },
}
const NO_LETTERS: ReadonlyMap<string, Offer> = new Map()

/** What stands beside the map on the right: one panel at a time. */
export function SidePanel({ map }: { map: RefObject<BoardHandle | null> }) {
  const open = useTable(s => s.fight !== null)
  const chosen = useWindowState(v => v.tab)
  const inPlace = useWindowState(v => v.panel?.kind)
  const placed = inPlace && IN_PLACE[inPlace]
  const files = useWindowState(v => v.files)
  const tab = open ? chosen : 'fights'
  // The map and the turn order come first: no frame of the start has to lay out and paint the sheet as well.
  const [afterTable, setAfterTable] = useState(false)
  useEffect(() => startTransition(() => setAfterTable(true)), [])
  const isOut = useWindowState(v => v.drawer === 'side') || inPlace !== undefined
  const layout = useLayout()
  const panel = useRef<HTMLElement>(null)
  const title = placed ? placed.title : PANELS.find(([name]) => name === tab)![1]
  return (
    <aside ref={panel} tabIndex={-1} aria-label={WINDOW.side} className="apart side">
      {open && layout !== 'wide' && isOut && <DrawerHead of={panel} title={title} layout={layout} />}
      {placed && (open || !placed.ofFight) ? (
        placed.draw(map, open)
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

function Keys({ KeysPanel }: Pick<typeof PanelsPart, 'KeysPanel'>) {
  const { of } = usePrompt()
  return <KeysPanel letters={hotkeys(useOffers(of === 'gm' ? null : of))} />
}
