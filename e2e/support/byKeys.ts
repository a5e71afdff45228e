import { expect, type Page } from '@playwright/test'

/** What the dock waits for, and what has the keyboard. */
export interface Waiting {
  /** What is asked, or whose turn it is. */
  title: string
  /** The controls that Enter takes, by their words; none where nothing is proposed. */
  lit: readonly string[]
  /** The controls with a key of their own: the key, and their words. */
  keys: readonly { key: string; words: string }[]
  /** What has the keyboard, in words. */
  focus: string
  /** The keyboard is at what is lit, in a box or a field, or at the options as a whole where nothing is lit. */
  isWhereItBelongs: boolean
  /** Where the map lies in the window: its corner and how large a square is. */
  map: string
  /** "Round 2 · 0:05". */
  moment: string
  /** Changes with whatever is done. */
  sign: string
}

/** What the dock shows now. */
export function waiting(page: Page): Promise<Waiting> {
  return page.evaluate(() => {
    const words = (element: Element | null | undefined) =>
      element?.getAttribute('aria-label') ?? element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const dock = document.querySelector('[data-dock]')
    const controls = [...(dock?.querySelectorAll('[aria-keyshortcuts]') ?? [])].filter(one => !one.closest('[inert]'))
    const keysOf = (element: Element) => element.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
    const lit = controls.filter(one => keysOf(one).includes('Enter'))
    const at = document.activeElement
    const board = document.querySelector<HTMLElement>('.board')
    const corner = board?.getBoundingClientRect()
    const [x, y, square] = ['--x', '--y', '--square'].map(name => parseFloat(board?.style.getPropertyValue(name) ?? ''))
    const moment = document.querySelector('header p')?.textContent ?? ''
    const boxes = [...(dock?.querySelectorAll('input') ?? [])].map(({ value }) => value).join()
    const slider = document.querySelector<HTMLInputElement>('header input[type=range]')
    return {
      title: dock?.querySelector('[data-prompt] h2')?.textContent ?? '',
      lit: lit.map(words),
      keys: controls.map(one => ({ key: keysOf(one)[0] ?? '', words: words(one) })),
      focus: `${at?.tagName ?? ''} ${words(at)}`,
      isWhereItBelongs:
        at !== null &&
        (lit.includes(at) ||
          at.matches('[data-dock] input') ||
          (lit.length === 0 && at.matches('[data-dock] [data-first]'))),
      map: [(corner?.left ?? 0) + x!, (corner?.top ?? 0) + y!, square].map(n => Math.round(n!)).join(' '),
      moment,
      sign: [moment, slider?.value, boxes, dock?.textContent].join('|'),
    }
  })
}

/** Presses a key for which the dock has an answer, and waits until that is there and the keyboard has come to rest. */
export async function press(page: Page, key: string): Promise<Waiting> {
  const before = await waiting(page)
  await page.keyboard.press(key)
  await expect(async () => {
    const now = await waiting(page)
    expect(now.sign, `${key} on “${before.title}” did nothing; the keyboard is at ${now.focus}`).not.toBe(before.sign)
    expect(now.title).not.toBe('')
    expect(
      now.isWhereItBelongs,
      `after ${key} on “${before.title}” comes “${now.title}”; the keyboard is at ${now.focus}`,
    ).toBe(true)
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] })
  return waiting(page)
}
