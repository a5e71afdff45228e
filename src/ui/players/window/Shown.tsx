import { type ReactNode, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react'
import type { TableRecord } from '~/feed/record'
import { HERE, type ScreenSetting, settingOf, type WayIn } from '~/feed/screens'
import type { Viewed } from '~/feed/viewer'
import { PLAYERS, TABLE } from '~/words/en/players'
import { isMuted, onMuted, unmute } from '../../parts/sounds'
import { CardFrame } from '../flat/CardFrame'
import { FlatTable } from '../flat/FlatTable'
import { Handout } from './Handout'
import { Party } from './Party'
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

/** Offers to fill the screen, and what else there is to say of it, while somebody is at the mouse; F does the same at any time. */
function FillButton({ children }: { children: ReactNode }) {
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
    window.addEventListener('pointerdown', wake)
    window.addEventListener('keydown', key)
    document.addEventListener('fullscreenchange', changed)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', wake)
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', key)
      document.removeEventListener('fullscreenchange', changed)
    }
  }, [])
  return (
    <div className="players-fill" data-awake={awake || undefined}>
      {children}
      {!full && (
        <button type="button" onClick={fillScreen}>
          {PLAYERS.full} <kbd>{KEY.toUpperCase()}</kbd>
        </button>
      )}
    </div>
  )
}

/** How latecomers come to the table, in a corner. Dark on light in both themes: most cameras read no other. */
function WayToJoin({ way: { link, rows } }: { way: WayIn }) {
  const size = rows.length
  const { protocol, host } = new URL(link)
  const path = rows.map((row, y) => row.replace(/[01]/g, (dot, x: number) => (dot === '1' ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <aside className="players-way">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={PLAYERS.way} shapeRendering="crispEdges">
        <path d={path.join('')} fill="black" />
      </svg>
      {/* In the local network the address alone leads there as well: the page shows letters that the GM types. */}
      {protocol === 'http:' && host}
    </aside>
  )
}

/** Whether sounds are on and the browser wants a press on this page before it plays them. */
function useIsSilent(record: Viewed['record']): boolean {
  const isSilent = useSyncExternalStore(onMuted, isMuted)
  return isSilent && record?.show === 'table' && record.sounds
}

/** What there is to say of the screen itself has a line below the table, which is drawn smaller for it: nothing is covered. */
function useLineBelow(isShown: boolean): void {
  // Before the order is measured: by then everything has its size.
  useInsertionEffect(() => {
    if (!isShown) return
    const { dataset } = document.documentElement
    dataset.line = 'below'
    return () => void delete dataset.line
  }, [isShown])
}

/** Whether this screen lies on the table and shows it, or what measures it: nothing there moves by itself. */
export function liesFlat(viewed: Viewed | null, name: string | null): boolean {
  const setting = settingOf(viewed?.screens ?? [], name)
  return setting?.kind === 'table' && (setting.measuring || viewed?.record?.show === 'table')
}

/** How a table is drawn: see `TableView`. */
type DrawTable = (
  table: Pick<Viewed, 'pictures' | 'ruler' | 'handout'> & {
    record: TableRecord
    kind: ScreenSetting['kind'] | undefined
  },
) => ReactNode

/** What a screen says of itself, by which it knows how the GM has set it up. */
interface Named {
  /** null: it has no name. */
  name: string | null
  /** Somebody at the screen says which of those that are set up it is; absent: it is always the same. */
  onName?: (name: string | null) => void
}

/** A screen of the players: the table, the curtain, a handout, or why there is none of them. */
export function Shown({
  viewed,
  theme: other,
  children,
  line,
  name,
  onName,
  table = props => <TableView {...props} />,
}: Named & {
  /** null: nothing is to be seen. */
  viewed: Viewed | null
  /** Of what is shown instead. */
  theme?: 'dark' | 'light' | undefined
  /** What is said instead of a table. */
  children?: ReactNode
  /** What there is to say of the screen itself. */
  line?: ReactNode
  table?: DrawTable
}) {
  const record = viewed?.record ?? null
  const theme = record?.theme ?? other
  const screens = viewed?.screens ?? []
  const setting = settingOf(screens, name)
  const way = setting?.kind === 'table' ? null : (viewed?.way ?? null)
  const isFlat = liesFlat(viewed, name)
  const isSilent = useIsSilent(record) && !setting?.measuring
  const hasLine = Boolean(line) || isSilent
  // Squares keep their size.
  useLineBelow(hasLine && !isFlat)
  useEffect(() => {
    const { dataset } = document.documentElement
    // What the GM chose last stays when there is nothing to show.
    dataset.theme = theme ?? dataset.theme ?? preferredTheme()
  }, [theme])

  return (
    <>
      <div className="players" data-way={way !== null || undefined}>
        {setting?.kind === 'table' && setting.measuring ? (
          <CardFrame setting={setting} />
        ) : viewed && record?.show === 'table' && setting?.kind === 'table' ? (
          <FlatTable record={record} pictures={viewed.pictures} ruler={viewed.ruler} setting={setting} />
        ) : viewed && record?.show === 'table' ? (
          table({
            record,
            pictures: viewed.pictures,
            ruler: viewed.ruler,
            handout: viewed.handout,
            kind: setting?.kind,
          })
        ) : viewed?.handout ? (
          <main className="players-alone">
            <Handout {...viewed.handout} />
          </main>
        ) : (
          <div className={viewed?.latest ? 'players-between' : 'players-alone'}>
            {record?.show === 'curtain' ? <Curtain title={record.title} /> : children}
            {viewed?.latest && <Party latest={viewed.latest} />}
          </div>
        )}
        <div className="players-corner">
          <FillButton>
            {onName && screens.some(screen => screen.name !== HERE) && (
              <label>
                {PLAYERS.thisScreen}{' '}
                <select value={name ?? ''} onChange={event => onName(event.target.value || null)}>
                  <option value="">{PLAYERS.byShape}</option>
                  {screens.flatMap(screen =>
                    screen.name === HERE ? [] : [<option key={screen.name}>{screen.name}</option>],
                  )}
                </select>
              </label>
            )}
          </FillButton>
          {way && <WayToJoin way={way} />}
        </div>
      </div>
      {hasLine && (
        <div className="players-line" data-over={isFlat || undefined}>
          {line || (
            <button type="button" onClick={unmute}>
              {TABLE.hear}
            </button>
          )}
        </div>
      )}
    </>
  )
}

function preferredTheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
