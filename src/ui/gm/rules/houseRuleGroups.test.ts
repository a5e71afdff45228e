import { expect, test } from 'vitest'
import type { RulebookEntry } from '~/engine'
import { houseRuleGroups, type Toggle } from './houseRuleGroups'

const toggle = (key: string, label: string, rule: string): Toggle => ({ key, label, rule, values: [true, false] })
const entry = (id: string, chapter: string, title: string, body = ''): RulebookEntry => ({ id, chapter, title, body })

const RULES = [
  entry('X-MOVE-01', 'Moving', 'Crawling', 'Whoever lies moves at half speed.'),
  entry('X-ATK-01', 'Attacks', 'Cover', 'A wall helps.'),
]
const TOGGLES = [
  toggle('cover', 'Cover is asked for', 'X-ATK-01'),
  toggle('crawl', 'Prone combatants move at half speed', 'X-MOVE-01'),
  toggle('odd', 'Something of ours', 'X-OPT-09'),
]

const shown = (find: string) =>
  houseRuleGroups(TOGGLES, RULES, find).map(({ subject, toggles }) => [subject, ...toggles.map(({ key }) => key)])

test('house rules stand by the chapters of the rulebook, in its order; what it has no chapter for comes last', () => {
  expect(shown('')).toEqual([
    ['Moving', 'crawl'],
    ['Attacks', 'cover'],
    ['Other rules', 'odd'],
  ])
})

test.each([
  ['PRONE', 'crawl'],
  ['a wall', 'cover'],
  ['attacks', 'cover'],
  ['x-opt', 'odd'],
])('%s finds the one that is called so, of that subject, or whose text speaks of it', (find, key) => {
  expect(shown(find).flatMap(([, ...keys]) => keys)).toEqual([key])
})

test('what nothing speaks of finds nothing', () => {
  expect(shown('dragons')).toEqual([])
})
