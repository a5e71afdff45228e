import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * A component on a page without a browser, until the test is over: what it shows, and what presses do. A test of this kind begins with
 * `// @vitest-environment happy-dom`. Nothing has a place or a size here.
 */
export async function page(shown: ReactNode) {
  const here = document.body.appendChild(document.createElement('main'))
  const root = createRoot(here)
  const show = (next: ReactNode) => act(async () => root.render(next))
  await show(shown)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    here.remove()
  })
  /** What has a name and may be used, also in a list that lies over the page. */
  const find = (name: string | RegExp, kind = 'button, input, select, textarea, [role]') => {
    const fits = (words: string | null | undefined) =>
      typeof name === 'string' ? words?.trim() === name : name.test(words ?? '')
    const there = [...document.body.querySelectorAll<HTMLElement>(kind)].filter(
      one => here.contains(one) || !one.closest('body > main'),
    )
    return there.filter(
      one => fits(one.getAttribute('aria-label')) || fits(one.textContent) || fits(one.closest('label')?.textContent),
    )
  }
  const one = (name: string | RegExp, kind?: string) => {
    const [found] = find(name, kind)
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.innerHTML}`)
    return found
  }
  return {
    here,
    show,
    find,
    one,
    text: () => here.textContent ?? '',
    press: (name: string | RegExp, kind?: string) => act(async () => one(name, kind).click()),
    /** Writes into a field as somebody does who replaces what stands there. */
    write: (name: string | RegExp, words: string) =>
      act(async () => {
        const field = one(name) as HTMLInputElement
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, words)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}
