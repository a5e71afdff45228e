import { expect, test } from 'vitest'
import type { Outcome } from '~/table/contract/outcome'
import { figuresOf } from './figures'
import type { Ending, Odds } from './odds'

const ending = (ways: bigint, ...outcomes: Outcome[]): Ending => ({ ways, outcomes, changes: [], out: [] })
const oddsOf = (...endings: Ending[]): Odds => ({
  endings,
  of: endings.reduce((sum, { ways }) => sum + ways, 0n),
  open: 0n,
  exact: true,
  paths: endings.length,
})
const chanceOf = (...endings: Ending[]) => figuresOf(oddsOf(...endings), new Set(), 'roland').chance

const passes: Outcome = { kind: 'saved', to: 'roland', by: null }
const fails: Outcome = { kind: 'failed', to: 'roland', by: null }
const harmed: Outcome = { kind: 'critical', to: 'roland', by: null }

test('what comes of a climb is how likely it succeeds, though whoever falls is harmed', () => {
  expect(chanceOf(ending(9n, passes), ending(11n, fails, harmed))).toMatchObject({ kind: 'saved', share: 4_500 })
})

test('what comes of an attack is how likely it strikes, whatever is tested beside it', () => {
  const by = 'guard'
  const struck: Outcome = { kind: 'hit', to: 'roland', by }
  expect(chanceOf(ending(3n, struck, fails), ending(1n, { kind: 'miss', to: 'roland', by }, passes))).toMatchObject({
    kind: 'hit',
    share: 7_500,
  })
})

test('harm that nobody does and nothing is tested for is told as it strikes', () => {
  expect(chanceOf(ending(1n, harmed), ending(3n))).toMatchObject({ kind: 'hit', share: 2_500 })
})

test('a blow that somebody takes for another is told of whoever takes it, not as one that misses', () => {
  const by = 'cutthroat'
  const meant: Outcome = { kind: 'avoided', to: 'agnessa', by }
  const taken: Outcome = { kind: 'hit', to: 'roland', by }
  const { on, chance } = figuresOf(oddsOf(ending(1n, meant, taken)), new Set())
  expect([on, chance?.share]).toEqual(['roland', 10_000])
  const dodged = figuresOf(oddsOf(ending(3n, meant), ending(1n, { ...taken, to: 'agnessa' })), new Set())
  expect([dodged.on, dodged.chance?.share]).toEqual(['agnessa', 2_500])
  // Who strikes back takes nothing.
  const struckBack: Outcome = { kind: 'hit', to: by, by: 'agnessa' }
  expect(figuresOf(oddsOf(ending(1n, meant, struckBack)), new Set()).on).toBe('agnessa')
})
