// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { provideActions, useTable } from '~/store/state'
import { ruleset, skirmish } from '~/store/testing/skirmish'
import { page } from '../../parts/testing/page'
import { EndScreen } from './EndScreen'

const KEEP = 'Keep the party'

/** The screen of a fight that has just ended, as it is first drawn. `parties`: of the library, which came into the fight. */
async function end(parties: readonly { id: string; name: string; count: number }[] = []) {
  const { play } = skirmish()
  expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
  const { state: snapshot } = play.fight
  const fight = { id: 'f', name: 'Bridge', ruleset, snapshot, shown: {}, asks: null }
  useTable.setState({ fight: fight as never, log: play.log(), pictures: new Map() })
  const entries = {
    partiesHere: () => Promise.resolve(parties),
    keepParty: vi.fn(() => Promise.resolve(null)),
    takeHome: vi.fn(() => Promise.resolve(null)),
  }
  provideActions({ entries: () => Promise.resolve(entries) } as never)
  const shown = await page(createElement(EndScreen))
  const screen = document.querySelector<HTMLElement>('.end-screen')!
  const happens = (event: Event) => act(async () => void screen.dispatchEvent(event))
  return {
    ...shown,
    keepParty: entries.keepParty,
    takeHome: entries.takeHome,
    lit: () => [...document.querySelectorAll('[data-lit]')].map(one => one.textContent?.replace(/Enter$/, '').trim()),
    /** A press of Enter, or what a browser sends while it is held. */
    enter: (repeat = false) =>
      happens(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })),
    /** The screen has come into sight. */
    stands: () => happens(Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'end-comes' })),
    leaves: () => act(async () => shown.one('Rest').focus()),
  }
}

test('what comes next is lit at once, and one Enter takes it, once', async () => {
  const { enter, stands, keepParty, lit } = await end()
  expect(lit()).toEqual([KEEP])
  await stands()
  await enter()
  expect(keepParty).toHaveBeenCalledOnce()
  expect(lit()).toEqual([])
  await enter()
  expect(keepParty).toHaveBeenCalledOnce()
})

test('an Enter before the screen has come takes nothing, nor does one that is held since; the next press does', async () => {
  const { enter, stands, keepParty } = await end()
  await enter(true)
  await enter()
  await enter(true)
  await stands()
  await enter(true)
  expect(keepParty).not.toHaveBeenCalled()
  await enter()
  expect(keepParty).toHaveBeenCalledOnce()
})

test('the party that came from the library goes home, and is not kept once more', async () => {
  const { enter, stands, keepParty, takeHome, lit } = await end([{ id: 'p', name: 'Ours', count: 2 }])
  expect(lit()).toEqual(['Take “Ours” home'])
  await stands()
  await enter()
  expect(takeHome).toHaveBeenCalledWith('p')
  expect(keepParty).not.toHaveBeenCalled()
})

test('nothing is lit while another control has the keyboard', async () => {
  const { enter, stands, leaves, lit, keepParty } = await end()
  await stands()
  await leaves()
  expect(lit()).toEqual([])
  await enter()
  expect(keepParty).not.toHaveBeenCalled()
})
