import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
import { branchLines } from './branchLines'

test('what was begun, taken back and done otherwise is no branch: the line that goes on from there has all that was done', () => {
  const { play, roland } = skirmish()
  const { done } = play.fight.timeline.mark
  const listed = () => branchLines(ruleset, play.fight).map(({ id }) => id)
  const attack = () => play.do({ type: 'attack', by: roland })
  attack()
  play.undo('command')
  attack()
  expect(play.fight.asks).not.toBeNull()
  expect(listed()).toEqual([1])
  play.undo('command')
  play.do({ type: 'guard', by: roland })
  expect(play.fight.timeline.branches()).toHaveLength(3)
  expect(branchLines(ruleset, play.fight)).toMatchObject([
    { id: 2, parent: null, from: 0, length: done + 1, isPlayed: true, first: expect.stringContaining('Heroes') },
  ])
  play.nameBranch(1, 'the attack')
  expect(listed()).toEqual([1, 2])
  expect(branchLines(ruleset, play.fight)).toMatchObject([
    { name: 'the attack', parent: null, from: 0, length: done },
    { parent: 1, from: done, length: 1, first: expect.stringContaining('Roland') },
  ])
})

test('what was done to its end and taken back is a branch, also where the line that it left was given up for another', () => {
  const { play, roland } = skirmish()
  const { done } = play.fight.timeline.mark
  const lines = () => branchLines(ruleset, play.fight)
  play.do({ type: 'guard', by: roland })
  play.undo('command')
  play.do({ type: 'attack', by: roland })
  expect(lines()).toMatchObject([
    { id: 0, parent: null, from: 0, length: done + 1, isPlayed: false },
    { id: 1, parent: 0, from: done, length: 0, isPlayed: true },
  ])
  play.undo('command')
  play.do({ type: 'endTurn', by: roland })
  expect(play.fight.timeline.branches()).toHaveLength(3)
  const [first, second, ...more] = lines()
  expect(more).toEqual([])
  expect(first).toMatchObject({ id: 0, length: done + 1, last: expect.stringContaining('Roland') })
  expect(second).toMatchObject({ id: 2, parent: 0, from: done, isPlayed: true })
  expect(first!.end()).not.toEqual(second!.end())
})

test('a line that goes on as another keeps its place, and whatever left it before', () => {
  const { play, roland, guard } = skirmish()
  const { done } = play.fight.timeline.mark
  play.do({ type: 'guard', by: roland })
  play.undo('command')
  play.do({ type: 'endTurn', by: roland })
  const left = play.fight.timeline.branch
  expect(play.openBranch(0)).toBeNull()
  play.do({ type: 'takeTurn', by: guard })
  play.do({ type: 'attack', by: guard })
  play.undo('command')
  play.do({ type: 'guard', by: guard })
  const now = play.fight.timeline.branch
  expect(branchLines(ruleset, play.fight)).toMatchObject([
    { id: now, parent: null, from: 0, length: done + 3, isPlayed: true },
    { id: left, parent: now, from: done, length: 1 },
  ])
})

test('a line that was taken back before combat began is one of preparation, also once it has begun; one of combat is not', () => {
  const play = newPlay(ruleset, terrain)
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  const lines = () => branchLines(ruleset, play.fight).map(({ isPlayed, isPreparation }) => [isPlayed, isPreparation])
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Wolf', side: heroes, cell: 3 }] })
  play.undo('command')
  gm('join', { list: ['Roland', 'Ada'].map((name, cell) => ({ name, side: heroes, cell })) })
  gm('join', { list: [{ name: 'Guard', side: guards, cell: 9 }] })
  expect(lines()).toEqual([
    [false, true],
    [true, true],
  ])
  gm('begin', { 'begin.author': heroes, 'begin.surprise': 'none' })
  expect(lines()).toEqual([
    [false, true],
    [true, false],
  ])
  const [, roland] = Object.keys(play.fight.state.combatants) as [string, string]
  expect(play.do({ type: 'takeTurn', by: roland })).toBeNull()
  play.undo('command')
  gm('end', {})
  expect(lines()).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ])
})
