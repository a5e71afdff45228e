import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import {
  base,
  begin,
  count,
  declares,
  endRound,
  entries,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
} from '../../../../test/parties/hallowed'

/** An orc on count 5, Ann on 9 and Bob on 12, far from each other; all only move. */
function round() {
  const { t, heroes, monsters, put } = hallowedTable()
  const orc = put('Orc', monsters, [2, 2])
  const [ann, bob] = [put('Ann', heroes, [9, 2]), put('Bob', heroes, [9, 8])]
  begin(t, 5, 9, 12)
  return { t, heroes, monsters, put, orc, ann, bob }
}

type T = ReturnType<typeof round>['t']

const away: readonly [string, (t: T, who: Id) => T, (t: T, who: Id) => T][] = [
  [
    'taken off the map',
    (t, who) => t.do('place', 'gm', { who, cell: null }),
    (t, who) => t.do('place', 'gm', { who, cell: t.cell([2, 4]) }),
  ],
  [
    'led away',
    (t, who) => t.do('leave', 'gm', { who: [who] }),
    (t, who) => t.do('return', 'gm', { who: [who] }).do('place', 'gm', { who, cell: t.cell([2, 4]) }),
  ],
  [
    'marked as dead',
    (t, who) => t.set(who, ['status', 'dead'], true),
    (t, who) => t.set(who, ['status', 'dead'], false),
  ],
]

describe('a count that has gone by', () => {
  it.each(away)('EX-HAL-34 is over for who was %s when it came: next round, 12 earlier HAL-INIT-17', (_, go, back) => {
    const { t, orc, ann } = round()
    reveal(t)
    go(t, orc)
    count(t)
    expect(t.state.turn!.count).toBe(9)
    back(t, orc)
    expect(t.sheet(orc).fight.pending).toMatchObject({ value: 5, act: 'moveOnly' })
    count(t)
    expect(t.state.turn!.count).toBe(12)
    endRound(t)
    reveal(t)
    expect(entries(t).filter(([who]) => who === orc)).toEqual([
      [orc, -7, 'extra'],
      [orc, 5],
    ])
    expect(ann).toBeDefined()
  })

  it.each(away)('is still to come for who was %s and is back in time HAL-INIT-17', (_, go, back) => {
    const { t, ann, orc } = round()
    reveal(t)
    go(t, ann)
    count(t)
    expect(t.state.turn!.count).toBe(5)
    back(t, ann)
    expect(t.sheet(ann).fight.pending).toBeNull()
    count(t)
    expect(t.state.turn!.count).toBe(9)
    expect(orc).toBeDefined()
  })

  it('that is the one resolved last has not gone by: who is back acts on it next HAL-INIT-15 HAL-INIT-17', () => {
    const { t, monsters, put } = round()
    const wolf = put('Wolf', monsters, [4, 9])
    t.choose('begin.surprised', []).roll('initiative.die', 9)
    reveal(t)
    t.do('place', 'gm', { who: wolf, cell: null })
    count(count(t))
    expect(t.state.turn!.count).toBe(9)
    t.do('place', 'gm', { who: wolf, cell: t.cell([4, 9]) })
    expect(t.sheet(wolf).fight.pending).toBeNull()
    count(t)
    expect(t.state.turn!.count).toBe(9)
  })

  it('is lost to an extra entry that misses it again HAL-INIT-16 HAL-INIT-17', () => {
    const { t, orc } = round()
    reveal(t)
    t.do('place', 'gm', { who: orc, cell: null })
    count(t)
    t.do('place', 'gm', { who: orc, cell: t.cell([2, 2]) })
    endRound(t)
    reveal(t)
    t.do('place', 'gm', { who: orc, cell: null })
    count(t)
    t.do('place', 'gm', { who: orc, cell: t.cell([2, 2]) })
    expect(t.state.turn!.entries.find(({ extra }) => extra)).toMatchObject({ state: 'lost' })
    expect(t.sheet(orc).fight.pending).toMatchObject({ value: 5 })
  })
})

describe('whoever joins a fight that runs', () => {
  it('EX-HAL-35 rolls at once, whatever its sheet says of the fight it was copied from HAL-INIT-12', () => {
    const { t, monsters, orc, ann } = round()
    declares(t, orc, 'fullDefense')
    reveal(t)
    t.set(orc, ['status', 'fullDefense'], true).set(orc, ['round', 'reaction'], true)
    const sheet = t.sheet(orc)
    expect(base(t, orc)).toBe(5)
    t.do('join', 'gm', { list: [{ name: 'Orc', side: monsters, cell: t.cell([4, 4]), sheet }] })
    const copy = Object.keys(t.state.combatants).at(-1)!
    expect(t.open[0]).toMatchObject({ key: 'begin.surprised' })
    t.choose('begin.surprised', []).roll('initiative.die', 7).choose('newcomer.act', 'moveOnly')
    expect(base(t, copy)).toBe(7)
    expect(entries(t)).toContainEqual([copy, 7])
    expect(t.sheet(copy)).toMatchObject({ round: { reaction: false }, status: { fullDefense: false } })
    expect(ann).toBeDefined()
  })

  it('with what was left of another one is no latecomer of it HAL-INIT-12 HAL-INIT-16', () => {
    const { t, monsters, orc } = round()
    const pending = { value: 3, act: 'attack' as const, means: '0', mod: 0, words: '' }
    const sheet = { ...t.sheet(orc), fight: { base: 3, pending } }
    t.do('join', 'gm', { list: [{ name: 'Orc', side: monsters, cell: t.cell([4, 4]), sheet }] })
    const copy = Object.keys(t.state.combatants).at(-1)!
    t.choose('begin.surprised', []).roll('initiative.die', 11)
    reveal(t)
    expect(entries(t).filter(([who]) => who === copy)).toEqual([[copy, 11]])
  })
})

describe('whoever changes side', () => {
  it('keeps its count, and what it has declared HAL-INIT-18', () => {
    const { t, heroes, orc } = round()
    declares(t, orc, 'fullDefense')
    reveal(t)
    t.do('combatant.edit', 'gm', { who: orc, side: heroes })
    expect(base(t, orc)).toBe(5)
    expect(entries(t)).toContainEqual([orc, 4])
    count(t).choose('act.go', 'go')
    expect(t.state.turn!.count).toBe(4)
  })

  it.each(['routed', 'surrendered'] as const)('EX-HAL-38 is %s no more, and has its turn HAL-INIT-18', mark => {
    const { t, heroes, orc, ann } = round()
    t.set(orc, ['status', mark], true)
    const stays = t.fork().do('combatant.edit', 'gm', { who: orc, name: 'Orc of old' })
    expect(stays.sheet(orc).status[mark]).toBe(true)
    t.do('combatant.edit', 'gm', { who: orc, side: heroes })
    expect(t.sheet(orc).status).toMatchObject({ routed: false, surrendered: false })
    expect(t.refusal('attack', orc)).toBeUndefined()
    expect(ann).toBeDefined()
  })
})

describe('the end, when the GM says it in the middle of a question', () => {
  const sword = plainWeapon('sword', 0, 20, 1, 6)

  function asked(key: 'attack.target' | 'before' | 'reposte' | 'attack.die' | 'morale.obvious') {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { weapons: [sword] })
    const orc = put('Orc', monsters, [5, 2], { weapons: [sword], moraleImmune: false, wounds: pool(40) })
    const more = ['Bob', 'Cid'].map((name, i) => put(name, heroes, [15, 3 * i]))
    begin(t, 3, 9, 12, 12)
    declares(t, ann, 'attack')
    reveal(t)
    if (key === 'morale.obvious') return endRound(t)
    t.do('count', ann, { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] })
    if (key === 'reposte') return t
    t.choose('reposte', 'no')
    if (key === 'attack.die') t.choose('attack.target', orc)
    expect(more).toHaveLength(2)
    return t
  }

  it.each(['attack.target', 'reposte', 'attack.die', 'morale.obvious'] as const)('ends %s with it HAL-END-03', key => {
    const t = asked(key)
    expect(t.open[0]!.key).toBe(key)
    t.ruleIn('end')
    expect(t.open).toEqual([])
    expect(t.state).toMatchObject({ phase: 'over', turn: null })
  })
})
