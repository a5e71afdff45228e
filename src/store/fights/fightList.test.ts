import { expect, test } from 'vitest'
import type { ListedFight } from '~/storage'
import { sliceOf } from '../testing/sliceOf'
import { createFightList, type FightListSlice } from './fightList'

function listed(ids: readonly string[], preferences: Record<string, string> = {}) {
  const state = sliceOf<FightListSlice>({ fights: [], trash: [], rulesets: [] })
  const kept = new Map(Object.entries(preferences))
  const library = {
    listFights: async () => ids.map(id => ({ id, name: `Fight ${id}` }) as ListedFight),
    preferences: async () => kept,
    setPreference: async (name: string, value: string) => void kept.set(name, value),
  }
  const rules = {
    id: 'own',
    name: 'Own rules',
    load: () => Promise.reject(),
    rulebook: async () => [],
    tactics: async () => null as never,
  }
  return { state, fights: createFightList({ state, library, rulesets: [rules] }) }
}

test('the latest fight is the one that was remembered, else any, else none', async () => {
  const { fights } = listed(['a', 'b'], { 'latest fight': 'b' })
  await fights.refresh()
  expect(await fights.latest()).toBe('b')
  fights.remember('deleted meanwhile')
  expect(await fights.latest()).toBe('a')
  expect(await listed([]).fights.latest()).toBeUndefined()
})

test('names and rules are found by their ids; rules that are not here are named', async () => {
  const { state, fights } = listed(['a'])
  await fights.refresh()
  expect(fights.nameOf('a')).toBe('Fight a')
  expect(state.get().rulesets).toEqual([{ id: 'own', name: 'Own rules' }])
  expect(fights.rulesOf('own').name).toBe('Own rules')
  expect(() => fights.rulesOf('lost')).toThrow('“lost”')
})
