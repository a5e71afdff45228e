import type { Page } from '@playwright/test'

/** Notes all that is said from now on to those who listen, place by place; what comes back tells what was said since. */
export async function heard(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const places = '[aria-live], [role=status], [role=alert], [role=log]'
    new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (type === 'characterData' && element?.closest(places)) said.push(target.textContent ?? '')
        for (const node of addedNodes) {
          const at = node instanceof Element ? node : node.parentElement
          const place = at?.closest(places) ?? (node instanceof Element ? node.querySelector(places) : null)
          const words = (node instanceof Element && place && node.contains(place) ? place : node).textContent?.trim()
          if (place && words) said.push(words)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}
