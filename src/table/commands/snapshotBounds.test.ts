import { expect, it, test } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { endurance } from '~/rulesets/endurance'

/** Roland (c3) of the heroes (s1) with a marker (e5), and a guard (c4), in combat. */
function fought(): object {
  const { t, put, heroes, guards } = enduranceTable('8x4')
  put('Roland', heroes, [0, 0])
  put('Guard', guards, [7, 3])
  t.do('marker.add', 'gm', { on: ['c3'], words: 'A', until: { round: 1, of: 'c4', when: 'end' } })
  return begin(t).state
}

/** The state with another value at this place. */
function withValue(path: string, value: unknown): object {
  const state: object = structuredClone(fought())
  const keys = path.split('.')
  let at = state
  for (const key of keys.slice(0, -1)) {
    if (!Reflect.has(at, key)) Reflect.set(at, key, {})
    at = Reflect.get(at, key) as object
  }
  Reflect.set(at, keys.at(-1)!, value)
  return state
}

const long = (n: number) => 'x'.repeat(n)
const trail = (n: number) => Array.from({ length: n }, () => 0)
const MOST = 1_048_575

const shown = (x: number, y: number, width: number, height: number) => [{ x, y, width, height }]
const pin = (cell: number, title = '') => ({ n9: { id: 'n9', cell, title, text: '' } })
const wave = (round: number | null) => ({ v9: { id: 'v9', name: 'A', round, list: [{ name: 'Wolf', side: 's1' }] } })
const area = (badge: number) => ({
  a9: { id: 'a9', name: '', badge, shared: true, shape: { kind: 'circle', radius: 1, at: [0, 0] } },
})
const zones = (size: number) => ({ size, drawn: {}, said: {} })

it.each<[path: string, sound: readonly unknown[], not: readonly unknown[]]>([
  ['rules.version', [1, 9999], [0, 10_000, 1.5]],
  ['nextId', [1, 999_999], [0, 1_000_000]],
  ['sides.s1.badge', [0, 99], [-1, 100]],
  ['sides.s1.name', ['', long(400)], [long(401)]],
  ['combatants.c3.letter', ['', 'ABCD'], ['ABCDE']],
  ['combatants.c3.cell', [0, MOST, null], [-1, MOST + 1]],
  ['combatants.c3.light', [1, 200, undefined], [0, 201]],
  ['effects.e5.until.round', [0, 99_999], [-1, 100_000]],
  ['effects.e5.until', [null], [undefined]],
  ['board.pins', [pin(0), pin(MOST), pin(0, long(60))], [pin(-1), pin(MOST + 1), pin(0, long(61))]],
  ['board.waves', [wave(1), wave(9999), wave(null)], [wave(0), wave(10_000)]],
  ['board.zones', [zones(1), zones(100)], [zones(0), zones(101)]],
  ['board.areas', [area(0), area(99)], [area(-1), area(100)]],
  ['board.trails', [{ c3: trail(1) }, { c3: trail(10_000) }], [{ c3: [] }, { c3: trail(10_001) }, { c3: [-1] }]],
  ['board.unseenTrails', [{ c3: 0 }, { c3: 10_000 }], [{ c3: -1 }, { c3: 10_001 }]],
  [
    'board.shown',
    [shown(0, 0, 1, 1), shown(1024, 1024, 1024, 1024)],
    [
      shown(-1, 0, 1, 1),
      shown(0, -1, 1, 1),
      shown(0, 0, 0, 1),
      shown(0, 0, 1, 0),
      shown(1025, 0, 1, 1),
      shown(0, 1025, 1, 1),
      shown(0, 0, 1025, 1),
      shown(0, 0, 1, 1025),
    ],
  ],
  ['board.paint', [{ 0: '3cover' }, { 0: '3hazardous 1cover' }], [{ 0: '3lava' }, { 0: 'cover' }]],
])('a state is sound from bound to bound and no farther: %s', (path, sound, not) => {
  for (const value of sound)
    expect(endurance.state.problem(withValue(path, value) as never), JSON.stringify(value)).toBeUndefined()
  for (const value of not)
    expect(endurance.state.problem(withValue(path, value) as never)).toContain(path.split('.')[0])
})

test.each([
  ['combatants.c3.id', 'c9', 'combatants.c3.id: is c9'],
  ['combatants.c3.side', 's9', 'combatants.c3.side: there is no side s9'],
  ['sides.s1.id', 's9', 'sides.s1.id: is s9'],
  ['effects.e5.on', 'c9', 'effects.e5.on: there is no c9'],
  ['turn', null, 'turn: is missing although combat has begun'],
])('a state that points at nothing is not sound: %s', (path, value, words) => {
  expect(endurance.state.problem(fought() as never)).toBeUndefined()
  expect(endurance.state.problem(withValue(path, value) as never)).toBe(words)
})
