import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What Enter takes, wherever the keyboard is: the control in the dock that shows that key. */
export const LIT = '[data-dock] [aria-keyshortcuts~="Enter"]:not([inert] *)'

/** Whether no control was given the keyboard: nothing has it, or the dock, or what is lit there, where it waits meanwhile. */
export function hasNoFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(`[data-dock], ${LIT}`)
}

/** Whether keys go into a field now, so that single letters must not act (WCAG 2.1.4). */
export function isTyping(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button', 'file'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/**
 * Pressing the mouse on a number field selects all of it, however often: what is typed next takes its place. The browser would put the
 * caret between two digits, also after a field has selected itself on getting the keyboard. Fingers keep the browser's way: it brings
 * the keyboard of the screen.
 */
export function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.button !== 0 || matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  event.currentTarget.focus()
  event.currentTarget.select()
}

/** As `ref` of a control: it takes the keyboard when it appears, because the GM has just asked for it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Everything that keeps all keys to itself just now. */
const holders = new Set<object>()

/**
 * Keeps every key away from the table until the returned function is called: an open dialog, menu or list, and a token in
 * the hand.
 *
 * @returns gives the keys back
 */
export function holdKeys(): () => void {
  const holder = {}
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** Whether something keeps the keys just now, so that no key acts on the table. */
export function areKeysHeld(): boolean {
  return holders.size > 0
}

/** Keeps the keys away from the table while the component is shown and `isHolding`. */
export function useHeldKeys(isHolding = true): void {
  useLayoutEffect(() => (isHolding ? holdKeys() : undefined), [isHolding])
}

/** Whether this key calls for the menu of what has the keyboard. */
export const isMenuKey = ({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey)

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** One square in the direction of an arrow key. */
export const ARROWS: Readonly<Record<ArrowKey, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}

export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(ARROWS, key)
}

/** A panel that has the keyboard while it is there, and gives it back to whatever had it before. */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const [before] = useState(() => document.activeElement)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = place.current
    panel?.focus()
    return () => {
      const isLost = hasNoFocus() || panel?.contains(document.activeElement)
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [before])
  return place
}
