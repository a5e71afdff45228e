// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TableRecord } from '~/feed/record'
import { page } from '../../parts/testing/page'
import { LookAround, LookedAt, useLookedAt } from './LookAround'

const one = (name: string, side: string, x: number) => ({
  id: name,
  name,
  side,
  letter: name.at(-1)!,
  picture: null,
  at: { x, y: 5 },
  size: 1,
  turn: 'ready' as const,
  out: null,
  left: null,
  pools: [],
  ring: [],
  badges: [],
  face: null,
})

const map = {
  width: 40,
  height: 12,
  shown: [],
  remembered: [],
  walls: [],
  pieces: [],
  ground: [],
  areas: [],
  zones: [],
  trails: [],
}

const record = {
  now: { title: 'Guard B acts', who: 'Guard B', side: 'foes', answers: [] },
  sides: [
    { id: 'party', name: 'Heroes', badge: 0, now: false },
    { id: 'foes', name: 'Guards', badge: 1, now: true },
  ],
  combatants: [one('Roland', 'party', 3), one('Guard A', 'foes', 20), one('Guard B', 'foes', 37)],
  deed: null,
  map,
} as unknown as TableRecord & { map: NonNullable<TableRecord['map']> }

const acts = (who: string): typeof record => ({ ...record, now: { ...record.now, who } })

function Phone({ me, isFree, of }: { me: string | null; isFree: boolean; of: typeof record }) {
  return createElement(
    LookedAt,
    { value: useLookedAt(isFree, of) },
    createElement(LookAround, { map: of.map, record: of, ruler: null, hand: { me, isFree } }),
  )
}

beforeEach(() => {
  const size = { clientWidth: 390, clientHeight: 650 }
  const own = (name: keyof typeof size) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => size[name])
  const spies = [own('clientWidth'), own('clientHeight')]
  onTestFinished(() => spies.forEach(spy => spy.mockRestore()))
})

const phone = async (me: string | null, isFree = false) => {
  const shown = (of: typeof record) => createElement(Phone, { me, isFree, of })
  const there = await page(shown(record))
  const view = there.here.querySelector<HTMLElement>('.players-view')!.style
  const ground = there.here.querySelector<HTMLElement>('.players-ground')!.style
  return {
    ...there,
    say: (of: typeof record) => there.show(shown(of)),
    /** Pixels of a square, and the first and the last column that are seen. */
    seen: () => {
      const [columns, x] = [Number(view.getPropertyValue('--columns')), Number(ground.getPropertyValue('--x'))]
      return { square: 390 / columns, from: x, to: x + columns }
    },
    signs: () => there.find(/^Further/).map(sign => sign.getAttribute('aria-label')),
  }
}

test('on a phone faces have 24 pixels: it begins at one’s own character, and says at the edge where the others are', async () => {
  const { seen, signs } = await phone('Roland')
  expect(seen().square * 0.96).toBeGreaterThanOrEqual(24)
  expect(seen().from).toBeLessThanOrEqual(3)
  expect(seen().to).toBeGreaterThanOrEqual(4)
  expect(signs()).toEqual(['Further right: Guard A and Guard B'])
})

test('whoever watches begins at whoever acts', async () => {
  const { seen, signs } = await phone(null)
  expect(seen().to).toBeGreaterThanOrEqual(38)
  expect(signs()).toEqual(['Further left: Guard A and Roland'])
})

test('a press on a sign goes to the nearest there; the map follows again when somebody else acts', async () => {
  const { press, seen, signs, find, say } = await phone('Roland')
  const first = seen()
  await press(/^Further right/)
  expect(seen().from).toBeGreaterThan(first.from)
  expect(seen().to).toBeGreaterThan(20.5)
  expect(signs()).toEqual(['Further right: Guard B', 'Further left: Roland'].toSorted())
  await say(acts('Guard B'))
  expect(find('Follow')).toHaveLength(1)
  await say(acts('Guard A'))
  expect(find('Follow')).toEqual([])
  expect(seen()).toEqual(first)
})

test('it is moved no further than it shows by itself, and scaled only where the GM lets them look around', async () => {
  const key = (there: Awaited<ReturnType<typeof phone>>, name: string) =>
    act(async () => {
      there
        .one(/^Map: drag/)
        .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
    })
  for (const isFree of [false, true]) {
    const there = await phone('Guard B', isFree)
    const { square, from } = there.seen()
    await key(there, 'ArrowLeft')
    expect(there.seen().from).toBeLessThan(from)
    await key(there, '+')
    expect(there.seen().square > square).toBe(isFree)
  }
})

test('where faces are large enough everybody is seen, and no sign is there', async () => {
  const close = { ...record, combatants: [one('Roland', 'party', 3), one('Guard A', 'foes', 6)] }
  const { seen, signs, say } = await phone('Roland')
  await say(close)
  expect(seen().from).toBeLessThanOrEqual(3)
  expect(seen().to).toBeGreaterThanOrEqual(7)
  expect(signs()).toEqual([])
})
