import { type ReactNode, useEffect, useState } from 'react'
import type { TableRecord } from '~/feed/record'
import type { Viewed } from '~/feed/viewer'
import { PLAYERS } from '~/words/en/players'
import { Handout } from './Handout'
import { Emblem, TableView } from './TableView'
import '../../parts/signs/fonts.css'
import './players.css'

/** The curtain is down: the title, and nothing that could tell what is behind. */
export function Curtain({ title }: { title: string }) {
  return (
    <main className="players-curtain">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
      </div>
    </main>
  )
}

/** Fills the screen with this page, or gives it back. A browser that refuses leaves everything as it is. */
function fillScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  void done.catch(() => undefined)
}

const KEY = 'f'

/** How long after the last movement of the pointer the button stays, in milliseconds. */
const LINGER = 3_000

/** Offers to fill the screen while somebody is at the mouse; F does the same at any time. */
function FillButton() {
  const [awake, setAwake] = useState(false)
  const [full, setFull] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), LINGER)
      setAwake(true)
    }
    const changed = () => setFull(document.fullscreenElement !== null)
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === KEY && !event.ctrlKey && !event.metaKey && !event.altKey) fillScreen()
    }
    window.addEventListener('pointermove', wake)
    window.addEventListener('keydown', key)
    document.addEventListener('fullscreenchange', changed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', wake)
      window.removeEventListener('keydown', key)
      document.removeEventListener('fullscreenchange', changed)
    }
  }, [])
  return (
    <button type="button" className="players-fill" data-awake={(awake && !full) || undefined} onClick={fillScreen}>
      {PLAYERS.full} <kbd>{KEY.toUpperCase()}</kbd>
    </button>
  )
}

/** How a table is drawn: see `TableView`. */
type DrawTable = (table: Pick<Viewed, 'pictures' | 'ruler' | 'handout'> & { record: TableRecord }) => ReactNode

/** A screen of the players: the table, the curtain, a handout, or why there is none of them. */
export function Shown({
  viewed,
  theme: other,
  children,
  table = props => <TableView {...props} />,
}: {
  /** null: nothing is to be seen. */
  viewed: Viewed | null
  /** Of what is shown instead. */
  theme?: 'dark' | 'light' | undefined
  /** What is said instead of a table. */
  children: ReactNode
  table?: DrawTable
}) {
  const record = viewed?.record ?? null
  const theme = record?.theme ?? other
  useEffect(() => {
    const { dataset } = document.documentElement
    // What the GM chose last stays when there is nothing to show.
    dataset.theme = theme ?? dataset.theme ?? preferredTheme()
  }, [theme])

  return (
    <div className="players">
      {viewed && record?.show === 'table' ? (
        table({ record, pictures: viewed.pictures, ruler: viewed.ruler, handout: viewed.handout })
      ) : viewed?.handout ? (
        <main className="players-alone">
          <Handout {...viewed.handout} />
        </main>
      ) : record?.show === 'curtain' ? (
        <Curtain title={record.title} />
      ) : (
        children
      )}
      <FillButton />
    </div>
  )
}

function preferredTheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
