import { useGesture } from '@use-gesture/react'
import { createContext, useContext, useRef, useState, type CSSProperties } from 'react'
import type { RecordCombatant, TableRecord } from '~/feed/record'
import { SCREEN } from '~/words/en/elsewhere'
import { frame, IN_HAND, type Frame } from '../map/frame'
import { MapView, type MapViewProps } from '../map/MapView'
import { isOtherSize, originShift } from '../map/originShift'
import { TokenShape } from '../map/TokenShape'
import { beyond, centred, EDGES, fitted, freePart, middleOf, moved, near, scaled, useSize, type Edge } from './look'

/**
 * The part of the map that whoever holds this screen has moved to; null: none, the view follows by itself. It outlives the map, which goes
 * while the list is looked at or the screen is turned.
 */
export const LookedAt = createContext<readonly [Frame | null, (view: Frame | null) => void]>([null, () => undefined])

/**
 * The value of `LookedAt`: what is looked at stays the same part of the map when more of the map becomes known to the left or above,
 * though all places in the record change then. Where the map follows the fight, it does so again as soon as somebody else acts.
 *
 * @param isFree whether the GM lets them look around
 * @param record null: no table is to be seen
 */
export function useLookedAt(isFree: boolean, record: TableRecord | null) {
  const [own, setOwn] = useState<{ view: Frame; record: TableRecord; isFree: boolean } | null>(null)
  const isOver = own && record && !isFree && own.record.now.who !== record.now.who
  if (own && (own.isFree !== isFree || isOver)) setOwn(null)
  else if (own && record && isOtherSize(own.record, record)) {
    const { x, y } = originShift(own.record, record)
    setOwn({ view: { ...own.view, x: own.view.x + x, y: own.view.y + y }, record, isFree })
  }
  const setView = (view: Frame | null) => setOwn(view && record && { view, record, isFree })
  return [own?.view ?? null, setView] as const
}

/** Where the map is looked at in a hand. */
interface InHand {
  /** Whose the hand is: the name of their character; null: nobody's. */
  me: string | null
  /** Whether the GM lets them look around. Where not, they look at no more than the map shows by itself, part by part. */
  isFree: boolean
}

/**
 * The map that whoever is at this screen may move, with fingers, the mouse or the keyboard; until they do, it follows by itself. In a hand
 * it begins near to one's own character or to whoever acts, where all of them would be too small, and says where the others are.
 */
export function LookAround({ hand, ...props }: MapViewProps & { hand?: InHand }) {
  const { map, record } = props
  const [own, setOwn] = useContext(LookedAt)
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const all = fitted(frame(map, record.combatants, hand && IN_HAND), size, map)
  const view = own ? fitted(own, size, map) : hand ? near(all, size, firstIn(record, hand.me)) : all
  const isFree = hand?.isFree ?? true
  const bounds = isFree ? map : all
  const perSquare = () => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = box.current ?? {}
    return Math.min(width / view.width, height / view.height)
  }
  const look = (next: Frame) => {
    if (next.x !== view.x || next.y !== view.y || next.width !== view.width) setOwn(next)
  }
  const zoom = (by: number) => isFree && look(scaled(view, by, map))
  const pan = (x: number, y: number) => look(moved(view, x, y, bounds))
  useGesture(
    {
      onDrag: ({ delta: [x, y], pinching, cancel }) => (pinching ? cancel() : pan(-x / perSquare(), -y / perSquare())),
      onPinch: ({ delta: [by], event }) => {
        event.preventDefault()
        zoom(1 - by)
      },
      onWheel: ({ delta: [, by], event, ctrlKey }) => {
        if (ctrlKey) return
        event.preventDefault()
        zoom(by > 0 ? 1.15 : 1 / 1.15)
      },
    },
    { target: box, eventOptions: { passive: false }, drag: { filterTaps: true } },
  )
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(-1, 0),
    ArrowRight: () => pan(1, 0),
    ArrowUp: () => pan(0, -1),
    ArrowDown: () => pan(0, 1),
    '+': () => zoom(1 / 1.15),
    '-': () => zoom(1.15),
  }
  return (
    <div
      ref={box}
      className="screen-look"
      tabIndex={0}
      role="group"
      aria-label={SCREEN.look}
      onKeyDown={event => {
        const act = keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      <MapView {...props} view={view} />
      {hand && <Beyond record={record} view={view} onPress={one => look(centred(view, one, bounds))} />}
      {own && (
        <button type="button" onClick={() => setOwn(null)}>
          {SCREEN.follow}
        </button>
      )}
    </div>
  )
}

/** Where somebody looks first: at their own character, else at whoever acts; null: neither is on the map. */
function firstIn({ combatants, now }: TableRecord, me: string | null) {
  const [own, acting] = [combatants.find(({ name }) => name === me), combatants.find(({ id }) => id === now.who)]
  return (own && middleOf(own)) ?? (acting ? middleOf(acting) : null)
}

const ARROWS: Readonly<Record<Edge, string>> = { left: '◀', right: '▶', up: '▲', down: '▼' }

/** At each edge beyond which somebody is: who, and the way to the nearest of them. */
function Beyond({
  record: { combatants, sides },
  view,
  onPress,
}: {
  record: TableRecord
  view: Frame
  onPress: (at: { x: number; y: number }) => void
}) {
  const there = combatants.filter(({ turn }) => turn !== 'out')
  const others = beyond(view, there)
  return EDGES.map(edge => {
    const [nearest] = others[edge]
    const at = nearest && middleOf(nearest)
    if (!at) return null
    return (
      <button
        key={edge}
        type="button"
        className="screen-beyond"
        data-edge={edge}
        style={{ '--along': freePart(view, edge, there) } as CSSProperties}
        aria-label={SCREEN.beyond[edge](others[edge].map(({ name }) => name))}
        onClick={() => onPress(at)}
      >
        <span>{ARROWS[edge]}</span>
        {sides.map(({ id, badge }) => {
          const those = others[edge].filter(({ side }) => side === id)
          return those.length > 0 && <Those key={id} badge={badge} those={those} />
        })}
      </button>
    )
  })
}

/** Those of a side: by their face if there is one of them, else by how many they are. */
function Those({ badge, those }: { badge: number; those: readonly RecordCombatant[] }) {
  const [one] = those
  return those.length === 1 && one ? (
    <TokenShape badge={badge} one={one} />
  ) : (
    <span>
      <TokenShape badge={badge} />
      {those.length}
    </span>
  )
}
