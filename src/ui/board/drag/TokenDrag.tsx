import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type ClientRect,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useEffect, useLayoutEffect, useState } from 'react'
import { HAND } from '~/language/en/board/hand'
import { useBoard } from '../input/boardContext'
import { ARROWS, isArrowKey } from '../tokens/nearestToken'
import { SQUARE } from '../geometry/viewport'
import { TokenGrab } from './tokenGrab'

/** The board has one live region of its own and says everything there. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } }

const KEYS = { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] }

/** The distance of a press that makes it a drag, in CSS pixels. */
const PRESS = { distance: 4 }

/** No element is ever dropped *on*: squares are reckoned from the place. */
const noCollisions = () => []

/** Only differences count here, and the place on the screen is the camera's matter. */
const NOWHERE: ClientRect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }
const MEASURING = { draggable: { measure: () => NOWHERE } }

/**
 * Tokens that can be dragged by mouse, touch and keyboard: handed to the GM's board as `drag`, beside the tokens.
 *
 * There is a single draggable, the grip, that becomes whichever token is pressed. With one per token each start of a drag
 * would render all of them anew.
 *
 * @param helpId of the words that say how it is done by keyboard
 */
export default function TokenDrag({ helpId }: { helpId: string }) {
  const board = useBoard()
  const [hand] = useState(() => new TokenGrab(board))
  useOwnKeys(hand)

  const steer: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    if (event.code === 'KeyW') hand.addWaypoint()
    // With Tab the focus would leave the token in the hand.
    if (event.code === 'KeyW' || event.code === 'Tab') event.preventDefault()
    if (!isArrowKey(event.code)) return undefined
    const { dx, dy } = ARROWS[event.code]
    hand.step(dx, dy)
    const step = SQUARE * board.stage.camera.view.zoom
    return { x: x + dx * step, y: y + dy * step }
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: PRESS }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: steer }),
  )

  return (
    <DndContext
      sensors={sensors}
      accessibility={ACCESSIBILITY}
      autoScroll={false}
      collisionDetection={noCollisions}
      measuring={MEASURING}
      onDragStart={({ activatorEvent }) => hand.start(activatorEvent)}
      onDragEnd={() => hand.drop()}
      onDragCancel={() => hand.cancel()}
    >
      <Grip hand={hand} />
      <div id={helpId} hidden>
        {HAND.help}
      </div>
    </DndContext>
  )
}

/**
 * Keys while a token is held. Escape puts it back and does nothing else in the page. While the mouse holds it, W and Space make its
 * square a waypoint, and no other key is heard by anybody. The library hears the keys while the keyboard holds it.
 */
function useOwnKeys(hand: TokenGrab): void {
  useEffect(() => {
    const claim = (event: globalThis.KeyboardEvent) => {
      if (!hand.isHolding || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') return event.preventDefault()
      if (!hand.isHoldingByPointer) return
      if (event.code === 'KeyW' || event.code === 'Space') hand.addWaypoint()
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', claim, { capture: true })
    return () => {
      document.removeEventListener('keydown', claim, { capture: true })
      hand.cancel()
    }
  }, [hand])
}

/** The one draggable: renders at each move, the tokens do not. */
function Grip({ hand }: { hand: TokenGrab }) {
  const board = useBoard()
  const { setNodeRef, setActivatorNodeRef, listeners, transform } = useDraggable({ id: 'token' })

  useLayoutEffect(() => {
    if (transform) hand.drag(transform)
  }, [transform, hand])

  useEffect(
    () =>
      board.grips.connect(press => {
        if (press.type === 'mousedown') {
          // The other button, while the first one holds the token.
          if ('button' in press && press.button === 2) hand.addWaypoint()
          return
        }
        const token = hand.press(press.target)
        if (!token) return
        setNodeRef(token)
        setActivatorNodeRef(token)
        listeners?.[press.type === 'keydown' ? 'onKeyDown' : 'onPointerDown']?.(press)
      }),
    [board, hand, listeners, setNodeRef, setActivatorNodeRef],
  )

  return null
}
