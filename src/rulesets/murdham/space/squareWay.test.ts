import { expect, it } from 'vitest'
import { murdhamTable } from '../../../../test/parties/murdham'
import { squareWayTo, type Stop } from './squareWay'

/** Half steps of a way to the right from the second of four squares of a zone, each with the columns walked for it, and the rest. */
function way(to: number, stop: Stop, border: string | null = null) {
  const { t, heroes, put } = murdhamTable('24x4')
  const ada = put('Ada', heroes, [1, 1], { status: { border } })
  const squares = Array.from({ length: to - 1 }, (_, i) => t.cell([i + 2, 1]))
  const found = squareWayTo(t.state, t.terrain, t.state.combatants[ada]!, squares, stop)!
  const columns = (list: readonly number[]) => list.map(cell => cell % 24).join()
  return [...found.legs.map(({ step, squares }) => `${step} ${columns(squares)}`), columns(found.rest)]
}

it('the squares of a way belong to the half steps that they are walked for, the first of a zone to entering it', () => {
  expect(way(3, 'zone')).toEqual(['2,3'])
  expect(way(4, 'zone')).toEqual(['border:t1 2,3', 'zone:t1 4', ''])
  expect(way(6, 'zone')).toEqual(['border:t1 2,3', 'zone:t1 4', '5,6'])
  expect(way(8, 'zone')).toEqual(['border:t1 2,3', 'zone:t1 4', 'border:t2 5,6,7', 'zone:t2 8', ''])
  expect(way(4, 'border:t0'), 'on the border that it has just crossed').toEqual(['border:t1 2,3', '4'])
  expect(way(3, 'zone', 't1'), 'back from the border').toEqual(['zone:t0 2,3', ''])
  expect(way(3, 'border:t1', 't1'), 'along the border').toEqual(['2,3'])
  expect(way(6, 'border:t2')).toEqual(['border:t1 2,3', 'zone:t1 4', 'border:t2 5,6', ''])
})
