import { useLayoutEffect, useState, type ReactNode } from 'react'
import { HAND } from '~/words/en/board'
import { useBoard } from '../input/controls'
import { TokenGrab } from './tokenGrab'

/**
 * Tokens that can be dragged by mouse, touch and keyboard: handed to the GM's board as `drag`, around its tokens.
 *
 * @param helpId of the words that say how it is done by keyboard
 */
export function TokenDrag({ helpId, children }: { helpId: string; children: ReactNode }) {
  const board = useBoard()
  const [hand] = useState(() => new TokenGrab(board))
  useLayoutEffect(() => hand.listen(), [hand])
  return (
    <>
      <div
        role="presentation"
        style={{ display: 'contents' }}
        onPointerDown={event => hand.pressPointer(event.nativeEvent)}
        onMouseDown={event => hand.pressOtherButton(event.nativeEvent)}
        onKeyDown={event => hand.pressKey(event.nativeEvent)}
      >
        {children}
      </div>
      <div id={helpId} hidden>
        {HAND.help}
      </div>
    </>
  )
}
