import { type ComponentProps, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Handout as Given } from '~/feed/messages'
import type { TableRecord } from '~/feed/record'
import { readRoomLink, type RoomLink } from '~/feed/room/roomLink'
import { waitInLobby } from '~/feed/room/waitInLobby'
import { type InRoomNow, type SeenInRoom, watchRoom } from '~/feed/room/watchRoom'
import { randomHex } from '~/feed/transport'
import { SCREEN } from '~/words/en/elsewhere'
import { TABLE } from '~/words/en/players'
import { columnsFor, CombatantRow } from '../list/CombatantRow'
import { DeedCard, LogLines } from '../list/DeedCard'
import { NowBanner } from '../list/NowBanner'
import { TurnLanes } from '../list/TurnLanes'
import { lanes } from '../list/lanes'
import { nextUp } from '../list/nextUp'
import { Scene } from '../map/Scene'
import { Ended } from '../window/Ended'
import { Handout } from '../window/Handout'
import { partyOf } from '../window/Party'
import { liesFlat, Shown } from '../window/Shown'
import { Emblem, TableView } from '../window/TableView'
import { useWakeLock } from '../window/useWakeLock'
import { LookAround, LookedAt, useLookedAt } from './LookAround'
import { useOwn, bareLink } from './useOwn'
import './screen.css'

/** What there is to say while there is nothing to show on a screen elsewhere. */
function ScreenNotice({
  seen,
  code,
}: {
  seen: SeenInRoom | { state: 'noLink' }
  /** Letters by which the GM asks this screen in; null: there are none. */
  code: string | null
}) {
  const [title, detail] = SCREEN.states[seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{code ? SCREEN.letters : detail}</p>
        {code && (
          <p className="screen-code" role="img" aria-label={[...code].join(' ')}>
            {code}
          </p>
        )}
      </div>
    </main>
  )
}

/** A TV has nobody to press a button: the line goes by itself, after so many ms. */
const LINGER = 20_000

/** Whether to say that this screen may fall asleep: pages that came by plain http may not keep it awake. Said once, for a while. */
function useMayFallAsleep(isShown: boolean): { mayFallAsleep: boolean; read(): void } {
  const [isRead, setRead] = useState('wakeLock' in navigator)
  const mayFallAsleep = isShown && !isRead
  useEffect(() => {
    if (!mayFallAsleep) return
    const timer = setTimeout(() => setRead(true), LINGER)
    return () => clearTimeout(timer)
  }, [mayFallAsleep])
  return { mayFallAsleep, read: () => setRead(true) }
}

interface UprightProps extends Pick<ComponentProps<typeof TableView>, 'record' | 'pictures' | 'ruler' | 'handout'> {
  size: 'phone' | 'phone on its side' | 'tablet'
  isFree: boolean
}

/** The table in a hand: whose turn it is, one's own character, the list; the map above it, or instead of it where there is no room. */
function Upright({ record, pictures, ruler, handout, size, isFree }: UprightProps) {
  const [place, setPlace] = useState<'list' | 'map'>('list')
  const [own, setOwn] = useOwn('me')
  const [aside, setAside] = useState<Given | null>(null)
  // One that is shown again after it was taken away is new.
  if (aside !== null && handout === null) setAside(null)
  const isHandoutShown = handout !== null && !isSameHandout(handout, aside)
  const others = useMemo(() => withoutOwn(record, own), [record, own])
  const isPhone = size === 'phone'
  const isMapShown = record.map !== null && (!isPhone || place === 'map')
  const isListShown = !isPhone || !isMapShown
  return (
    <Scene record={record} pictures={pictures}>
      <main className="screen-upright" data-size={size}>
        <NowBanner record={record} />
        {isHandoutShown && (
          <div className="screen-handout">
            <Handout {...handout} />
          </div>
        )}
        {!isHandoutShown && isMapShown && record.map && (
          <div className="screen-map">
            <LookAround map={record.map} record={record} ruler={ruler} hand={{ me: own, isFree }} />
          </div>
        )}
        {!isHandoutShown && isListShown && (
          // It may be longer than the screen: a keyboard scrolls it as well.
          <div className="screen-list" role="group" aria-label={SCREEN.list} tabIndex={0}>
            <Own record={record} name={own} />
            <div className="screen-happened">
              <DeedCard record={record} />
              <LogLines lines={record.log} />
            </div>
            <TurnLanes record={others} isInHand />
          </div>
        )}
        <nav aria-label={SCREEN.this}>
          {handout && (
            <button
              type="button"
              aria-pressed={isHandoutShown}
              onClick={() => setAside(isHandoutShown ? handout : null)}
            >
              {isHandoutShown ? SCREEN.putAside : TABLE.handout}
            </button>
          )}
          {isPhone && record.map && !isHandoutShown && (
            <button type="button" aria-pressed={isMapShown} onClick={() => setPlace(isMapShown ? 'list' : 'map')}>
              {isMapShown ? SCREEN.list : SCREEN.map}
            </button>
          )}
          <label>
            <span>{SCREEN.iAm}</span>
            <select value={own ?? ''} onChange={event => setOwn(event.target.value || null)}>
              <option value="">{SCREEN.watching}</option>
              {namesIn(record, own).map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </nav>
        {record.end && <Ended record={record} end={record.end} />}
      </main>
    </Scene>
  )
}

/** Whoever stands on top does not stand in the list once more, but where the order has a place for each. */
function withoutOwn(record: TableRecord, own: string | null): TableRecord {
  return own === null || record.track.length > 0
    ? record
    : { ...record, combatants: record.combatants.filter(({ name }) => name !== own) }
}

/** Whether it is the one that was put aside: it comes anew with each record. */
function isSameHandout(one: Given, other: Given | null): boolean {
  return other !== null && one.text === other.text && one.picture?.size === other.picture?.size
}

/** One's own character, whoever else is in the list: nothing while it is not at the table. */
function Own({ record, name }: { record: TableRecord; name: string | null }) {
  const all = lanes(record)
  const lane = all.find(({ rows }) => rows.some(({ one }) => one.name === name))
  const row = lane?.rows.find(({ one }) => one.name === name)
  if (!lane || !row) return null
  const columns = row.pools.map(({ label }) => label)
  return (
    <section className="screen-own" aria-label={SCREEN.own}>
      {nextUp(record).includes(row.one.name) && <p role="status">{SCREEN.youAreNext}</p>}
      {columns.length > 0 && (
        // The row names its pools itself, for those who listen.
        <div className="players-pools" aria-hidden="true" style={columnsFor(columns)}>
          {columns.map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ul>
        <CombatantRow row={row} columns={columns} fighting={record.phase === 'combat'} />
      </ul>
    </section>
  )
}

/** Those whose numbers are shown: they are the party. Where none is, everybody. */
function namesIn(record: TableRecord, own: string | null): string[] {
  const party = partyOf(record)
  const named = (party.length > 0 ? party : record.combatants).map(({ name }) => name)
  return [...new Set([...named, ...(own === null ? [] : [own])])]
}

/**
 * The letters by which the GM asks in a screen that came without a link. null: there are none, as wherever the page did not come from
 * Fray's own server in the local network, which speaks plain http.
 */
function useLobby(isWaiting: boolean): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting || location.protocol !== 'http:') return
    return waitInLobby({
      page: location.href,
      draw: randomHex,
      onCode: setCode,
      // The page loads itself anew by it, and comes to the same room from here on.
      onRoom: room => (location.hash = room),
    })
  }, [isWaiting])
  return code
}

/** What the room of a link shows. null: there is no link. */
function useRoom(link: RoomLink | null): InRoomNow {
  const [now, setNow] = useState<InRoomNow>({ seen: { state: 'connecting' }, view: 'follow', still: null })
  useEffect(
    () => (link ? watchRoom({ link, page: location.href, draw: randomHex, onChange: setNow }) : undefined),
    [link],
  )
  return now
}

/** Higher than wide: the list comes first. Narrower than this there is no room for the map beside it, in pixels. */
const UPRIGHT = '(orientation: portrait)'
const NARROW = '(orientation: portrait) and (max-width: 640px)'
/** A phone on its side: lower than any TV. */
const LOW = '(orientation: landscape) and (max-height: 500px)'

/**
 * Whether this screen is held in a hand, and whether it is as small as a phone, upright or on its side; null: it lies on its side, as a
 * TV does.
 */
function useUpright(): 'phone' | 'phone on its side' | 'tablet' | null {
  return useSyncExternalStore(listen, () =>
    matchMedia(NARROW).matches
      ? 'phone'
      : matchMedia(LOW).matches
        ? 'phone on its side'
        : matchMedia(UPRIGHT).matches
          ? 'tablet'
          : null,
  )
}

function listen(onChange: () => void): () => void {
  const all = [matchMedia(UPRIGHT), matchMedia(NARROW), matchMedia(LOW)]
  for (const one of all) one.addEventListener('change', onChange)
  return () => {
    for (const one of all) one.removeEventListener('change', onChange)
  }
}

/**
 * A screen on another device: it shows what is published in the room of its link, and keeps the last picture while nothing comes.
 * Nothing is decided here; whoever holds the device may look around where the GM lets them, and say whose character is theirs.
 */
export function ScreenWindow() {
  const [link] = useState(() => readRoomLink(bareLink(location.hash).slice(1)))
  const { seen, view, still } = useRoom(link)
  const code = useLobby(link === null)
  const upright = useUpright()
  const [name, setName] = useOwn('screen')
  useWakeLock()
  const isFree = view === 'free'
  const viewed = seen.state === 'live' ? seen : null
  const lookedAt = useLookedAt(isFree, viewed?.record?.show === 'table' ? viewed.record : null)
  // What lies on the table stays where it is.
  const { mayFallAsleep, read } = useMayFallAsleep(viewed !== null && still === null && !liesFlat(viewed, name))
  return (
    <LookedAt value={lookedAt}>
      <div className="screen">
        <Shown
          viewed={viewed}
          name={name}
          onName={setName}
          line={
            still ? (
              <p role="status">{still === 'away' ? SCREEN.away : SCREEN.lost}</p>
            ) : mayFallAsleep ? (
              <aside aria-label={SCREEN.thisScreen}>
                {SCREEN.asleep}
                <button type="button" onClick={read}>
                  {SCREEN.allRight}
                </button>
              </aside>
            ) : null
          }
          table={({ kind, ...props }) =>
            upright ? (
              <Upright {...props} size={kind === 'wall' ? 'tablet' : upright} isFree={isFree} />
            ) : (
              <TableView {...props} map={isFree ? LookAround : undefined} />
            )
          }
        >
          <ScreenNotice seen={link ? seen : { state: 'noLink' }} code={code} />
        </Shown>
      </div>
    </LookedAt>
  )
}
