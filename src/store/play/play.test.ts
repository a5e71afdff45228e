import { describe, expect, test } from 'vitest'
import type { Asked, Command, Proc } from '~/engine'
import { choose } from '~/engine/ask'
import { newEncounter, type TableTypes } from '~/table'
import { newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
import type { DiceMode } from './drafts'
import type { Play } from './play'

const asked = (play: Play<TableTypes>): Asked => play.fight.asks![0]!
const attack = (by: string, at: string): Command => ({ type: 'attack', by, with: { 'attack.target': at } })
/** Answer with the default, or the faces Fray proposes, until somebody rolls or nothing is open. */
function untilRoll(play: Play<TableTypes>): void {
  while (play.fight.asks && asked(play).kind !== 'roll')
    expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
}

describe('dice', () => {
  test('the same roll proposes the same faces after an undo, and they are what is rolled', () => {
    const { play, roland, guard } = skirmish()
    expect(play.do(attack(roland, guard))).toBeNull()
    untilRoll(play)
    const proposed = play.proposed(asked(play))
    expect(play.answer(asked(play), proposed, { source: 'dice' })).toBeNull()
    play.undo('command')
    expect(play.do(attack(roland, guard))).toBeNull()
    untilRoll(play)
    expect(play.proposed(asked(play))).toEqual(proposed)
    play.undo('command')
  })

  test('a side whose dice roll by themselves is not asked for them', () => {
    const { play, rows, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    expect(play.do(attack(roland, guard))).toBeNull()
    while (play.fight.asks) {
      expect(asked(play).kind).not.toBe('roll')
      expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    }
    const sources = rows.flatMap(row => (row.row === 'entry' && 'source' in row.entry ? [row.entry.source] : []))
    expect(sources).toContain('dice')
  })

  /** Roland attacks with all that is rolled; how often his side and the guard's were asked for dice. */
  function rollsAsked(modes: Record<string, DiceMode>, source: 'dice' | 'physical') {
    const { play, roland, guard } = skirmish(modes)
    expect(play.do(attack(roland, guard))).toBeNull()
    const times = { s1: 0, s2: 0 }
    for (let ask = play.fight.asks?.[0]; ask; ask = play.fight.asks?.[0]) {
      const isRoll = ask.kind === 'roll'
      if (isRoll) times[play.fight.state.combatants[ask.of]!.side as 's1' | 's2'] += 1
      // One advantage, so that a die of the attack is rolled again; the guard dodges, so that both sides roll.
      if (ask.key === 'attack.dice' && ask.knobs?.every(({ key, default: n }) => key !== 'advantage' || n === 0)) {
        play.rule({ key: 'gm.knob', ask: ask.ask, knob: 'advantage', value: 1 })
        ask = asked(play)
      }
      const value = isRoll ? play.proposed(ask) : ask.key === 'attack.defend' ? 'dodge' : ask.default!
      expect(play.answer(ask, value, { source: isRoll ? source : 'click' })).toBeNull()
    }
    const rolled = play.fight.timeline.steps.at(-1)!.entries.flatMap(one => ('source' in one ? [one.source] : []))
    return { ...times, rolled: rolled.filter(how => how === 'dice' || how === 'physical').length }
  }

  test('dice that follow in an action are rolled with the first ones of their side, and typed ones are followed by a question', () => {
    const { rolled, ...asked } = rollsAsked({}, 'dice')
    expect(asked).toEqual({ s1: 1, s2: 1 })
    expect(rolled).toBeGreaterThan(2)
    const typed = rollsAsked({}, 'physical')
    expect(typed.s1 + typed.s2).toBe(typed.rolled)
    const each = rollsAsked({ s1: 'each', s2: 'each' }, 'dice')
    expect([each.s1 + each.s2, each.rolled]).toEqual([rolled, rolled])
  })

  test('an answer is taken back to the first dice that were asked for, not to those that followed', () => {
    const { play, roland, guard } = skirmish()
    expect(play.do(attack(roland, guard))).toBeNull()
    untilRoll(play)
    const first = asked(play).key
    expect(play.answer(asked(play), play.proposed(asked(play)), { source: 'dice' })).toBeNull()
    play.undo('answer')
    expect(asked(play).key).toBe(first)
  })
})

describe('undo', () => {
  test('takes back a whole blow first, then what came before, and redo brings both back byte for byte', () => {
    const { play, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    const before = JSON.stringify(play.fight.state)
    expect(play.do(attack(roland, guard))).toBeNull()
    while (play.fight.asks) expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    const after = JSON.stringify(play.fight.state)
    expect(play.undo('command')).toBe(true)
    expect(JSON.stringify(play.fight.state)).toBe(before)
    expect(play.redo('command')).toBe(true)
    expect(JSON.stringify(play.fight.state)).toBe(after)
  })

  test('answer by answer it passes over dice that rolled by themselves, both ways', () => {
    const { play, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    expect(play.do(attack(roland, guard))).toBeNull()
    const places: string[] = []
    while (play.fight.asks) {
      places.push(asked(play).key)
      expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    }
    const end = JSON.stringify(play.fight.state)
    const seen: string[] = []
    for (const _ of places) {
      expect(play.undo('answer')).toBe(true)
      seen.push(asked(play).key)
    }
    expect(seen).toEqual(places.toReversed())
    for (const _ of places) expect(play.redo('answer')).toBe(true)
    expect(play.fight.asks).toBeNull()
    expect(JSON.stringify(play.fight.state)).toBe(end)
  })
})

test('an answer that ends a command is done again without going into the next, though that begins by itself', () => {
  const { play, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
  const answerAll = () => {
    while (play.fight.asks) expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
  }
  expect(play.do(attack(roland, guard))).toBeNull()
  answerAll()
  const between = play.fight.timeline.mark
  // Its only entry is a die that the GM’s side rolls by itself.
  play.do({ type: 'roll', by: 'gm', with: { notation: 'd6' } })
  while (play.fight.asks) expect(play.answer(asked(play), play.proposed(asked(play)), { source: 'dice' })).toBeNull()
  const end = play.fight.timeline.mark
  const marks = [play.fight.timeline.mark]
  while (play.fight.timeline.mark.done >= between.done && play.undo('answer')) marks.push(play.fight.timeline.mark)
  const back: unknown[] = [play.fight.timeline.mark]
  while (play.redo('answer')) back.push(play.fight.timeline.mark)
  expect(back.at(-1)).toEqual(end)
  expect(back, 'the moment between the two is passed in both directions').toContainEqual(between)
  expect(marks).toContainEqual(between)
})

test('opened from a later state the fight plays on, and the rows before it bring back undo', () => {
  const { play, rows, roland } = skirmish()
  const { done } = play.fight.timeline.mark
  const later = newPlay(ruleset, terrain, { state: play.fight.state, done })
  expect(later.undo('command')).toBe(false)
  expect(later.do({ type: 'guard', by: roland })).toBeNull()
  later.fill(newEncounter(ruleset, 'map'), rows)
  while (later.undo('command'));
  expect(JSON.stringify(later.fight.state)).toBe(JSON.stringify(newEncounter(ruleset, 'map')))
})

describe('answers that come by themselves', () => {
  /** Rules that ask so often, and the order that says yes each time. */
  function asking(times: number) {
    const procedures = {
      ...ruleset.commands.procedures,
      *litany(): Proc<void> {
        for (let i = 0; i < times; i++) yield* choose('gm', 'litany', () => ['yes', 'no'])
      },
    }
    const offer = {
      command: { type: 'litany', by: 'gm' },
      name: 'litany',
      group: 'main',
      cost: '',
      hotkey: '',
    } as const
    const commands = { ...ruleset.commands, procedures, offers: () => [offer], standingOrder: () => 'yes' }
    return newPlay({ ...ruleset, commands } as typeof ruleset, terrain)
  }

  test('may be many in a row', () => {
    const play = asking(1_999)
    expect(play.do({ type: 'litany', by: 'gm' })).toBeNull()
    expect(play.fight.asks).toBeNull()
    expect(play.fight.timeline.steps[0]!.entries).toHaveLength(1_999)
  })

  test('stop a ruleset that asks without end', () => {
    expect(() => asking(2_000).do({ type: 'litany', by: 'gm' })).toThrow('The rules ask without end.')
  })
})
