import { Suspense, useDeferredValue, useEffect, useRef, type ComponentType } from 'react'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { Announcer } from '../log/Announcer'
import { useKeyboard } from '../keys/keyLayers'
import { useTableKeys } from '../keys/useTableKeys'
import type { PlayersMapProps } from '../map/AsPlayers'
import { Opening } from './Opening'
import { EmptyNote } from '../../parts/signs/EmptyNote'
import { SidePanel, type FightsProps } from './SidePanel'
import { Table } from './Table'
import { Trouble } from './Trouble'
import { Banners } from '../top/Banners'
import { TopBar } from '../top/TopBar'
import { useAskBeforeClosing } from './useAskBeforeClosing'
import { useGivenFiles } from './useGivenFiles'
import { setWindowState, useWindowState, type Toast } from '../state/windowState'
import { useWanted } from '../../parts/hooks/useWanted'
import { ToastLine } from './ToastLine'

/** What the library's page is given by the window in which it takes the table's place. */
export interface LibraryProps {
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
  const theme = useWindowState(v => v.theme)
  const library = useWanted(useWindowState(v => v.library))
  const map = useRef<BoardHandle>(null)
  useKeyboard()
  useTableKeys(map)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useGivenFiles()
  useAskBeforeClosing()

  if (phase === 'starting') return <Opening />
  if (phase === 'recovery') return <Trouble heading="h1" />
  return (
    <div className="flex h-full flex-col">
      <TopBar />
      <Banners />
      {library ? (
        <Suspense fallback={<Opening />}>
          <Library onClose={() => setWindowState({ library: false })} onToast={toast => setWindowState({ toast })} />
          <ToastLine />
        </Suspense>
      ) : (
        <div className="flex min-h-0 flex-1">
          {open ? <Table map={map} PlayersMap={PlayersMap} /> : <NoFight />}
          <SidePanel Fights={Fights} map={map} />
        </div>
      )}
      <Announcer />
    </div>
  )
}

function NoFight() {
  const isTrouble = useTable(s => s.trouble !== null)
  if (isTrouble) return <Trouble heading="h2" />
  return (
    <main className="text-muted grid flex-1 place-items-center p-6">
      <EmptyNote icon="encounter" title="No fight is open">
        Choose one on the right, begin a new one there, or drop a file anywhere.
      </EmptyNote>
    </main>
  )
}
