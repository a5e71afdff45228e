import { useEffect, type RefObject } from 'react'

/** Space pans while it is held, unless it means something to what has the focus. */
export function useHeldSpace(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let waiting: EventTarget | null = null
    // Seen by the style sheet, by the camera's gestures, and by the tokens: they are not picked up meanwhile.
    const hold = (isHeld: boolean) => void board.current?.toggleAttribute('data-space', isHeld)
    const down = (event: KeyboardEvent) => {
      const { target } = event
      const isFree = target === document.body || target === board.current || isDock(target) || target === waiting
      if (event.code !== 'Space' || !isFree) return
      event.preventDefault()
      hold(true)
    }
    const up = (event: KeyboardEvent) => {
      if (event.code === 'Space') hold(false)
    }
    const lost = () => hold(false)
    // The keyboard waits at a control of the dock that no key has led it to: a hand on the mouse means the map.
    const noteFocus = ({ target }: FocusEvent) => {
      const isWaiting =
        target instanceof HTMLElement && target.closest('[data-dock]') && !target.matches(':focus-visible')
      waiting = isWaiting ? target : null
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('focusin', noteFocus, { signal })
    window.addEventListener('keydown', down, { signal })
    window.addEventListener('keyup', up, { signal })
    window.addEventListener('blur', lost, { signal })
    return () => listening.abort()
  }, [board])
}

/** The dock as a whole has the keyboard when nothing in it has: Space means nothing to it. */
function isDock(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.dock !== undefined
}
