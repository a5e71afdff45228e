import { describe, expect, it } from 'vitest'
import { openFight, type Json, type Row, type Snapshot } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { endurance } from '~/rulesets/endurance'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { newEncounter } from '../contract/encounter'
import { partySight } from '../sight/partySight'
import { groundAt } from './ground'
import { createTerrain } from './terrain'

describe('a fight that was saved before all this', () => {
  const terrain = createTerrain(gridMap({ width: 6, height: 4, walls: [], portals: [] }))
  const start: Snapshot<Endurance> = {
    ...newEncounter<Endurance>(endurance, 'm'),
    board: { map: 'm', doors: {}, ground: {}, shown: [{ x: 0, y: 0, width: 2, height: 2 }] },
  }
  const command = (type: string, given: { [key: string]: Json }) => ({ type, by: 'gm', with: given }) as const
  const rules = { id: 'endurance', version: endurance.version }
  const rows: Row[] = [
    { row: 'open', command: command('paint', { cells: [7, 8], ground: 'difficult' }), rules },
    {
      row: 'close',
      redo: [
        { op: 'add', path: ['board', 'ground', '7'], value: 'difficult' },
        { op: 'add', path: ['board', 'ground', '8'], value: 'difficult' },
      ],
    },
    { row: 'open', command: command('show', { x: 4, y: 3, width: 1, height: 1 }), rules },
    {
      row: 'close',
      redo: [
        {
          op: 'replace',
          path: ['board', 'shown'],
          value: [
            { x: 0, y: 0, width: 2, height: 2 },
            { x: 4, y: 3, width: 1, height: 1 },
          ],
        },
      ],
    },
  ]

  it('opens, goes on, and goes back past where it was taken over', () => {
    const fight = openFight({ ruleset: endurance, terrain, state: start, rows })
    expect(endurance.state.problem(fight.state)).toBeUndefined()
    const seen = () =>
      [...partySight(endurance.state.footprint, fight.state, terrain).visible.entries()].flatMap(([cell, yes]) =>
        yes ? [cell] : [],
      )
    const ground = () => [6, 7, 8, 9].map(cell => groundAt(fight.state.board, 6, cell) ?? null)
    expect(ground()).toEqual([null, 'difficult', 'difficult', null])
    expect([...terrain.at(fight.state.board).difficult.entries()].filter(([, is]) => is).map(([cell]) => cell)).toEqual(
      [7, 8],
    )
    expect(seen()).toEqual([0, 1, 6, 7, 22])
    const before = fight.state
    fight.do(command('paint', { squares: [8, 2], ground: 'cover' }))
    fight.do(command('fog.paint', { squares: [0, 2], as: 'hidden' }))
    expect(ground()).toEqual([null, 'difficult', 'cover', 'cover'])
    expect(seen()).toEqual([6, 7, 22])
    expect(fight.state.board).not.toHaveProperty('ground')
    expect(fight.state.board).not.toHaveProperty('shown')
    expect(endurance.state.problem(fight.state)).toBeUndefined()
    fight.go({ done: 2, entries: null })
    expect(fight.state).toEqual(before)
    fight.go({ done: 0, entries: null })
    expect(fight.state).toEqual(start)
    // The log tells the old commands again.
    expect(fight.eventsOf(0)).toEqual([])
  })
})
