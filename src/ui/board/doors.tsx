import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { BOARD } from '~/words/en/board'
import type { BoardDoor } from './props'
import { isArrowKey } from '../parts/hooks/focus'
import { nearest } from './tokens/nearestToken'

/** So far from the middle of a square, in squares, the middle of a door on its edge can lie, of one two squares wide too. */
const NEAR = 0.75

/** The door or window nearest to the middle of a square, on its edge or in it. */
export function doorBeside(cell: number, width: number, doors: readonly BoardDoor[]): BoardDoor | undefined {
  const x = (cell % width) + 0.5
  const y = Math.floor(cell / width) + 0.5
  const away = (door: BoardDoor) => Math.hypot(door.x - x, door.y - y)
  return doors.filter(door => away(door) <= NEAR).sort((a, b) => away(a) - away(b))[0]
}

/**
 * Handles of doors and windows: buttons over the middle of each, which open and close it. Tab leads to one of them, arrow
 * keys from it to the others.
 */
export const DoorLayer = memo(function DoorLayer({
  doors,
  onToggle,
}: {
  doors: readonly BoardDoor[]
  onToggle(id: string): void
}) {
  const layer = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const stop = doors.find(({ id }) => id === focused)?.id ?? doors[0]?.id
  const go = (event: KeyboardEvent, from: BoardDoor) => {
    if (!isArrowKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const next = nearest(doors, from, event.key, ({ x, y }) => ({ x, y }))
    if (next) layer.current?.querySelector<HTMLElement>(`[data-door="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div ref={layer} className="board-doors" role="group" aria-label={BOARD.doors}>
      {doors.map(door => (
        <button
          key={door.id}
          type="button"
          className="board-door"
          data-door={door.id}
          data-open={door.isClosed ? undefined : ''}
          style={{
            left: `calc(var(--x) + ${door.x} * var(--square))`,
            top: `calc(var(--y) + ${door.y} * var(--square))`,
          }}
          tabIndex={door.id === stop ? 0 : -1}
          aria-label={door.spoken}
          title={door.spoken}
          onFocus={() => setFocused(door.id)}
          onKeyDown={event => go(event, door)}
          onClick={event => {
            event.stopPropagation()
            onToggle(door.id)
          }}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={door.isLocked ? LOCK : door.kind === 'window' ? WINDOW : DOOR} />
          </svg>
        </button>
      ))}
    </div>
  )
})

const DOOR = 'M2.5 14h11M4.5 14V2.5h7V14M9.2 7.5v1.6'
const LOCK = 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5'
const WINDOW = 'M3 3h10v10H3zM8 3v10M3 8h10'
