import { describe, expect, it } from 'vitest'
import { attack, begin, foeAttacks, play, pool, ratbagsTable } from '../../test/parties/ratbags'
import type { Table } from '../../test/table'
import type { Change, Decided, Ruleset } from '~/engine'
import type { Ratbags } from '~/rulesets/ratbags'
import { weapon } from '~/rulesets/ratbags/sheet/weapons'
import type { TableTypes } from '~/table'
import { adjustment, answered, pastDeed, type PlayedLine, tryChange } from './retcon'

const lineOf = ({ ruleset, terrain, fight }: Table<Ratbags>): PlayedLine => ({
  ruleset: ruleset as unknown as Ruleset<TableTypes>,
  terrain,
  fight: fight as unknown as PlayedLine['fight'],
})

const nothing: Decided = { leaveOut: new Set(), answers: new Map() }

/** Bea with 5 HP and armour 1 is struck for 4, two other things happen, and she strikes back. */
function evening() {
  const { t, heroes, foes, put } = ratbagsTable()
  const bea = put('Bea', heroes, [1, 1], {
    hp: pool(5),
    str: pool(10),
    weapons: [weapon('sword', 8)],
    armorItems: [{ name: 'leather', value: 1, type: 'body', worn: true, destroyed: false }],
  })
  const troll = put('Troll', foes, [2, 1], { hp: pool(12), weapons: [weapon('club', 10)] })
  foeAttacks(begin(t), troll, bea).roll('attack.dice', 4)
  const struck = t.fight.timeline.mark.done - 1
  t.do('adjust', 'gm', { who: [troll], pool: 'hp', by: -1 })
  for (let i = 0; i < 6 && t.state.turn!.at !== -1; i++) play(t)
  expect(t.state.turn!.at).toBe(-1)
  attack(t, bea, troll)
  const strikes = t.fight.timeline.mark.done
  play(t).roll('attack.dice', 6)
  return { t, bea, troll, struck, strikes }
}

/** The die of that command was this. */
function die(line: PlayedLine, done: number, face: number): Change {
  const { entry, asked } = pastDeed(line, done).entries.find(({ asked }) => asked?.kind === 'roll')!
  return { kind: 'entry', done, entry, to: answered(asked!, [face]) }
}

describe('a command of the past', () => {
  it('is told with what was rolled and answered in it', () => {
    const { t, struck } = evening()
    const { words, entries, number, instead } = pastDeed(lineOf(t), struck)
    expect(words).not.toBe('')
    expect(entries.map(({ asked }) => asked?.key)).toContain('attack.dice')
    expect(entries.find(({ asked }) => asked?.key === 'attack.dice')).toMatchObject({
      answer: expect.stringContaining('4'),
      value: [4],
    })
    expect([number, instead]).toEqual([null, []])
  })

  it('of the GM’s hand has the number that was set', () => {
    const { t, troll, struck } = evening()
    const { number } = pastDeed(lineOf(t), struck + 1)
    expect(number?.value).toBe(-1)
    expect(number!.with(-3)).toMatchObject({ type: 'adjust', with: { pool: 'hp', by: -3 } })

    const harmed = t.fight.timeline.mark.done
    t.do('harm', 'gm', { who: [troll], ability: 'dex', amount: 2 })
    const line = lineOf(t)
    const harm = pastDeed(line, harmed).number!
    expect(harm.value).toBe(2)
    const { differences } = tryChange(line, { kind: 'command', done: harmed, to: harm.with(5) }, nothing)
    expect(differences).toEqual([expect.objectContaining({ who: 'Troll', what: 'DEX', here: '8', there: '5' })])
  })

  it('of a combatant could have been any other action that was open then', () => {
    const { t, strikes } = evening()
    const { instead } = pastDeed(lineOf(t), strikes - 1)
    expect(instead.length).toBeGreaterThan(2)
    expect(instead.map(({ command }) => command.type)).not.toContain('attack')
  })
})

describe('a change of the past', () => {
  it('the club that was a 9: a save is owed now, and what comes of it decides about the blow that follows', () => {
    const { t, bea, struck } = evening()
    const line = lineOf(t)
    const owed = tryChange(line, die(line, struck, 9), nothing)
    expect(owed.stop).toMatchObject({ done: struck, asks: [{ key: 'critical.save', of: bea }] })
    expect(owed.left).toBeGreaterThan(1)
    const save = (face: number): Decided => ({
      ...nothing,
      answers: new Map([[struck, [answered(owed.stop!.asks![0]!, [face])]]]),
    })

    const stands = tryChange(line, die(line, struck, 9), save(2))
    expect(stands.stop).toBeNull()
    const ofBea = stands.differences.filter(({ who }) => who === 'Bea')
    expect(ofBea).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'HP', here: '2', there: '0' }),
        expect.objectContaining({ what: 'STR', here: '10', there: '7' }),
      ]),
    )
    expect(stands.differences.some(({ who, what }) => who === 'Troll' && what === 'HP')).toBe(false)
    const [blow] = stands.changed
    expect(blow).toMatchObject({ was: struck, ends: [{ who: 'Bea', here: ['hit'], there: ['hit', 'saved'] }] })
    const miss = tryChange(line, die(line, struck, 1), nothing)
    expect(miss.changed[0]!.ends).toEqual([{ who: 'Bea', here: ['hit'], there: ['harmless'] }])

    const falls = tryChange(line, die(line, struck, 9), save(20))
    expect(falls.stop).not.toBeNull()
    expect(falls.stop!.done).toBeGreaterThan(struck)
    expect(falls.stop!.why ?? falls.stop!.asks).toBeTruthy()
    const dropped = tryChange(line, die(line, struck, 9), {
      answers: save(20).answers,
      leaveOut: new Set([falls.stop!.done]),
    })
    expect(dropped.stop?.done ?? Infinity).toBeGreaterThan(falls.stop!.done)
  })

  it('changes nothing until it is taken', () => {
    const { t, struck } = evening()
    const before = JSON.stringify(t.state)
    tryChange(lineOf(t), die(lineOf(t), struck, 1), nothing)
    expect(JSON.stringify(t.state)).toBe(before)
    expect(t.fight.timeline.branches()).toHaveLength(1)
  })

  it('says which commands came out differently, and how everybody stands; the same die again differs in nothing', () => {
    const { t, struck } = evening()
    const line = lineOf(t)
    const less = tryChange(line, die(line, struck, 2), nothing)
    expect(less.changed.map(({ was }) => was)).toEqual([struck])
    expect(less.differences).toEqual([{ who: 'Bea', what: 'HP', here: '2', there: '4' }])
    const same = tryChange(line, die(line, struck, 4), nothing)
    expect([same.changed, same.differences, same.stop]).toEqual([[], [], null])
  })

  it('calls another command that asks by its own name', () => {
    const { t, bea, strikes } = evening()
    const line = lineOf(t)
    const done = strikes - 1
    const { instead } = pastDeed(line, done)
    const found = instead.map(({ command: to }) => ({
      to,
      stop: tryChange(line, { kind: 'command', done, to }, nothing).stop,
    }))
    const asking = found.find(({ stop }) => stop?.done === done && stop.asks)!
    expect(asking.stop!.words).toBe(line.ruleset.display.text.command(asking.to, id => (id === bea ? 'Bea' : id)))
  })

  it('may be a ruling that is put in before', () => {
    const { t, bea, strikes } = evening()
    const ruled = tryChange(lineOf(t), { kind: 'before', done: strikes, insert: adjustment(bea, 'hp', 2) }, nothing)
    expect(ruled.stop).toBeNull()
    expect(ruled.differences).toEqual([{ who: 'Bea', what: 'HP', here: '2', there: '4' }])
  })
})
