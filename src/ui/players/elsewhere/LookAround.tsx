import { useGesture } from '@use-gesture/react'
import { createContext, useContext, useRef, useState, type ComponentProps } from 'react'
import type { TableRecord } from '~/feed/record'
import { SCREEN } from '~/words/en/elsewhere'
import { frame, type Frame } from '../map/frame'
import { MapView } from '../map/MapView'
import { isOtherSize, originShift } from '../map/originShift'
import { fitted, moved, scaled, useRatio } from './look'

/**
 * The part of the map that whoever holds this screen has moved to; null: none, the view follows by itself. It outlives the map, which goes
 * while the list is looked at or the screen is turned.
 */
export const LookedAt = createContext<readonly [Frame | null, (view: Frame | null) => void]>([null, () => undefined])

/**
 * The value of `LookedAt`: what is looked at stays the same part of the map when more of the map becomes known to the left or above,
 * though all places in the record change then.
 *
 * @param isFree whether the GM lets them look around
 * @param record null: no table is to be seen
 */
export function useLookedAt(isFree: boolean, record: TableRecord | null) {
  const [own, setOwn] = useState<{ view: Frame; record: TableRecord } | null>(null)
  if (own && !isFree) setOwn(null)
  else if (own && record && isOtherSize(own.record, record)) {
    const { x, y } = originShift(own.record, record)
    setOwn({ view: { ...own.view, x: own.view.x + x, y: own.view.y + y }, record })
  }
  const setView = (view: Frame | null) => setOwn(view && record && { view, record })
  return [own?.view ?? null, setView] as const
}

/** The map that whoever is at this screen may move, with fingers, the mouse or the keyboard; until they do, it follows by itself. */
export function LookAround(props: ComponentProps<typeof MapView>) {
  const { map, record, view: usual = frame(map, record.combatants) } = props
  const [own, setOwn] = useContext(LookedAt)
  const box = useRef<HTMLDivElement>(null)
  const view = fitted(own ?? usual, useRatio(box), map)
  const perSquare = () => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = box.current ?? {}
    return Math.min(width / view.width, height / view.height)
  }
  const zoom = (by: number) => setOwn(scaled(view, by, map))
  const pan = (x: number, y: number) => setOwn(moved(view, x, y, map))
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
      {own && (
        <button type="button" onClick={() => setOwn(null)}>
          {SCREEN.follow}
        </button>
      )}
    </div>
  )
}
