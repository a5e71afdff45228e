import { useDeferredValue, useEffect, useRef } from 'react'
import { WINDOW } from '~/words/en/window'
import { useTable, useTableSelector } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { useKeyboard } from '../keys/keyLayers'
import { useFieldMark } from '../keys/useFieldMark'
import { Announcer } from '../log/Announcer'
import { Opening } from './Opening'
import { EmptyNote } from '../../parts/signs/EmptyNote'
import { Paper } from './Paper'
import { SidePanel } from './SidePanel'
import { Table } from './Table'
import { Banners } from '../top/Banners'
import { Part, PartsContext, type GmParts } from '../top/Part'
import { TopBar } from '../top/TopBar'
import { useAskBeforeClosing } from './useAskBeforeClosing'
import './forced.css'
import './frame.css'
import './print.css'
import { useGivenFiles } from './useGivenFiles'
import { useTheme } from '../state/preferences'
import { forgetFight, useWindowState, lookInto, closePage, showToast } from '../state/windowState'
import { ToastLine } from './ToastLine'
import { Trouble } from './Trouble'

/** The GM's window. `parts` load what is not drawn at its start. */
export function GmWindow({ parts }: { parts: GmParts }) {
  return (
    <PartsContext value={parts}>
      <InPhase />
    </PartsContext>
  )
}

function InPhase() {
  // Deferred, so that the table is drawn in slices: the first click never waits for all of it.
  const phase = useDeferredValue(useTable(s => s.phase))
  const open = useTable(s => s.fight !== null)
  const theme = useTheme()
  const library = useWindowState(v => v.page === 'library')
  // What is called for in the place of the side panel is drawn out with it.
  const out = useWindowState(v => (v.panel ? 'side' : v.drawer))
  const files = useWindowState(v => v.files)
  const paper = useWindowState(v => v.paper)
  const map = useRef<BoardHandle>(null)
  useKeyboard(map)
  useFieldMark()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useGivenFiles()
  useAskBeforeClosing()
  useOwnTools()

  if (phase === 'starting') return <Opening />
  if (phase === 'recovery') return <Trouble heading="h1" />
  return (
    <div className="flex h-full flex-col">
      <TopBar />
      <Banners />
      {library && (
        <>
          <Part name="library">
            {({ Library }) => (
              <Library files={files} onFiles={lookInto} onClose={() => closePage('library')} onToast={showToast} />
            )}
          </Part>
          <ToastLine />
        </>
      )}
      {!library && (
        <div className="frame" data-empty={!open || undefined} data-out={out ?? undefined}>
          {open ? <Table map={map} /> : <NoFight />}
          <SidePanel map={map} />
        </div>
      )}
      {open && paper && <Paper of={paper} />}
      <Announcer />
    </div>
  )
}

function NoFight() {
  const isTrouble = useTable(s => s.trouble !== null)
  if (isTrouble) return <Trouble heading="h2" />
  return (
    <main className="text-muted grid flex-1 place-items-center p-6">
      <EmptyNote icon="encounter" title={WINDOW.noFight}>
        {WINDOW.noFightHow}
      </EmptyNote>
    </main>
  )
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
