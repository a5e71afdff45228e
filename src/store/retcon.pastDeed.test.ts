import { describe, expect, it } from 'vitest'
import type { Asked, Command, Json } from '~/engine'
import { ruleset, skirmish, terrain } from './testing/skirmish'
import { adjustment, answered, answerWords, pastDeed } from './retcon'

function past() {
  const made = skirmish()
  const { fight } = made.play
  const line = { ruleset, terrain, fight }
  return { ...made, fight, last: () => pastDeed(line, fight.timeline.mark.done - 1) }
}
const done = (no: unknown) => expect(no).toBeNull()

describe('what the GM ruled in the middle of a command', () => {
  it('is told as a ruling each, with what was done, and cannot be answered otherwise', () => {
    const { play, roland, guard, last } = past()
    done(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } }))
    done(play.rule({ key: 'gm.run', command: adjustment(guard, 'health', -1) }))
    done(play.rule({ key: 'gm.stop' }))
    const all = last().entries
    const entries = all.slice(-2)
    expect(all.slice(0, -2).every(({ asked }) => asked !== null)).toBe(true)
    expect(entries.map(({ asked }) => asked)).toEqual([null, null])
    expect(entries.map(({ entry, value }) => [entry, value])).toEqual([
      [all.length - 2, null],
      [all.length - 1, null],
    ])
    expect(entries[0]!.answer).toContain('Guard')
    expect(entries[0]!.answer).not.toContain(guard)
    expect(entries[1]!.answer).toBe('')
    expect(new Set(entries.map(({ question }) => question)).size).toBe(2)
  })
})

describe('the number that the GM’s hand set', () => {
  const numberOf = (command: Command) => {
    const { play, last } = past()
    done(play.do(command))
    return last().number
  }
  const set =
    (...values: Json[]): ((who: string) => Command) =>
    who => ({
      type: 'gm.set',
      by: 'gm',
      with: {
        patches: values.map(value => ({ op: 'replace', path: ['combatants', who, 'sheet', 'health', 'cur'], value })),
      },
    })

  it('is that of an adjustment, or of the one field that was set', () => {
    const { guard } = past()
    const adjusted = numberOf(adjustment(guard, 'health', -2))!
    expect([adjusted.value, adjusted.with(-5)]).toEqual([-2, adjustment(guard, 'health', -5)])
    const one = numberOf(set(3)(guard))!
    expect([one.value, one.with(4)]).toEqual([3, set(4)(guard)])
  })

  it('is none where several were set, or none, or somebody else did it', () => {
    const { guard, play, roland, last } = past()
    expect(numberOf(set(3, 4)(guard))).toBeNull()
    expect(numberOf({ type: 'combatant.edit', by: 'gm', with: { who: guard, notes: 'x' } })).toBeNull()
    done(play.do({ type: 'endTurn', by: roland }))
    expect(last().number).toBeNull()
  })
})

it('instead of what somebody did, all else that was open then could have been done; of the GM nothing is offered', () => {
  const { play, roland, guard, last } = past()
  done(play.do({ type: 'endTurn', by: roland }))
  const { instead, before, entries } = last()
  expect(instead.map(({ command }) => command.type)).not.toContain('endTurn')
  expect(instead.every(({ command }) => command.by === roland)).toBe(true)
  const open = ruleset.commands.offers(before, terrain, roland).filter(({ whyNot }) => !whyNot)
  expect(instead).toHaveLength(open.length - 1)
  expect(instead.map(({ words }) => words)).toContain(open.find(({ command }) => command.type !== 'endTurn')!.name)
  expect(entries).toEqual([])
  done(play.do(adjustment(guard, 'health', -1)))
  expect(last().instead).toEqual([])
})

describe('an answer in words', () => {
  const { fight } = past()
  const words = (asked: object, value: Json) => answerWords(ruleset, asked as Asked, value, fight.state)

  it('of each kind', () => {
    const { roland, guard } = past()
    const choice = { kind: 'choice', key: 'attack.target', of: roland, min: 1, max: 1, options: [] }
    expect(words(choice, guard)).toBe('Guard')
    expect(words({ ...choice, max: 2 }, [guard, roland])).toBe('Guard, Roland')
    expect(words({ ...choice, min: 0, max: 2 }, [])).not.toBe('')
    expect(words({ kind: 'number', key: 'x', of: roland, min: 0, max: 9 }, 0)).toBe('0')
    expect(words({ kind: 'text', key: 'x', of: roland, max: 9 }, 'so')).toBe('so')
    expect(words({ kind: 'path', key: 'move.path', of: roland }, [1, 2, 3])).toContain('3')
    expect(words({ kind: 'area', key: 'x', of: roland }, { kind: 'circle' })).not.toBe('')
  })

  it('of a roll with the name of each die, or how many sides it has', () => {
    const { roland } = past()
    const named = words({ kind: 'roll', key: 'attack.dice', of: roland, dice: [6, 6, 6] }, [4, 2, 5])
    expect(named.split(', ').map(part => part.split(' ').at(-1))).toEqual(['4', '2', '5'])
    expect(words({ kind: 'roll', key: 'table.check', of: roland, dice: [6, 8] }, [4, 7])).toBe('d6 4, d8 7')
  })
})

it('an answer with another value is typed where it is dice, and else the GM’s', () => {
  const asked = { key: 'k', of: 'c1', ask: 3, slot: 1 }
  expect(answered({ ...asked, kind: 'roll' } as Asked, [2])).toEqual({ ...asked, value: [2], source: 'physical' })
  expect(answered({ ...asked, kind: 'choice' } as Asked, 'a')).toEqual({ ...asked, value: 'a', source: 'gm' })
})
