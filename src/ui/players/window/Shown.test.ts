// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TableRecord } from '~/feed/record'
import type { Viewed } from '~/feed/viewer'
import { switchSounds } from '../../parts/sounds'
import { page } from '../../parts/testing/page'
import { Shown } from './Shown'

const record: TableRecord = {
  show: 'table',
  title: 'The toll bridge',
  theme: 'dark',
  sounds: true,
  phase: 'combat',
  round: 1,
  roundName: null,
  seconds: null,
  now: { title: 'Heroes choose', who: null, side: null, answers: [] },
  clock: null,
  sides: [],
  combatants: [],
  faces: [],
  track: [],
  log: [],
  deed: null,
  end: null,
  flat: null,
  map: null,
}

const screen = { name: '', kind: 'table', dots: 4, square: 25, measuring: false } as const

const viewed = (more: Partial<Viewed> = {}): Viewed => ({
  state: 'live',
  record,
  pictures: new Map(),
  ruler: null,
  handout: null,
  screens: [],
  way: null,
  latest: null,
  ...more,
})

const shown = (seen: Viewed, line: string | null = null) => createElement(Shown, { viewed: seen, name: '', line })

const HEAR = 'Press here once to hear the table'
const isBelow = () => document.documentElement.dataset.line === 'below'

/** A browser that lets nothing be heard until somebody presses something. */
class Silent extends EventTarget {
  state = 'suspended'
  async resume() {
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
  }
  async close() {}
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silent)
  onTestFinished(() => {
    switchSounds(false)
    vi.unstubAllGlobals()
  })
})

test('what is to be pressed for sounds has a line below the table, which is drawn smaller until it was pressed', async () => {
  const there = await page(shown(viewed()))
  expect(there.one(HEAR).closest('.players')).toBeNull()
  expect(isBelow()).toBe(true)
  await there.press(HEAR)
  expect(there.find(HEAR)).toEqual([])
  expect(isBelow()).toBe(false)
})

test('there is one line: what is said of the screen itself comes first', async () => {
  const there = await page(shown(viewed(), 'This screen has lost its connection.'))
  expect(there.text()).toContain('This screen has lost its connection.')
  expect(there.find(HEAR)).toEqual([])
  await there.show(shown(viewed()))
  expect(there.find(HEAR)).toHaveLength(1)
})

test('on the table it lies over the map, and no square becomes smaller; while a card measures there is none', async () => {
  const there = await page(shown(viewed({ screens: [screen] })))
  expect(there.one(HEAR).closest('[data-over]')).not.toBeNull()
  expect(isBelow()).toBe(false)
  await there.show(shown(viewed({ screens: [{ ...screen, measuring: true }] })))
  expect(there.find(HEAR)).toEqual([])
})

test('without sounds, and while no table is shown, nothing is to be pressed', async () => {
  const there = await page(shown(viewed({ record: { ...record, sounds: false } })))
  expect(there.find(HEAR)).toEqual([])
  await act(async () => switchSounds(true))
  await there.show(shown(viewed({ record: { show: 'curtain', title: 'The toll bridge', theme: 'dark' } })))
  expect(there.find(HEAR)).toEqual([])
})

const one = (name: string, pools: TableRecord['combatants'][number]['pools']) => ({
  id: name,
  name,
  letter: name[0]!,
  picture: null,
  side: 'side',
  at: null,
  size: 1,
  turn: 'ready' as const,
  out: null,
  left: null,
  pools,
  ring: [],
  badges: ['bleeding'],
  face: null,
})

test('between fights the party that was shown last stands below the title: names and faces, nothing of how they are', async () => {
  const combatants = [one('Roland', [{ label: 'Health', cur: 3, max: 10, colour: null }]), one('Guard A', [])]
  const latest = { record: { ...record, combatants }, pictures: new Map() }
  const curtain = { show: 'curtain', title: 'The toll bridge', theme: 'dark' } as const
  const there = await page(shown(viewed({ record: curtain, latest })))
  expect(there.text()).toContain('The toll bridge')
  expect(there.one('The party', 'ul').textContent).toContain('Roland')
  expect(there.here.innerHTML).not.toMatch(/Guard|3\/10|bleeding|Health/)
  await there.show(shown(viewed({ record: null, latest })))
  expect(there.find('The party', 'ul')).toHaveLength(1)
  // A card that measures a screen has it for itself.
  await there.show(shown(viewed({ record: curtain, latest, screens: [{ ...screen, measuring: true }] })))
  expect(there.find('The party', 'ul')).toEqual([])
  await there.show(shown(viewed({ record: curtain, latest, handout: { text: 'Come alone.', picture: null } })))
  expect(there.find('The party', 'ul')).toEqual([])
  expect(there.text()).toContain('Come alone.')
})
