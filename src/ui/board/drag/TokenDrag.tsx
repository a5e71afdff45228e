import {
  DndContext,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type ClientRect,
} from '@dnd-kit/core'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { HAND } from '~/words/en/board'
import { useBoard } from '../input/controls'
import { TokenGrab } from './tokenGrab'

/** The board has one live region of its own and says everything there. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } }

/** The distance of a press that makes it a drag, in CSS pixels. */
const PRESS = { activationConstraint: { distance: 4 } }

/** No element is ever dropped *on*: squares are reckoned from the place. */
const noCollisions = () => []

/** Only differences count here, and the place on the screen is the camera's matter. */
const NOWHERE: ClientRect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }
const MEASURING = { draggable: { measure: () => NOWHERE } }

/**
 * Tokens that can be carried: by mouse and finger with dnd-kit, by keyboard with the keys of the board (`TokenGrab`). Handed to the GM's
 * board as `drag`, around its tokens.
 *
 * @param helpId of the words that say how it is done by keyboard
 */
export function TokenDrag({ helpId, children }: { helpId: string; children: ReactNode }) {
  const board = useBoard()
  const [hand] = useState(() => new TokenGrab(board))
  useLayoutEffect(() => hand.listen(), [hand])
  const sensors = useSensors(useSensor(PointerSensor, PRESS))
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
      <Grip hand={hand}>{children}</Grip>
      <div id={helpId} hidden>
        {HAND.help}
      </div>
    </DndContext>
  )
}

/**
 * The one draggable, around all tokens: it becomes whichever is pressed, and renders at each move of the pointer. With one per token
 * each start of a drag would render all of them anew.
 */
function Grip({ hand, children }: { hand: TokenGrab; children: ReactNode }) {
  const { setNodeRef, listeners, transform } = useDraggable({ id: 'token' })
  useLayoutEffect(() => {
    if (transform) hand.drag(transform)
  }, [transform, hand])
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      style={{ display: 'contents' }}
      onPointerDown={event => hand.press(event.target) && listeners?.onPointerDown?.(event)}
      onMouseDown={event => hand.pressOtherButton(event.nativeEvent)}
      onKeyDown={event => hand.pressKey(event.nativeEvent)}
    >
      {children}
    </div>
  )
}
