import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toyRules, toyTable } from '../../test/toy'
import { playToy as play, toyFight as table, toyStep } from '../../test/toyHand'
import { openFight } from './fight'
import type { Row } from './journal'

it('opening a branch gives the state at its end byte for byte, and nothing that was played is ever lost', () => {
  fc.assert(
    fc.property(fc.array(toyStep, { minLength: 5, maxLength: 60 }), steps => {
      const fight = table()
      const rows: Row[] = []
      const ends = new Map<number, string>([[0, JSON.stringify(fight.state)]])
      for (const one of steps) {
        const made = play(fight, one)
        rows.push(...made)
        const isNew = made.some(({ row }) => row === 'open' || row === 'entry')
        if (isNew) ends.set(fight.timeline.branch!, JSON.stringify(fight.state))
        if (made[0]?.row === 'branch') expect(JSON.stringify(fight.state)).toBe(ends.get(fight.timeline.branch!))
        expect(fight.timeline.branches()).toHaveLength(ends.size)
      }

      const again = table(rows)
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(fight.state))
      expect(again.timeline.branches()).toEqual(fight.timeline.branches())
      for (const [branch, end] of ends) {
        again.openBranch(branch)
        expect(JSON.stringify(again.state)).toBe(end)
        if (!again.asks) expect(JSON.stringify(fight.stateOfBranch(branch))).toBe(end)
      }
    }),
    { numRuns: 150 },
  )
})

it('a fight opened at a later state has its branches once the rows before are there', () => {
  const fight = table()
  const rows = [0, 1, 2, 3].flatMap(n => play(fight, { kind: 'play', n }))
  const state = fight.state
  const late = openFight({ ruleset: toyRules, terrain: null, state, done: 1 })
  expect(late.openBranch(0).no?.problem).toContain('has not been read')
  expect(late.nameBranch(0, 'x').no?.problem).toContain('has not been read')
  late.fill(toyTable(3), rows)
  late.go({ done: 0, entries: null })
  play(late, { kind: 'play', n: 1 })
  expect(late.timeline.branches()).toHaveLength(2)
  expect(late.openBranch(0).rows).toEqual([{ row: 'branch', to: 0 }])
  expect(JSON.stringify(late.state)).toBe(JSON.stringify(state))
})

it('what stands apart is a branch of its own though nothing lies undone, and play stays where it was', () => {
  const fight = table()
  play(fight, { kind: 'play', n: 1 })
  if (fight.asks) fight.go({ ...fight.timeline.mark, entries: null })
  const { mark } = fight.timeline
  const [state, forward] = [JSON.stringify(fight.state), fight.forward('command')]
  const ahead = openFight({ ruleset: toyRules, terrain: null, state: fight.state, done: mark.done })
  const [first, ...others] = play(ahead, { kind: 'play', n: 2 })
  if (first?.row !== 'open') throw new Error('Nothing was begun.')
  const { rows } = fight.adopt([
    { ...first, apart: true },
    ...others,
    { row: 'branch', to: 0 },
    { row: 'undo', to: mark },
  ])
  expect([JSON.stringify(fight.state), fight.timeline.mark, fight.timeline.branch]).toEqual([state, mark, 0])
  expect(fight.timeline.branches().map(({ parent, from }) => [parent, from.done])).toEqual([
    [null, 0],
    [0, mark.done],
  ])
  expect(fight.forward('command')).toEqual(forward)
  expect(rows.filter(row => row.row === 'open')).toEqual([{ ...first, apart: true }])
  fight.openBranch(1)
  expect(JSON.stringify(fight.state)).toBe(JSON.stringify(ahead.state))
})
