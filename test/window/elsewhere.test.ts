// @vitest-environment happy-dom
import { createElement } from 'react'
import { it, vi } from 'vitest'
import type { InRoomNow, WatchRoomOptions } from '~/feed/room/watchRoom'
import { isLong } from '../long'
import { standIn } from './browser'

/** What the room of the link shows, without a broker. */
let show: (now: InRoomNow) => void = () => undefined
vi.mock('~/feed/room/watchRoom', () => ({
  watchRoom({ onChange }: WatchRoomOptions) {
    show = onChange
    return () => undefined
  },
}))
standIn()
const { openWindow } = await import('./openWindow')

/** Which questions about the window a device says yes to. */
const DEVICES = [
  { device: 'phone', says: /portrait|max-width: 640/, ruleset: 'murdham' },
  { device: 'tablet', says: /^\(orientation: portrait\)$/, ruleset: 'ratbags' },
  { device: 'TV', says: /^$/, ruleset: 'hallowed' },
]

it.each(isLong ? DEVICES : DEVICES.slice(0, 1))(
  'a $device at the table shows a turn and answers whoever holds it as before',
  { timeout: 120_000 },
  async ({ device, says, ruleset }) => {
    const asked = globalThis.matchMedia
    vi.stubGlobal('matchMedia', (media: string) => ({ ...asked(media), matches: says.test(media) }))
    location.hash = `#${'0123456789abcdef'.repeat(2)}`
    const { step, beside, press, actions, ScreenWindow, keep } = await openWindow(ruleset)
    let now: InRoomNow = { seen: { state: 'connecting' }, view: 'free', still: null }
    const change = (changed: Partial<InRoomNow>) => show((now = { ...now, ...changed }))
    const shows = (words: string, changed: Partial<InRoomNow>) => step(words, () => change(changed))
    await step('opens', () => beside(createElement(ScreenWindow)))
    for (const state of ['unreachable', 'refused', 'nobody', 'closed', 'sealed'] as const)
      await shows(`is ${state}`, { seen: { state } })
    await step('the GM shows the table', () => actions.previewPlayers(viewed => change({ seen: viewed })))
    for (let i = 0; i < 8; i++) await press('Enter')
    const own = document.querySelector('body > aside select')
    if (own instanceof HTMLSelectElement)
      for (const value of ['Roland', ''])
        await step(`says who it is: ${value}`, () => {
          own.value = value
          own.dispatchEvent(new Event('change', { bubbles: true }))
        })
    const text = 'Meet me at the **mill**.'
    await step('a handout is laid', () => actions.layHandout({ id: 'h', name: 'Letter', text, picture: null }))
    const buttons = () => [...document.querySelectorAll<HTMLElement>('body > aside button')]
    for (let i = 0; i < 2 * buttons().length; i++)
      await step(`presses button ${i}`, () => buttons()[i % buttons().length]?.click())
    await step('it is taken away', () => actions.layHandout(null))
    for (const still of ['away', 'cut', null] as const) await shows(`has ${still}`, { still })
    await shows('follows', { view: 'follow' })
    await keep(`elsewhere-${device}`)
    location.hash = ''
  },
)
