import { describe, expect, it } from 'vitest'
import type { Json, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import { AS_IT_IS, fight, replayFight, whatIf } from '~/simulate'
import type { TableTypes } from '~/table'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import type { OptionOdds, Share, Tasks } from './messages'
import { runTask, type Table } from './runTask'

const ALONE: Share = { part: 0, of: 1 }
const tactics = await rulesets.find(({ id }) => id === ruleset.id)!.tactics()
const rules = { ...ruleset, tactics } as Ruleset<TableTypes> & Table['ruleset']

type Found = OptionOdds & Partial<Tasks['attack']['found']>

/** All that is found, in its order. */
function all<Task extends keyof Tasks>(table: Table, task: Task, asked: Tasks[Task]['asked'], share = ALONE) {
  const question = { kind: 'ask', task, question: 1, share, asked } as Parameters<typeof runTask>[1]
  return [...runTask(table, question)].flat() as Tasks[Task]['found'][]
}

/** Roland beside a guard, with another guard and a friend at his other sides. */
function melee() {
  const { play, roland, guard } = skirmish({ gm: 'auto' })
  const { side } = play.fight.state.combatants[guard]!
  const friendly = play.fight.state.combatants[roland]!.side
  const list: Json = [
    { name: 'Friend', preset: 'Roland', side: friendly, cell: 13 },
    { name: 'Second', preset: 'guard', side, cell: 12 },
  ]
  expect(play.do({ type: 'join', by: 'gm', with: { list } })).toBeNull()
  const [friend, second] = Object.keys(play.fight.state.combatants).slice(2) as [string, string]
  const table: Table = { ruleset: rules, terrain, snapshot: play.fight.state }
  return { play, table, roland, guard, friend, second }
}

/** The last that was found of each. */
const last = (found: readonly Found[]) => new Map(found.map(one => [one.value, one]))

describe('odds of a question', () => {
  it('are found for each of its answers, at last exactly, and the first number is there before any is exact', () => {
    const { table, roland, guard, second } = melee()
    const found = all(table, 'options', { command: { type: 'attack', by: roland }, entries: [] })
    const known = last(found)
    expect(new Set([...known.keys()].slice(0, 2)), 'enemies first').toEqual(new Set([guard, second]))
    for (const { figures } of known.values()) expect(figures.exact).toBe(true)
    const firstOf = (value: Json) => found.findIndex(one => one.value === value)
    const [a, b] = [firstOf(guard), firstOf(second)]
    const exactly = found.findIndex(({ figures }) => figures.exact)
    expect(Math.max(a, b), 'each has a number before the first is exact').toBeLessThan(Math.max(exactly, 2))
    for (const { figures } of found.filter(one => !one.figures.exact)) expect(figures.chance!.margin).toBeGreaterThan(0)
  })

  it('a share of the work is a share of the answers, and all shares together are the whole', () => {
    const { table, roland } = melee()
    const asked = { command: { type: 'attack', by: roland }, entries: [] }
    const whole = last(all(table, 'options', asked))
    const parts = [0, 1].map(part => last(all(table, 'options', asked, { part, of: 2 })))
    expect(parts[0]!.size).toBe(Math.ceil(whole.size / 2))
    const together = new Map([...parts[0]!, ...parts[1]!])
    expect(together.size).toBe(whole.size)
    for (const [value, one] of whole) expect(together.get(value)).toEqual(one)
  })

  it('of a command that asks nothing, or for dice, are none', () => {
    const { table, roland } = melee()
    expect(all(table, 'options', { command: { type: 'endTurn', by: roland }, entries: [] })).toEqual([])
  })

  it('say what the others were taken to answer', () => {
    const { table, roland } = melee()
    const found = all(table, 'options', { command: { type: 'attack', by: roland }, entries: [] })
    const named = found.flatMap(({ assumed }) => assumed)
    expect(named.length).toBeGreaterThan(0)
    for (const words of named) expect(words).toMatch(/^(Roland|Guard|Second|Friend).*: ./)
    for (const { assumed } of found) expect(new Set(assumed).size).toBe(assumed.length)
  })
})

describe('odds of an attack that nobody has given yet', () => {
  it('are those of each target, as the first thing asked, then those of each weapon against one of them', () => {
    const { table, roland, guard, second } = melee()
    const found = all(table, 'attack', { command: { type: 'attack', by: roland }, target: second }) as Found[]
    const targets = found.filter(({ what }) => what === 'target')
    const weapons = found.filter(({ what }) => what === 'weapon')
    expect(new Set(targets.map(({ value }) => value))).toEqual(
      new Set(
        all(table, 'options', { command: { type: 'attack', by: roland }, entries: [] }).map(({ value }) => value),
      ),
    )
    expect(targets.every(({ isFirst, on }) => isFirst === true && on === null)).toBe(true)
    expect(weapons.length).toBeGreaterThan(0)
    expect(weapons.every(({ isFirst, on }) => isFirst === false && on === second)).toBe(true)
    const other = all(table, 'attack', { command: { type: 'attack', by: roland }, target: guard }) as Found[]
    expect(other.filter(({ what }) => what === 'weapon').every(({ on }) => on === guard)).toBe(true)
  })

  it('are those against the likeliest target where none is chosen, or one that cannot be', () => {
    const { table, roland, guard, second } = melee()
    for (const target of [null, roland]) {
      const found = all(table, 'attack', { command: { type: 'attack', by: roland }, target }) as Found[]
      const on = new Set(found.filter(({ what }) => what === 'weapon').map(one => one.on))
      expect(on.size).toBe(1)
      expect([guard, second]).toContain([...on][0])
    }
  })
})

describe('whole fights', () => {
  it('are shared out by their numbers, and each is the same whoever plays it', () => {
    const { table } = melee()
    const asked = { seed: 3, fights: 3, whatIf: AS_IT_IS }
    const start = whatIf(table, table.snapshot, AS_IT_IS)
    const each = [0, 1, 2].map(i => fight(table, start, 3, i))
    expect(all(table, 'forecast', asked)).toEqual(each)
    expect(all(table, 'forecast', asked, { part: 0, of: 2 })).toEqual([each[0], each[2]])
    expect(all(table, 'forecast', asked, { part: 1, of: 2 })).toEqual([each[1]])
  })

  it('one of them is told by one worker alone', () => {
    const { table } = melee()
    const asked = { seed: 3, i: 1, whatIf: AS_IT_IS }
    const start = whatIf(table, table.snapshot, AS_IT_IS)
    expect(all(table, 'replayFight', asked)).toEqual([...replayFight(table, start, 3, 1)])
    expect(all(table, 'replayFight', asked, { part: 1, of: 2 })).toEqual([])
  })
})
