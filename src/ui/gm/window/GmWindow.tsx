import { Suspense, useDeferredValue, useEffect, useRef, type ComponentType } from 'react'
import { WINDOW } from '~/language/en/gm/window/window'
import { useTable, useTableSelector } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { later } from '../../parts/hooks/later'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { useKeyboard } from '../keys/keyLayers'
import type { PlayersMapProps } from '../map/AsPlayers'
import { Opening } from './Opening'
import { EmptyNote } from '../../parts/signs/EmptyNote'
import { SidePanel, type FightsProps } from './SidePanel'
import { Table } from './Table'
import { Banners } from '../top/Banners'
import { TopBar } from '../top/TopBar'
import { useAskBeforeClosing } from './useAskBeforeClosing'
import './forced.css'
import './frame.css'
import './print.css'
import { useGivenFiles } from './useGivenFiles'
import { useTheme } from '../state/preferences'
import { forgetFight, useWindowState, lookInto, closePage, showToast, type Toast } from '../state/windowState'
import { useWanted } from '../../parts/hooks/useWanted'
import { ToastLine } from './ToastLine'

const Paper = later(() => import('./Paper'))

const Trouble = later(() => import('./Trouble'))
const loadBesides = () => import('./Besides')

/** What the library's page is given by the window in which it takes the table's place. */
export interface LibraryProps {
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
  onClose(): void
  onToast(toast: Toast): void
}

/**
 * The GM's window. `Fights` is the library: fights, new ones, and files that are dropped anywhere; `Library` is what lives longer
 * than a fight, on a page of its own; `PlayersMap` draws the
 * map as the players' window does.
 */
export function GmWindow({
  Fights,
  Library,
  PlayersMap,
}: {
  Fights: ComponentType<FightsProps>
  Library: ComponentType<LibraryProps>
  PlayersMap: ComponentType<PlayersMapProps>
}) {
  // Deferred, so that the table is drawn in slices: the first click never waits for all of it.
  const phase = useDeferredValue(useTable(s => s.phase))
  const open = useTable(s => s.fight !== null)
  const theme = useTheme()
  const library = useWanted(useWindowState(v => v.page === 'library'))
  // What is called for in the place of the side panel is drawn out with it.
  const out = useWindowState(v => (v.panel ? 'side' : v.drawer))
  const paper = useWindowState(v => v.paper)
  const map = useRef<BoardHandle>(null)
  useKeyboard(map)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useGivenFiles()
  useAskBeforeClosing()
  useOwnTools()

  if (phase === 'starting') return <Opening />
  if (phase === 'recovery')
    return (
      <Suspense fallback={<Opening />}>
        <Trouble heading="h1" />
      </Suspense>
    )
  return (
    <div className="flex h-full flex-col">
      <TopBar />
      <Banners />
      {/* There already when the library is called for: the table stays until its page can be drawn. */}
      <Suspense fallback={<Opening />}>
        {library && (
          <>
            <LibraryOf Library={Library} />
            <ToastLine />
          </>
        )}
      </Suspense>
      {!library && (
        <div className="frame" data-empty={!open || undefined} data-out={out ?? undefined}>
          {open ? <Table map={map} PlayersMap={PlayersMap} /> : <NoFight />}
          <SidePanel Fights={Fights} map={map} />
        </div>
      )}
      {open && paper && (
        <Suspense>
          <Paper of={paper} />
        </Suspense>
      )}
      <Speaking />
    </div>
  )
}

function LibraryOf({ Library }: { Library: ComponentType<LibraryProps> }) {
  const files = useWindowState(v => v.files)
  return <Library files={files} onFiles={lookInto} onClose={() => closePage('library')} onToast={showToast} />
}

function NoFight() {
  const isTrouble = useTable(s => s.trouble !== null)
  if (isTrouble)
    return (
      <Suspense fallback={<Opening />}>
        <Trouble heading="h2" />
      </Suspense>
    )
  return (
    <main className="text-muted grid flex-1 place-items-center p-6">
      <EmptyNote icon="encounter" title={WINDOW.noFight}>
        {WINDOW.noFightHow}
      </EmptyNote>
    </main>
  )
}

/** What is said to those who listen: nothing is before something has been done, so it comes right after the window. */
function Speaking() {
  const part = useLazyModule(true, loadBesides)
  return part && <part.Besides />
}

/** What was called for in one fight is not for the next: its form, its tool, and how that was set. */
function useOwnTools(): void {
  const id = useTableSelector(({ fight }) => fight?.id)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && before.current !== id) forgetFight()
    before.current = id
  }, [id])
}
