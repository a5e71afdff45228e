import {
  type CSSProperties,
  memo,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { TableRecord } from '~/feed/record'
import { TABLE } from '~/words/en/players'
import { TokenShape } from '../map/TokenShape'
import { columnsFor, CombatantRow } from './CombatantRow'
import { lanes, pagesOf, shapeOf, sought, soughtOn, spare, type TurnLane, useBeat } from './lanes'

/** How a list is drawn so that it fits. */
export interface Fit {
  /** How much larger than at least. */
  readonly grown: number
  readonly tight: boolean
  /** How many rows have no room at a time. */
  readonly without: number
}

/**
 * How a list that is not scrolled fits its element, in one column or in several: as large as there is room for; where there is
 * little it is drawn tight; only when that does not do either, rows are given up. Measured, because names wrap and screens
 * differ: anew for each `content` and each size, before anything is painted; it grows no larger while `content` is the same.
 *
 * @param most how many rows can be given up
 * @param sizes how much larger it may be drawn, the largest first; the last is 1
 */
function useFit(content: string, most: number, sizes: readonly number[]): Fit & { ref: RefObject<HTMLElement | null> } {
  const ref: RefObject<HTMLElement | null> = useRef<HTMLElement>(null)
  const begun = (before?: number) => ({ content, sought: sought(sizes.length, before), tight: false, without: 0 })
  const [latest, setLatest] = useState(() => begun())
  const tried = latest.content === content ? latest : begun(latest.sought.at)
  const size = tried.sought.at
  useLayoutEffect(() => {
    const measure = () => {
      const list = ref.current
      if (!list) return
      const { tight, without } = tried
      let search = tried.sought
      const smallest = sizes.length - 1
      let fits = fitsIn(list, search.at === smallest)
      // Sizes are tried on the page itself: to draw all rows anew for each would keep the page busy.
      const nextSize = () => (tight ? null : soughtOn(search, fits, sizes.length))
      for (let next = nextSize(); next; next = nextSize()) {
        search = next
        list.style.setProperty('zoom', String(sizes[search.at]))
        list.style.setProperty('--grown', String(sizes[search.at]))
        fits = fitsIn(list, search.at === smallest)
      }
      const found = { ...tried, content, sought: search }
      if (!fits && !tight) setLatest({ ...found, tight: true })
      else if (!fits && without < most) setLatest({ ...found, without: Math.min(most, without + rowsToGiveUp(list)) })
      else if (search !== tried.sought) setLatest(found)
    }
    // A larger screen has room for more.
    const again = () => setLatest(begun(size))
    measure()
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  })
  return { ref, grown: sizes[size] ?? 1, tight: tried.tight, without: tried.without }
}

/** Pools and their names stay whole in letters that are not the smallest. */
function fitsIn(list: HTMLElement, isSmallest: boolean): boolean {
  const isCut = !isSmallest && [...list.querySelectorAll('.players-pools :is(span, dd)')].some(isTooLong)
  return !isCut && list.scrollHeight <= list.clientHeight && !isTooLong(list)
}

const isTooLong = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth

/** Half of those that do not fit whole: the rows that are given up may be twice as high, and never is one given up too many. */
function rowsToGiveUp(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const outside = [...list.querySelectorAll('li[data-row]')].filter(row => {
    const box = row.getBoundingClientRect()
    return box.bottom > bottom + 1 || box.right > right + 1
  })
  return Math.max(1, Math.floor(outside.length / 2))
}

/** How much larger rows are drawn where there is room for it, the largest first. */
const ALONE = [2.4, 2.2, 2, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1]
const BESIDE_MAP = [1.4, 1.3, 1.2, 1.1, 1]
/** A list in the hand is moved with a finger: nothing need be larger. */
const IN_HAND = [1]

/** How long each part of an order that does not fit is shown, in milliseconds: time to read ten names. */
const PAGE = 12_000

interface TurnLanesProps {
  record: TableRecord
  isInHand?: boolean
}

/**
 * The turn order as far as it is public: who is on which side or acts at which place, how they stand and who has acted.
 * It is drawn after the rest of a record and in pieces, so that rows for forty do not hold up the moment that they come with.
 */
export function TurnLanes({ record, isInHand = false }: TurnLanesProps) {
  return <Lanes record={useDeferredValue(record)} isInHand={isInHand} />
}

const Lanes = memo(function Lanes({ record, isInHand }: Required<TurnLanesProps>) {
  const isAlone = record.map === null
  const { ref, grown, tight, without } = useFit(
    // Without a map there is other room.
    `${isAlone} ${shapeOf(record)}`,
    spare(record),
    isInHand ? IN_HAND : isAlone ? ALONE : BESIDE_MAP,
  )
  const pages = pagesOf(record, without)
  const page = useBeat(pages > 1 ? PAGE : null) % pages
  // Another size draws no row anew.
  const shown = useMemo(() => lanes(record, without, page), [record, without, page])
  return (
    <section
      ref={ref}
      className="players-lanes"
      aria-label={TABLE.order}
      data-tight={tight || undefined}
      data-places={record.track.length > 0 || undefined}
      data-sides={(isAlone && isFew(shown)) || undefined}
      style={{ zoom: grown, '--grown': grown } as CSSProperties}
    >
      <Rows shown={shown} fighting={record.phase === 'combat'} />
      {pages > 1 && (
        <p className="players-pages">
          <span className="sr-only">{TABLE.part(page + 1, pages)}</span>
          {Array.from({ length: pages }, (_, i) => (
            <i key={i} aria-hidden="true" data-here={i === page || undefined} />
          ))}
        </p>
      )}
    </section>
  )
})

const Rows = memo(function Rows({ shown, fighting }: { shown: readonly TurnLane[]; fighting: boolean }) {
  return shown.map((lane, i) => (
    <section
      key={lane.key}
      className={lane.mark ? 'players-place' : 'players-lane'}
      aria-label={lane.name}
      data-pools={showsPools(lane) || undefined}
    >
      {lane.mark ? <Place lane={lane} /> : <Heading lane={lane} fighting={fighting} />}
      {namesPools(shown, i) && (
        // The rows name their pools themselves, for those who listen.
        <div className="players-pools" aria-hidden="true" style={columnsFor(lane.pools)}>
          {lane.pools.map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ul data-together={(lane.mark !== '' && lane.rows.length > 1) || undefined}>
        {lane.rows.map((row, n) => (
          <CombatantRow key={`${row.one.id} ${n}`} row={row} columns={lane.pools} fighting={fighting} />
        ))}
      </ul>
    </section>
  ))
})

/** As many of a side stand one below the other in half a screen, larger than they would if they ran on beside each other. */
const FEW = 4

const isFew = (all: readonly TurnLane[]): boolean =>
  all.length === 2 && all.every(({ mark, rows }) => mark === '' && rows.length <= FEW)

const showsPools = ({ rows }: TurnLane) => rows.some(({ pools }) => pools.length > 0)

/** Each side names its pools; of the places only the first that shows any. */
function namesPools(all: readonly TurnLane[], i: number): boolean {
  const lane = all[i]!
  return showsPools(lane) && (lane.badge !== null || all.findIndex(showsPools) === i)
}

function Heading({ lane: { name, badge, now }, fighting }: { lane: TurnLane; fighting: boolean }) {
  return (
    <h2>
      {badge !== null && <TokenShape badge={badge} />}
      {name}
      {now && fighting && <em>{TABLE.theirGo}</em>}
    </h2>
  )
}

function Place({ lane: { name, mark, now } }: { lane: TurnLane }) {
  return (
    <h2 data-now={now || undefined}>
      <span className="sr-only">{now ? TABLE.now(name) : name}</span>
      <span aria-hidden="true">{mark}</span>
    </h2>
  )
}
