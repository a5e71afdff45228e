import type { Page } from '@playwright/test'

/**
 * Clicks through a fight without looking, `pause` ms between two clicks, until the page is no more: what is asked is answered by what
 * comes first, a turn is ended, or now and then used for something else.
 */
export function clickAway(page: Page, pause: number, seed: number): void {
  const clicking = page.evaluate(
    async ([wait, first]) => {
      let drawn = first
      const below = (n: number) => {
        drawn = (drawn * 1_664_525 + 1_013_904_223) % 2 ** 32
        return Math.floor((drawn / 2 ** 32) * n)
      }
      const usable = (selector: string) =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
          button => !button.disabled && button.ariaDisabled !== 'true' && button.offsetParent,
        )
      for (;;) {
        const asked = usable('[data-prompt] button')
        const acts = usable('[aria-label=Actions] button')
        const end = acts.find(button => (button.ariaLabel ?? button.textContent).startsWith('End the turn'))
        const chosen = asked[below(4) > 0 ? 0 : below(asked.length)] ?? (below(4) > 0 ? end : acts[below(acts.length)])
        chosen?.click()
        await new Promise(done => setTimeout(done, wait))
      }
    },
    [pause, seed] as const,
  )
  clicking.catch(() => undefined)
}
