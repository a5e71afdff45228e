import { describe, expect, test } from 'vitest'
import type { Row } from '~/engine'
import { newEncounter, type TableTypes } from '~/table'
import type { Play } from '../play/play'
import { entriesOf, newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
import { EMPTY_LOG } from './log'

/** A fight in which nothing has been done, and the way to do something simple: a side comes to the table. */
function quiet() {
  const rows: Row[] = []
  const play = newPlay(ruleset, terrain, { keep: kept => rows.push(...kept) })
  const add = (...names: string[]) => {
    for (const name of names) expect(play.do({ type: 'side.add', by: 'gm', with: { name, show: 'exact' } })).toBeNull()
  }
  return { play, rows, add }
}

/** Each entry by the name it was made with, and whether it is undone. */
const told = (play: Play<TableTypes>) =>
  entriesOf(play.log()).map(({ command, undone }) => `${undone ? '-' : '+'}${command.with?.name as string}`)

describe('the log', () => {
  test('grows by what is done', () => {
    const { play, add } = quiet()
    expect(play.log()).toMatchObject({ first: 0, length: 0, present: -1 })
    add('A', 'B')
    expect(told(play)).toEqual(['+A', '+B'])
    expect(play.log()).toMatchObject({ first: 0, length: 2, present: 1 })
    expect(play.log().at(0)!.words).not.toBe('')
  })

  test('of another branch is told anew, from its first entry on', () => {
    const { play, add } = quiet()
    add('A', 'B')
    play.go({ done: 0, entries: null })
    add('C')
    expect(told(play)).toEqual(['+C'])
    const [left] = play.fight.timeline.branches().filter(({ id }) => id !== play.fight.timeline.branch)
    expect(play.openBranch(left!.id)).toBeNull()
    expect(told(play)).toEqual(['+A', '+B'])
  })

  test('has nothing beyond its ends', () => {
    const { play, add } = quiet()
    add('A')
    expect(play.log().at(-1)).toBeUndefined()
    expect(play.log().at(1)).toBeUndefined()
    expect(EMPTY_LOG.at(0)).toBeUndefined()
  })

  test('greys what is undone, and lights up what is redone', () => {
    const { play, add } = quiet()
    add('A', 'B', 'C')
    play.undo('command')
    play.undo('command')
    expect(told(play)).toEqual(['+A', '-B', '-C'])
    expect(play.log().present).toBe(0)
    play.redo('command')
    expect(told(play)).toEqual(['+A', '+B', '-C'])
    play.go({ done: 0, entries: null })
    expect(told(play)).toEqual(['-A', '-B', '-C'])
    expect(play.log().present).toBe(-1)
  })

  test('forgets what was undone when play goes on, whether anybody had looked at it or not', () => {
    const { play, add } = quiet()
    add('A', 'B', 'C')
    expect(play.log().at(2)!.words).not.toBe('')
    play.undo('command')
    play.undo('command')
    expect(play.log().at(2)!.undone).toBe(true)
    add('D')
    expect(told(play)).toEqual(['+A', '+D'])
    add('E')
    expect(told(play)).toEqual(['+A', '+D', '+E'])
    expect(play.log().at(2)!.words).not.toBe('')
    play.undo('command')
    expect(told(play)).toEqual(['+A', '+D', '-E'])
  })

  test('is another one after each change, and the same until then', () => {
    const { play, add } = quiet()
    const seen = new Set([play.log()])
    for (const change of [() => add('A'), () => play.undo('command'), () => play.redo('command')]) {
      change()
      expect(play.log()).toBe(play.log())
      seen.add(play.log())
    }
    expect(seen.size).toBe(4)
  })

  test('keeps its entries: what was told is not told anew', () => {
    const { play, add } = quiet()
    add('A', 'B')
    const before = entriesOf(play.log())
    add('C')
    expect(entriesOf(play.log()).slice(0, 2)).toEqual(before)
    before.forEach((entry, i) => expect(play.log().at(i)).toBe(entry))
    play.undo('command')
    play.undo('command')
    expect(play.log().at(1)).not.toBe(before[1])
    play.redo('command')
    expect(play.log().at(1)).toBe(before[1])
  })

  test('makes no entry that nobody asks for, however long it is', () => {
    const { play, add } = quiet()
    for (let i = 0; i < 50; i++) add(`${i}`)
    const { steps } = play.fight.timeline
    let looked = 0
    const counted = new Proxy(steps, { get: (of, key) => (key === '49' && looked++, Reflect.get(of, key)) })
    play.undo('command')
    Object.defineProperty(play.fight.timeline, 'steps', { value: counted })
    const log = play.log()
    expect(log.length).toBe(50)
    expect(looked).toBe(0)
    expect(log.at(49)!.undone).toBe(true)
    expect(looked).toBe(1)
  })
})

describe('an open command', () => {
  test('is the present entry, another one with each answer, and complete when it has come to its end', () => {
    const { play, roland, guard } = skirmish()
    const before = play.log().length
    expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
    expect(play.log()).toMatchObject({ length: before + 1, present: before })
    const opened = play.log().at(before)!
    expect(opened).toMatchObject({ open: true, undone: false, command: { type: 'attack' } })
    while (play.fight.asks) {
      const [ask] = play.fight.asks
      const value = ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
      expect(play.answer(ask!, value, { source: 'physical' })).toBeNull()
      expect(play.log().at(before)).not.toBe(opened)
    }
    expect(play.log().at(before)).toMatchObject({ open: false, undone: false, sources: ['auto', 'physical'] })
    expect(play.log().at(before)!.lines.length).toBeGreaterThan(0)
  })

  test('that is undone as a whole is told as undone, with nothing said', () => {
    const { play, roland, guard } = skirmish()
    expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
    play.undo('command')
    const { length, present } = play.log()
    expect(present).toBe(length - 2)
    expect(play.log().at(length - 1)).toMatchObject({ open: false, undone: true, lines: [] })
  })
})

test('of a fight that is opened in the middle the log has what came after, until the rows before are filled in', () => {
  const { play, rows, add } = quiet()
  add('A', 'B')
  const later = newPlay(ruleset, terrain, { state: play.fight.state, done: 2 })
  const empty = later.log()
  expect(empty).toMatchObject({ first: 2, length: 0, present: -1 })
  expect(later.do({ type: 'side.add', by: 'gm', with: { name: 'C', show: 'exact' } })).toBeNull()
  expect(told(later)).toEqual(['+C'])
  const [c] = entriesOf(later.log())
  later.fill(newEncounter(ruleset, 'map'), rows)
  expect(later.log()).toMatchObject({ first: 0, length: 3, present: 2 })
  expect(told(later)).toEqual(['+A', '+B', '+C'])
  expect(later.log().at(2)).toBe(c)
  expect(entriesOf(later.log()).every(({ words }) => words !== '')).toBe(true)
})
