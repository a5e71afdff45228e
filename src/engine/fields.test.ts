import { describe, expect, it } from 'vitest'
import { toy, type Toy } from '../../test/toy'
import { type Declared, fillIn, upgraded, upgradedPatches } from './fields'
import { openFight } from './fight'
import type { Row } from './journal'
import type { Ruleset } from './ruleset'
import type { Snapshot } from './snapshot'

const declared: Declared = {
  settings: { hard: { lasts: 'creature', usual: false }, mild: { lasts: 'creature', usual: 'no' } },
  sheet: {
    hp: { lasts: 'creature' },
    status: { parts: { dazed: { lasts: 'fight', usual: false }, marks: { lasts: 'fight', usual: [] } }, each: false },
    items: { parts: { used: { lasts: 'fight', usual: false } }, each: true },
    scores: { parts: { damage: { lasts: 'rest', usual: 0 } }, each: true },
  },
  added: {
    turn: { parts: { held: { lasts: 'fight', usual: false } }, each: false },
    combatants: {
      parts: {
        sheet: { parts: { hp: { parts: { temporary: { lasts: 'fight', usual: 0 } }, each: false } }, each: false },
      },
      each: true,
    },
  },
  thing: ({ kind }) => (kind === 'sword' ? { worn: { lasts: 'fight', usual: 0 } } : undefined),
}

describe('a value of an older version', () => {
  it('is given what it lacks, at any depth, and keeps what it has', () => {
    const older = {
      hp: 3,
      status: { dazed: true },
      items: [{ name: 'a' }, { name: 'b', used: true }],
      scores: { might: {}, wit: { damage: 2 } },
    }
    const kept = structuredClone(older)
    expect(fillIn(declared.sheet, older)).toEqual({
      hp: 3,
      status: { dazed: true, marks: [] },
      items: [
        { name: 'a', used: false },
        { name: 'b', used: true },
      ],
      scores: { might: { damage: 0 }, wit: { damage: 2 } },
    })
    expect(older, 'it is left as it was').toEqual(kept)
  })

  it('is the same value where it lacks nothing', () => {
    const whole = {
      hp: 3,
      status: { dazed: false, marks: [] },
      items: [{ used: false }],
      scores: { wit: { damage: 0 } },
    }
    expect(fillIn(declared.sheet, whole)).toBe(whole)
    const snapshot = { settings: { hard: true, mild: 'yes' }, combatants: { c1: { sheet: whole } } }
    expect(upgraded(declared, snapshot)).toBe(snapshot)
  })

  it('shares nothing with what is declared, nor with another', () => {
    const [a, b] = [{ status: {} }, { status: {} }].map(one => fillIn(declared.sheet, one)) as [
      { status: { marks: string[] } },
      { status: { marks: string[] } },
    ]
    a.status.marks.push('x')
    expect(b.status.marks).toEqual([])
    expect(fillIn(declared.sheet, { status: {} })).toEqual({ status: { dazed: false, marks: [] } })
  })

  it.each([
    null,
    undefined,
    4,
    'status',
    [],
    [1],
    { status: null },
    { status: 4 },
    { items: 'all' },
    { items: [null, 3] },
  ])('that is none stays as it is: %j', odd => {
    expect(fillIn(declared.sheet, odd)).toBe(odd)
    for (const snapshot of [
      odd,
      { combatants: odd },
      { combatants: { c1: odd } },
      { combatants: { c1: { sheet: odd } } },
    ])
      expect(upgraded(declared, snapshot)).toEqual(snapshot)
  })

  it('is given what was added to the turn, within a sheet, and to what lies on the ground by what it is', () => {
    const older = {
      turn: { round: 1 },
      combatants: { c1: { sheet: { hp: { cur: 3 } } } },
      things: { t1: { what: { kind: 'sword' } }, t2: { what: { kind: 'sack' } }, t3: { what: 'sword' }, t4: null },
    }
    const things = { ...older.things, t1: { what: { kind: 'sword', worn: 0 } } }
    expect(upgraded(declared, older)).toMatchObject({
      turn: { round: 1, held: false },
      combatants: { c1: { sheet: { hp: { cur: 3, temporary: 0 } } } },
      things,
    })
    expect(upgraded(declared, { turn: null, things: null })).toEqual({ turn: null, things: null })
  })

  it('a field that every sheet was made with is not invented', () => {
    expect(fillIn(declared.sheet, { status: { dazed: true, marks: [] } })).not.toHaveProperty('hp')
  })
})

describe('a change of an older version', () => {
  it.each([
    [['combatants', 'c1'], { sheet: { status: { dazed: true } } }, { sheet: { status: { dazed: true, marks: [] } } }],
    [['combatants', 'c1', 'sheet'], { items: [{}] }, { items: [{ used: false }] }],
    [['combatants', 'c1', 'sheet', 'status'], {}, { dazed: false, marks: [] }],
    [['combatants', 'c1', 'sheet', 'items'], [{}], [{ used: false }]],
    [['combatants', 'c1', 'sheet', 'items', 0], {}, { used: false }],
    [['combatants', 'c1', 'sheet', 'scores', 'wit'], {}, { damage: 0 }],
    [['settings'], {}, { hard: false, mild: 'no' }],
    [[], { settings: {} }, { settings: { hard: false, mild: 'no' } }],
    [['turn'], { round: 1 }, { round: 1, held: false }],
    [['things'], { t1: { what: { kind: 'sword' } } }, { t1: { what: { kind: 'sword', worn: 0 } } }],
    [['things', 't1'], { what: { kind: 'sword' } }, { what: { kind: 'sword', worn: 0 } }],
    [['things', 't1', 'what'], { kind: 'sword' }, { kind: 'sword', worn: 0 }],
  ])('of %j is filled in', (path, value, filled) => {
    for (const op of ['add', 'replace'] as const)
      expect(upgradedPatches(declared, [{ op, path, value }])).toEqual([{ op, path, value: filled }])
  })

  it.each([
    { op: 'remove', path: ['settings', 'hard'] },
    { op: 'replace', path: ['settings', 'hard'], value: true },
    { op: 'add', path: ['things', 't1'], value: { what: {} } },
    { op: 'replace', path: ['combatants', 'c1', 'sheet', 'orders'], value: {} },
    { op: 'replace', path: ['combatants', 'c1', 'sheet', 'status', 'marks', 0], value: {} },
    { op: 'add', path: ['constructor'], value: {} },
  ] as const)('of which nothing is declared stays as it is: %j', patch => {
    const patches = [{ ...patch, path: [...patch.path] }]
    expect(upgradedPatches(declared, patches)).toBe(patches)
  })
})

it('a fight of an older version opens as one of today at every place, on every branch, and its rows stay as they are', () => {
  type Newer = Snapshot<Toy> & { combatants: Record<string, { sheet: { dazed?: boolean } }> }
  const ruleset = {
    ...toy,
    state: { ...toy.state, declared: { settings: {}, sheet: { dazed: { lasts: 'fight', usual: false } } } },
  } as unknown as Ruleset<Toy>
  const sheet = { hp: 4, max: 4, shield: false }
  const one = (id: string) =>
    ({ id, name: id, letter: '', side: 's', cell: null, known: 'named', gone: false, notes: '', sheet }) as const
  const start = {
    rules: { id: 'toy', version: 1 },
    settings: { hard: false },
    phase: 'combat',
    sides: {},
    combatants: { c1: one('c1') },
    things: {},
    effects: {},
    turn: { round: 1 },
    board: { map: 'm', doors: {} },
    nextId: 2,
  } as unknown as Snapshot<Toy>
  const rules = { id: 'toy', version: 1 }
  const joins = (id: string): Row[] => [
    { row: 'open', command: { type: 'join', by: 'gm' }, rules },
    { row: 'close', redo: [{ op: 'add', path: ['combatants', id], value: one(id) }] },
  ]
  const rows = [...joins('c2'), { row: 'undo', to: { done: 0, entries: null } } as const, ...joins('c3')]
  const kept = structuredClone(rows)
  const fight = openFight({ ruleset, terrain: null, state: start, rows })
  const dazed = (s: Snapshot<Toy>) =>
    Object.values((s as Newer).combatants).map(({ id, sheet: { dazed: is } }) => [id, is])
  expect(dazed(fight.state)).toEqual([
    ['c1', false],
    ['c3', false],
  ])
  expect(dazed(fight.stateAt(0))).toEqual([['c1', false]])
  expect(dazed(fight.stateOfBranch(0))).toEqual([
    ['c1', false],
    ['c2', false],
  ])
  fight.openBranch(0)
  expect(dazed(fight.state)).toEqual([
    ['c1', false],
    ['c2', false],
  ])
  expect(rows).toEqual(kept)

  const late = openFight({ ruleset, terrain: null, state: start, done: 1 })
  late.fill(start, joins('c2'))
  expect(dazed(late.stateAt(0))).toEqual([['c1', false]])
})
