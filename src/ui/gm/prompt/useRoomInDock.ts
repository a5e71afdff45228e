import { useLayoutEffect, type RefObject } from 'react'

/** What is told of an answer that is pointed at: its bars and two lines of words, in pixels. */
const DETAIL = 68
/** What stands around what is asked: paddings of the dock and of the place that scrolls, in pixels. */
const PADDING = 24

/**
 * Gives a question the room in the dock that it lacks, up to the dock's bound, when it is drawn; it keeps that until it is answered,
 * so that nothing moves while it is shown.
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
    const needed = asked.offsetHeight + (hasDetail ? DETAIL : 0) + PADDING
    const lacks = asked.getBoundingClientRect().top + needed - dock.getBoundingClientRect().bottom
    if (lacks > 0) dock.style.setProperty('--lacks', `${Math.ceil(lacks)}px`)
    return () => void dock.style.removeProperty('--lacks')
  }, [place, question, hasDetail])
}
