import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesets } from '~/rulesets'
import type { TableState } from '~/store/state'
import { START } from '~/words/en/start'
import { hasNoOwnFight } from './StartCard'

test.each(rulesets.map(({ id }) => id))('%s has a picture on the start card, and says how its turns go', id => {
  expect(existsSync(`public/demo/${id}.svg`), 'scripts/start-pictures.mjs draws it').toBe(true)
  expect(Object.keys(START.systems)).toContain(id)
})

test('whoever has nothing but a demo that nobody played has no fight of their own', () => {
  const table = (fights: number, steps: number, phase: 'combat' | 'preparation') =>
    ({ fights: Array.from({ length: fights }), fight: { steps, snapshot: { phase } } }) as unknown as TableState
  expect(hasNoOwnFight({ fights: [], fight: null })).toBe(true)
  expect(hasNoOwnFight(table(1, 0, 'combat'))).toBe(true)
  expect(hasNoOwnFight(table(1, 3, 'combat'))).toBe(false)
  expect(hasNoOwnFight(table(1, 0, 'preparation'))).toBe(false)
  expect(hasNoOwnFight(table(2, 0, 'combat'))).toBe(false)
})
