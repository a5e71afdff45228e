import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPatches } from './patches'
import { Diverged } from './command'
import type { RulesetTypes, Snapshot } from './snapshot'
import { createWorld } from './commandWorld'
import type { World } from './world'

interface Plain extends RulesetTypes {
  settings: { hard: boolean }
  side: Record<string, never>
  sheet: { hp: number; marks: { n: number; deep: { n: number } }; list: { n: number }[]; extra?: { n: number } }
  turn: { round: number; deep: { n: number } }
  board: { map: string; doors: Record<string, { n: number }>; fog?: { n: number } }
  terrain: null
}

const sheet = (n: number): Plain['sheet'] => ({ hp: n, marks: { n, deep: { n } }, list: [{ n }] })
const combatant = (id: string, n: number): Snapshot<Plain>['combatants'][string] => ({
  id,
  name: id,
  letter: id,
  side: 's1',
  cell: null,
  known: 'named',
  gone: false,
  notes: '',
  sheet: sheet(n),
})
const start = (): Snapshot<Plain> => ({
  rules: { id: 'plain', version: 1 },
  settings: { hard: false },
  phase: 'combat',
  sides: { s1: { id: 's1', name: 'S', badge: 0, show: 'exact', more: {} } },
  combatants: { c1: combatant('c1', 1), c2: combatant('c2', 2) },
  things: {},
  effects: {},
  turn: { round: 1, deep: { n: 1 } },
  board: { map: 'm', doors: { d: { n: 1 } } },
  nextId: 3,
})

/** One change by the world's own means, and the same written straight into a copy of the state. */
type Change = (n: number, id: string) => [string, (w: World<Plain>) => unknown, (s: Snapshot<Plain>) => unknown]
const changes: readonly Change[] = [
  (n, id) => [
    'a whole combatant',
    w => (w.edit(id).sheet.marks.deep.n = n),
    s => (s.combatants[id]!.sheet.marks.deep.n = n),
  ],
  (n, id) => [
    'a part of a sheet',
    w => (w.editSheet(id, 'marks').deep.n = n),
    s => (s.combatants[id]!.sheet.marks.deep.n = n),
  ],
  (n, id) => [
    'a list of a sheet',
    w => w.editSheet(id, 'list').push({ n }),
    s => s.combatants[id]!.sheet.list.push({ n }),
  ],
  (n, id) => ['a row', w => (w.editRow(id).notes = `${n}`), s => (s.combatants[id]!.notes = `${n}`)],
  (n, id) => ['parts of a sheet', w => w.setSheet(id, sheet(n)), s => Object.assign(s.combatants[id]!.sheet, sheet(n))],
  (n, id) => [
    'a part that was not there',
    w => w.setSheet(id, { extra: { n } }),
    s => (s.combatants[id]!.sheet.extra = { n }),
  ],
  n => ['a side', w => (w.editIn('sides', 's1').name = `${n}`), s => (s.sides['s1']!.name = `${n}`)],
  n => ['the turn', w => (w.editTurn().deep.n = n), s => (s.turn!.deep.n = n)],
  n => ['the board', w => w.setBoard({ doors: { d: { n } } }), s => (s.board.doors = { d: { n } })],
  n => ['a part of the board', w => w.setBoard({ fog: { n } }), s => (s.board.fog = { n })],
  () => ['a part taken off the board', w => w.setBoard({ fog: undefined }), s => delete s.board.fog],
  n => ['the settings', w => w.set({ settings: { hard: n % 2 === 0 } }), s => (s.settings = { hard: n % 2 === 0 })],
  n => [
    'somebody new',
    w => w.add('combatants', combatant('', n)),
    s => (s.combatants[`c${s.nextId}`] = { ...combatant('', n), id: `c${s.nextId++}` }),
  ],
  n => [
    'a side more',
    w => w.add('sides', { name: `${n}`, badge: 1, show: 'exact', more: {} }),
    s => (s.sides[`s${s.nextId}`] = { id: `s${s.nextId++}`, name: `${n}`, badge: 1, show: 'exact', more: {} }),
  ],
  n => [
    'somebody who comes, is changed and goes',
    w => {
      const { id } = w.add('combatants', combatant('', n))
      w.editSheet(id, 'marks').n++
      w.remove('combatants', id)
    },
    s => s.nextId++,
  ],
  (n, id) => [
    'what the GM says',
    w => w.patch([{ op: 'replace', path: ['combatants', id, 'sheet', 'marks', 'n'], value: n }]),
    s => (s.combatants[id]!.sheet.marks.n = n),
  ],
]

const steps = fc.array(
  fc.record({
    at: fc.nat(changes.length - 1),
    n: fc.integer({ min: 3, max: 9 }),
    id: fc.constantFrom('c1', 'c2'),
    publishes: fc.boolean(),
  }),
  { maxLength: 12 },
)

it('whatever is changed, in any order: the state is as if it had been written straight into it, its patches lead there, and no state handed out before is another', () => {
  fc.assert(
    fc.property(steps, taken => {
      const [before, expected] = [start(), start()]
      const w = createWorld<Plain>(before, () => null, {})
      const kept = [{ state: before, was: JSON.stringify(before) }]
      for (const { at, n, id, publishes } of taken) {
        const [, act, write] = changes[at]!(n, id)
        act(w)
        write(expected)
        if (publishes) kept.push({ state: w.publish(), was: JSON.stringify(w.now) })
      }
      expect(w.now).toEqual(expected)
      expect(applyPatches(before, w.changes())).toEqual(expected)
      for (const { state, was } of kept) expect(JSON.stringify(state)).toBe(was)
      w.rewind(before, [])
      changes[0]!(7, 'c1')[1](w)
      expect(applyPatches(before, w.changes())).toEqual(w.now)
      expect(JSON.stringify(before)).toBe(kept[0]!.was)
    }),
  )
})

it.each<[string, (w: World<Plain>) => unknown]>([
  ['a combatant', w => w.edit('c1')],
  ['a combatant of whom a part was changed', w => (w.editSheet('c1', 'marks'), w.edit('c1'))],
  ['a part of a sheet', w => w.editSheet('c1', 'marks')],
  ['a part of a sheet of somebody who was changed', w => (w.edit('c1'), w.editSheet('c1', 'marks'))],
  ['a row', w => w.editRow('c1')],
  ['a side', w => w.editIn('sides', 's1')],
  ['the turn', w => w.editTurn()],
])('between two questions %s is handed out once, and anew after them', (_, handOut) => {
  const w = createWorld<Plain>(start(), () => null, {})
  const first = handOut(w)
  expect(handOut(w)).toBe(first)
  w.publish()
  expect(handOut(w)).not.toBe(first)
})

it('what was handed out in part and then whole is one: a change of either is in both', () => {
  const w = createWorld<Plain>(start(), () => null, {})
  const marks = w.editSheet('c1', 'marks')
  const whole = w.edit('c1')
  marks.n = 8
  whole.sheet.list[0]!.n = 9
  expect(whole.sheet.marks).toBe(marks)
  expect(w.editSheet('c1', 'list')).toBe(whole.sheet.list)
  expect(w.of('c1').sheet).toMatchObject({ marks: { n: 8 }, list: [{ n: 9 }] })
})

it('what is put into a combatant that was handed out whole is a copy of its own', () => {
  const w = createWorld<Plain>(start(), () => null, {})
  const parts = { marks: { n: 5, deep: { n: 5 } } }
  w.edit('c1')
  w.setSheet('c1', parts)
  w.edit('c1').sheet.marks.n = 6
  expect(parts.marks.n).toBe(5)
})

it.each<[string, (w: World<Plain>) => unknown, string]>([
  ['of', w => w.of('c9'), 'no combatant c9'],
  ['edit', w => w.edit('c9'), 'no combatants record c9'],
  ['editSheet', w => w.editSheet('c9', 'marks'), 'no combatants record c9'],
  ['editIn', w => w.editIn('effects', 'e9'), 'no effects record e9'],
  ['editTurn', w => (w.set({ turn: null }), w.editTurn()), 'no turn to edit'],
])('%s says what is not there', (_, ask, words) => {
  expect(() => ask(createWorld<Plain>(start(), () => null, {}))).toThrow(words)
})

it.each([
  [['combatants'], 'come and go by commands'],
  [['combatants', 'c1'], 'come and go by commands'],
  [['sides', 's1'], 'come and go by commands'],
  [['combatants', 'c9', 'sheet', 'hp'], 'leads nowhere: combatants.c9.sheet.hp'],
])('a ruling at %j is refused', (path, words) => {
  const w = createWorld<Plain>(start(), () => null, {})
  const patch = () => w.patch([{ op: 'replace', path, value: 1 }])
  expect(patch).toThrow(Diverged)
  expect(patch).toThrow(words)
  expect(w.now).toEqual(start())
})
