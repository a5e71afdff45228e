import { useLayoutEffect, type RefObject } from 'react'

/** What is told of an answer that is pointed at: its bars and two lines of words, in pixels. */
const DETAIL = 52
/** What stands around what is asked: paddings of the dock and of the place that scrolls, in pixels. */
const AROUND = 24

/**
 * Gives a question the room in the dock that it lacks, up to the dock's bound, when it is drawn. It keeps that until it is answered, and
 * gets more only for what comes later while no pointer is over the dock: nothing moves under the hand.
 *
 * @param place what is asked, whole
 * @param question another one when this changes
 * @param hasDetail something is told below it as soon as an answer is pointed at
 */
export function useRoomInDock(place: RefObject<HTMLElement | null>, question: string, hasDetail: boolean): void {
  useLayoutEffect(() => {
    const asked = place.current
    const dock = asked?.closest<HTMLElement>('[data-dock]')
    if (!asked || !dock) return
    let given = 0
    const grow = (detail: number) => {
      const needed = asked.getBoundingClientRect().top + asked.offsetHeight + detail + AROUND
      const lacks = Math.ceil(needed - dock.getBoundingClientRect().bottom)
      if (lacks <= 0) return
      given += lacks
      dock.style.setProperty('--lacks', `${given}px`)
    }
    grow(hasDetail ? DETAIL : 0)
    // The odds make answers wider, so that they take another row.
    const watch = new ResizeObserver(() => {
      if (!dock.matches(':hover')) grow(0)
    })
    watch.observe(asked)
    return () => {
      watch.disconnect()
      dock.style.removeProperty('--lacks')
    }
  }, [place, question, hasDetail])
}
