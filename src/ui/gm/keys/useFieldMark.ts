import { useEffect } from 'react'

/**
 * Marks the page while a field of a panel has the keyboard: then Enter is its own, and nothing in the dock is lit for it. An
 * attribute, because a style sheet that asks the whole window where the keyboard is makes each click look for it.
 */
export function useFieldMark(): void {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    mark(document.activeElement)
    addEventListener('focusin', ({ target }) => mark(target), { signal })
    addEventListener('focusout', () => mark(null), { signal })
    return () => events.abort()
  }, [])
}

const FIELDS = ".frame > :is(aside, nav) :is(input:not([type='checkbox']), textarea)"

function mark(focused: EventTarget | null): void {
  document.documentElement.toggleAttribute('data-field', focused instanceof Element && focused.matches(FIELDS))
}
