import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { BoardToken } from '../props'
import type { Controls } from './controls'
import { cellAt, toMap } from '../geometry/viewport'
import { isMenuKey } from '../../parts/hooks/focus'
import { longPress } from '../../parts/hooks/touch'
import { tokenElement } from '../tokens/nearestToken'

/**
 * What the board's element hears, all in one place; wheel, pinch and drag come by `CameraGestures`, presses that may pick a token
 * up by `TokenDrag`.
 *
 * @param onFocusToken told of the token that the keyboard has come to
 */
export function bind(controls: Controls, onFocusToken: (id: string) => void) {
  const { stage, surface } = controls
  const tokenUnder = ({ target }: { readonly target: EventTarget }): BoardToken | undefined =>
    controls.token(tokenElement(target)?.dataset.token)

  /**
   * Where the finger of this tap came down; null: the mouse clicks. Browsers move a finger's click onto a control nearby, but the square
   * beside a token is meant more often than the token.
   */
  let finger: { clientX: number; clientY: number } | null = null
  const rest = longPress<PointerEvent<HTMLElement>>(press => {
    if (controls.mode.name === 'tool' || stage.held) return
    const token = controls.hand.tokenNear(surface.onBoard(press))
    const cell = token ? null : surface.cellUnder(press)
    if (!token && cell === null) return
    // The finger may still be down: it drags nobody now, and lifting it is no tap.
    press.target.dispatchEvent(new window.PointerEvent('pointercancel', { bubbles: true, pointerId: press.pointerId }))
    controls.markDrag(true)
    if (token) controls.menu(token, press)
    else if (cell !== null) controls.placeMenu(cell, press)
  })
  /** The token that a press means, if any. A finger's is the nearest. */
  const meant = (event: MouseEvent): BoardToken | undefined =>
    finger ? controls.hand.tokenNear(surface.onBoard(finger)) : tokenUnder(event)
  return {
    ...rest,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { pointerType, clientX, clientY } = event
      finger = pointerType === 'touch' ? { clientX, clientY } : null
      rest.onPointerDown(event)
    },
    onContextMenu(event: MouseEvent) {
      const token = meant(event)
      const cell = token ? null : surface.cellUnder(event)
      if (token) controls.menu(token, event)
      else if (cell === null || !controls.placeMenu(cell, event)) return
      event.preventDefault()
    },
    onKeyDown(event: KeyboardEvent) {
      // Keys with a modifier belong to the page; while a token is held, to the hand.
      if (event.ctrlKey || event.metaKey || event.altKey || stage.held) return
      const token = tokenUnder(event)
      if (isMenuKey(event) ? controls.menuByKey(token) : controls.press(event, token)) event.preventDefault()
    },

    onClick(event: MouseEvent) {
      if (controls.isDrag) return
      const isTap = finger !== null
      const place = surface.onBoard(finger ?? event)
      finger = null
      const { hand } = controls
      if (controls.mode.name === 'tool') return hand.tool.click(toMap(stage.camera.view, place), event)
      const token = isTap ? hand.tokenNear(place) : tokenUnder(event)
      const cell = cellAt(stage.camera.view, stage.map, place)
      if (token) hand.clickToken(token, event.shiftKey)
      else if (cell !== null) hand.clickSquare(cell, event, isTap)
    },

    onDoubleClick(event: MouseEvent) {
      const token = tokenUnder(event)
      const { name } = controls.mode
      if (token && name !== 'choosing' && name !== 'tool') stage.camera.centreOn(controls.placeOf(token))
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      rest.onPointerMove(event)
      if (stage.camera.moving || event.pointerType === 'touch') return
      controls.aimAt(tokenUnder(event) ?? null)
      if (controls.mode.name === 'tool' && event.buttons === 0)
        return controls.hand.tool.hover(surface.placeUnder(event), event)
      if (stage.shown && !stage.held) controls.hover(tokenUnder(event) ? null : surface.cellUnder(event))
    },

    onPointerLeave(event: PointerEvent) {
      // A finger leaves whenever it is lifted: what its tap has shown stays, so that the next one goes there.
      if (event.pointerType === 'touch' && controls.mode.name !== 'tool') return
      if (controls.mode.name === 'tool') controls.hand.tool.hover(null, event)
      else controls.hover(null)
      controls.aimAt(null)
    },

    onFocus(event: FocusEvent) {
      const token = tokenUnder(event)
      if (!token) return
      onFocusToken(token.id)
      controls.aimAt(token)
      if (event.target.matches(':focus-visible')) stage.camera.reveal(controls.placeOf(token))
    },
  }
}
