import { useDeferredValue, useEffect, useRef } from 'react'
import { useTable, useTableSelector } from '~/store/state'
import { WINDOW } from '~/words/en/window'
import type { BoardHandle } from '../../board/props'
import { Button } from '../../parts/controls/Button'
import { EmptyNote } from '../../parts/signs/Icon'
import { useFieldMark, useKeyboard } from '../keys'
import { Announcer } from '../log/Announcer'
import { useStartCard } from '../start/StartCard'
import { saveExported } from '../state/inLibrary'
import { useTheme } from '../state/preferences'
import { closePage, forgetFight, lookInto, showToast, useWindowState } from '../state/windowState'
import { Banners } from '../top/Banners'
import { type GmParts, Part, PartsContext } from '../top/Part'
import { TopBar } from '../top/TopBar'
import { SidePanel } from './SidePanel'
import { Table } from './Table'
import { ToastLine } from './ToastLine'
import { useGivenFiles } from './useGivenFiles'
import './forced.css'
import './frame.css'
import './print.css'

/** Stands in the window until what was kept is read and the table is drawn; index.html begins with the same. */
function Opening() {
  return <p className="text-muted p-6">{WINDOW.opening}</p>
}

/** What was kept is damaged or missing, and the ways in which the GM may go on. */
function RecoveryScreen({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const trouble = useTable(s => s.trouble)
  if (!trouble) return null
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 p-8">
      <div role="alert" className="flex flex-col gap-4">
        <Heading className="text-2xl font-semibold">{trouble.title}</Heading>
        <p className="text-base">{trouble.words}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {trouble.options.map((way, i) => (
          <Button
            key={way.words}
            look={i === 0 ? 'primary' : 'plain'}
            onClick={'go' in way ? way.go : () => void way.save().then(saveExported)}
          >
            {way.words}
          </Button>
        ))}
      </div>
    </main>
  )
}

/** A window with actions that are nowhere else asks before it closes; all others close at once. */
function useAskBeforeClosing(): void {
  const isAtRisk = useTable(
    ({ saveStatus: { state }, fight }) =>
      state === 'not saved' || state === 'saving' || (state === 'memory only' && (fight?.steps ?? 0) > 0),
  )
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

/** The GM's window. `parts` load what is not drawn at its start. */
export function GmWindow({ parts }: { parts: GmParts }) {
  // The side panel is one click away: it is fetched as soon as the window stands. A failure is told where the part is wanted.
  useEffect(() => void parts.panels().catch(() => undefined), [parts])
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
  useStartCard()

  if (phase === 'starting') return <Opening />
  if (phase === 'recovery') return <RecoveryScreen heading="h1" />
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
      {open && paper && (
        <Part name="panels" over>
          {({ PrintView }) => <PrintView of={paper} />}
        </Part>
      )}
      <Announcer />
    </div>
  )
}

function NoFight() {
  const isTrouble = useTable(s => s.trouble !== null)
  if (isTrouble) return <RecoveryScreen heading="h2" />
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
