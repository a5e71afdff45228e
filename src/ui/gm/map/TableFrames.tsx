import { createUseGesture, dragAction } from '@use-gesture/react'
import { type KeyboardEvent, useRef } from 'react'
import { blockShown, type Direction, tableSize } from '~/feed/screens'
import { useFightSelector } from '~/store/hooks/useFight'
import type { KeptScreen } from '~/store/players/screens'
import { actions, useTable } from '~/store/state'
import { TABLE_FRAME } from '~/words/en/map'

const useGesture = createUseGesture([dragAction])

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** On the GM's map, what each screen that lies on the table shows of it. */
export function TableFrames() {
  const screens = useTable(s => s.screens)
  const map = useFightSelector(({ snapshot }) => snapshot.board.map)
  return (
    <>
      {screens.map(screen => {
        const view = screen.kind === 'table' ? screen.views[map] : undefined
        return view && <TableFrame key={screen.name} screen={screen} view={view} />
      })}
    </>
  )
}

/** The frame lets everything through to the map but its handle, which moves it by whole squares: dragged, or with the arrow keys. */
function TableFrame({ screen, view }: { screen: KeptScreen; view: KeptScreen['views'][string] }) {
  const frame = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const start = useRef(view)
  const block = blockShown(view, tableSize(screen.page, screen))
  useGesture(
    {
      // The map under it is not moved along.
      onPointerDown: ({ event }) => event.stopPropagation(),
      onDrag: ({ first, movement: [x, y] }) => {
        if (first) start.current = view
        const square = (frame.current?.clientWidth ?? 0) / block.width
        if (square === 0) return
        const at = { x: start.current.x + Math.round(x / square), y: start.current.y + Math.round(y / square) }
        if (at.x !== view.x || at.y !== view.y) actions.placeTable(screen.name, at)
      },
    },
    { target: handle, drag: { pointer: { keys: false } } },
  )
  const step = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    actions.moveTable(screen.name, direction, 1)
  }
  const [left, top] = [`calc(var(--x) + ${block.x} * var(--square))`, `calc(var(--y) + ${block.y} * var(--square))`]
  return (
    <>
      <div
        ref={frame}
        className="table-frame"
        style={{
          left,
          top,
          width: `calc(${block.width} * var(--square))`,
          height: `calc(${block.height} * var(--square))`,
        }}
      />
      <button
        ref={handle}
        type="button"
        className="table-handle"
        title={TABLE_FRAME.handle}
        aria-label={TABLE_FRAME.spoken(screen.name)}
        // It stays in reach where the corner of the frame does not.
        style={{ left: `clamp(0px, ${left}, 100% - 7rem)`, top: `clamp(var(--high), ${top}, 100%)` }}
        onKeyDown={step}
        onClick={event => event.stopPropagation()}
      >
        ✥ {screen.name || TABLE_FRAME.name}
      </button>
    </>
  )
}
