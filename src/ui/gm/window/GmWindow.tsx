import { useDeferredValue, useEffect, useRef } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { chapterOf } from '~/store/log/chapter'
import { useTable, useTableSelector } from '~/store/state'
import { PAPER, WINDOW } from '~/words/en/window'
import type { BoardHandle } from '../../board/props'
import { Button } from '../../parts/controls/Button'
import { EmptyNote } from '../../parts/signs/Icon'
import { weaponIcon } from '../../parts/signs/Icon'
import { useFieldMark, useKeyboard } from '../keys'
import { Announcer } from '../log/Announcer'
import { Reading } from '../sheet/Reading'
import { groupsOf } from '../sheet/thingWords'
import { useStartCard } from '../start/StartCard'
import { saveExported } from '../state/inLibrary'
import { useTheme } from '../state/preferences'
import {
  changeWindow,
  closePage,
  forgetFight,
  lookInto,
  showToast,
  useWindowState,
  type WindowState,
} from '../state/windowState'
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

/** What goes to the printer: sheets of the selected, of everybody where nobody is; or the log from its beginning. */
function Paper({ of }: { of: NonNullable<WindowState['paper']> }) {
  const { name, ruleset, snapshot } = useFight()
  const selection = useTable(s => s.selection)
  useEffect(() => {
    const done = () => changeWindow(w => void (w.paper = null))
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  const several = selection.filter(id => snapshot.combatants[id])
  const who = several.length > 0 ? several : Object.keys(snapshot.combatants)
  return (
    <article className="paper" aria-label={PAPER[of]}>
      <h1>
        {name} · {ruleset.name}
      </h1>
      {of === 'log' ? <Story /> : who.map(id => <SheetOnPaper key={id} who={id} />)}
    </article>
  )
}

function SheetOnPaper({ who }: { who: Id }) {
  const { ruleset, snapshot, shown } = useFight()
  const { badges, pools } = shown[who]!
  const one = snapshot.combatants[who]!
  const { state } = ruleset
  return (
    <section>
      <h2>
        {one.name} <small>{snapshot.sides[one.side]?.name}</small>
      </h2>
      <ul className="paper-pools">
        {pools.map(({ key, label, cur, max }) => (
          <li key={key}>
            {label} <b>{cur}</b>/{max}
          </li>
        ))}
        {badges.map(({ words }, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
      <Reading groups={groupsOf(state.sheet.fields(one.sheet))} sheet={one.sheet} weaponIcon={weaponIcon} isOpen />
      {one.notes !== '' && <p>{one.notes}</p>}
    </section>
  )
}

/** All that happened, with what was taken back left out. */
function Story() {
  const { ruleset } = useFight()
  const log = useTable(s => s.log)
  const entries = Array.from({ length: log.present + 1 }, (_, i) => log.at(i)!)
  return entries.map((entry, i) => {
    const chapter = chapterOf(ruleset, entry)
    const isNew = i === 0 || chapterOf(ruleset, entries[i - 1]!) !== chapter
    return (
      <div key={entry.done}>
        {isNew && <h2>{chapter}</h2>}
        {entry.lines.map((line, n) => (
          <p key={n}>{line.words}</p>
        ))}
      </div>
    )
  })
}

/** What was kept is damaged or missing, and the ways in which the GM may go on. */
function Trouble({ heading: Heading }: { heading: 'h1' | 'h2' }) {
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
  // The palette is one key away: it is fetched as soon as the window stands. A failure is told where the part is wanted.
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
