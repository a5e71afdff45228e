import { expect, it, test } from 'vitest'
import { rulesets } from '~/rulesets'
import { houseRulesOf, settingWords } from './houseRule'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))

it('tells how the house rules of a row stand, and whether that is usual', () => {
  const tiny = loaded.find(({ id }) => id === 'tiny')!
  const set = { ...tiny.settings.defaults, evadeOutsideCombat: true }
  const words = 'Evading is possible out of combat: on'
  expect(houseRulesOf(tiny, set, 'TINY-OPT-02')).toEqual([{ words, changed: true, usual: 'off' }])
  expect(houseRulesOf(tiny, set, 'TINY-ACT-02'), 'the row that refuses by it').toHaveLength(1)
  expect(houseRulesOf(tiny, set, 'TINY-OPT-05')).toEqual([
    { words: 'Several sources of damage reduction: highest', changed: false, usual: 'highest' },
  ])
  expect(houseRulesOf(tiny, set, 'TINY-ACT-01')).toEqual([])
})

test.each([
  [true, 'on'],
  [false, 'off'],
  ['loseAttempt', 'lose attempt'],
  ['A-N', 'A-N'],
  ['missing health', 'missing health'],
  [6, '6'],
])('the setting %j is said as "%s"', (value, words) => {
  expect(settingWords({ values: [] }, value)).toBe(words)
})

it('a setting is said by the ruleset’s own words where it has such', () => {
  const hallowed = loaded.find(({ id }) => id === 'hallowed')!
  const set = { ...hallowed.settings.defaults, declarationMode: 'agilityHighFirst' }
  expect(houseRulesOf(hallowed, set, 'HAL-OPT-02')).toEqual([
    { words: 'Declarations: highest Agility first', changed: true, usual: 'secret' },
  ])
})

it.each(loaded.map(rules => [rules.name, rules] as const))(
  '%s has as many words for a house rule as values',
  (_, rules) => {
    for (const { key, values, words } of rules.settings.toggles)
      if (words) expect(words.length, key).toBe(values.length)
  },
)

it.each(loaded.map(rules => [rules.name, rules] as const))('every house rule of %s is known by its row', (_, rules) => {
  for (const { rule, also = [], key } of rules.settings.toggles)
    for (const row of [rule, ...also])
      expect(houseRulesOf(rules, rules.settings.defaults, row).length, `${key} ${row}`).toBeGreaterThan(0)
})
