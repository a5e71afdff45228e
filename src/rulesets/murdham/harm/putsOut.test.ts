import { expect, it } from 'vitest'
import { health, murdhamTable, type Change } from '../../../../test/parties/murdham'
import { helmet } from '../sheet/weapons'
import { putsOut } from './damage'

/** Whether so much damage would put out such a hero of STR 8 and 8 health, or such a foe. */
function out(
  n: number,
  change: Change = {},
  of: 'hero' | 'foe' = 'hero',
  how: { direct?: boolean; low?: boolean } = {},
) {
  const { t, heroes, foes, put } = murdhamTable()
  const id = put('Ada', of === 'hero' ? heroes : foes, [1, 1], change)
  return putsOut(t.state.combatants[id]!, { n, direct: false, low: false, ...how })
}

it('half of what is left puts somebody out, one more under a helmet that covers, and nothing never does MUR-DMG-02 MUR-ARM-04', () => {
  expect([0, 3, 4].map(n => out(n))).toEqual([false, false, true])
  expect([2, 3].map(n => out(n, health(5)))).toEqual([false, true])
  const covered = { helmet: helmet() }
  expect([out(4, covered), out(5, covered)]).toEqual([false, true])
  expect([out(4, covered, 'hero', { direct: true }), out(4, covered, 'hero', { low: true })]).toEqual([true, true])
  expect([out(1, health(1)), out(1, { ...health(1), ...covered })]).toEqual([true, true])
  expect(out(7, health(0))).toBe(false)
})

it('in a frenzy only what kills does, and not even that while a player has an omen left MUR-COND-05 MUR-DMG-04', () => {
  const frenzied = { status: { frenzied: true } }
  expect([out(7, frenzied), out(8, { ...frenzied, omens: 0 })]).toEqual([false, true])
  expect([1, 2].map(omens => out(8, { ...frenzied, omens }))).toEqual([false, false])
  expect(out(8, { ...frenzied, omens: 1 }, 'foe')).toBe(true)
})
