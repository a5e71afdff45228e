import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { labelPosition } from '../geometry/camera'
import { whyNotOf } from './squareWords'
import { isBetterBelow, numberPlaces, numberSquare, squareOf } from './labelPlaces'
import { tokenElement } from './nearestToken'
import type { BoardFloat, BoardMap, BoardToken, Picking } from '../props'

/** How large it is at most, and how far from the token, in CSS pixels. */
const CARD = { wide: 320, high: 80 }
const GAP = 10

/** Which token it tells of. Its place on the board and its side, and how wide the board is, in CSS pixels. */
interface Shown {
  readonly id: string
  /** The middle of its upper edge. */
  readonly x: number
  readonly y: number
  readonly side: number
  readonly width: number
}

/**
 * A token's name, how it stands, its badges in words and why it cannot be chosen, beside the token that is hovered or has the focus. It
 * stays away while a blow is seen, and then off the number that has risen, and while a button of the mouse or a finger is down.
 */
export function TokenTip({
  board,
  tokens,
  map,
  picking,
  floats,
  isMoving,
  about: About,
}: {
  board: RefObject<HTMLElement | null>
  tokens: readonly BoardToken[]
  map: BoardMap
  picking: Picking | null
  floats: readonly BoardFloat[]
  /** What they tell of has just happened. */
  isMoving: boolean
  /** Draws what else is told of a token. */
  about: ComponentType<{ token: string }> | undefined
}) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const node = board.current
    if (!node) return
    const show = (element: HTMLElement | null) => {
      const id = element?.dataset.token
      if (!element || id === undefined || 'held' in element.dataset) return setShown(null)
      const box = element.getBoundingClientRect()
      const { left, top, width } = node.getBoundingClientRect()
      setShown({ id, x: box.left - left + box.width / 2, y: box.top - top, side: box.width, width })
    }
    const over = ({ target, buttons }: PointerEvent) => show(buttons === 0 ? tokenElement(target) : null)
    // Whatever is dragged, a card would lie over what is said of it.
    const drag = ({ buttons }: PointerEvent) => buttons !== 0 && setShown(null)
    const focus = ({ target }: Event) =>
      show(tokenElement(target)?.matches(':focus-visible') ? tokenElement(target) : null)
    const hide = () => setShown(null)
    const listening = new AbortController()
    const { signal } = listening
    // The hand that called for it may be on a token by now.
    show(node.querySelector<HTMLElement>('[data-token]:is(:hover, :focus-visible)'))
    node.addEventListener('pointerover', over, { signal })
    node.addEventListener('focusin', focus, { signal })
    node.addEventListener('focusout', hide, { signal })
    node.addEventListener('pointermove', drag, { signal })
    node.addEventListener('pointerleave', hide, { signal })
    node.addEventListener('pointerdown', hide, { signal })
    node.addEventListener('wheel', hide, { signal, passive: true })
    return () => listening.abort()
  }, [board])

  const token = shown && tokens.find(({ id }) => id === shown.id)
  if (!shown || !token || isMoving) return null
  const closed = whyNotOf(shown.id, picking)
  const square = shown.side / token.size
  const squares = tokens.map(one => squareOf(one, map.width))
  const risen = floats.map(one => squareOf(one, map.width))
  const sides = numberPlaces(risen, squares, map)
  const numbers = risen.map((one, i) => numberSquare(one, sides[i]!))
  const isBelow =
    shown.y < CARD.high ||
    isBetterBelow(squareOf(token, map.width), [...squares, ...numbers], map, {
      wide: CARD.wide / square,
      high: CARD.high / square,
    })
  return (
    <div
      className="board-tip"
      aria-hidden="true"
      style={{
        transform: labelPosition(
          { x: shown.x, y: isBelow ? shown.y + shown.side + GAP : shown.y - GAP },
          isBelow,
          shown.width,
        ),
      }}
    >
      <b>{token.name}</b>
      {token.badges.length > 0 && (
        <ul>
          {token.badges.map(({ icon, words }) => (
            <li key={words}>
              <svg viewBox="0 0 128 128" width="14" height="14" fill="currentColor">
                <path d={icon} />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
      {About && <About token={shown.id} />}
      {closed !== null && <p>{closed}</p>}
    </div>
  )
}
