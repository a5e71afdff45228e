import { expect, it } from 'vitest'
import { rulesets } from '~/rulesets'
import { settingWords } from '~/store/queries/mapQueries'
import { houseRulesOf } from './RuleLink'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))

it('tells how the house rules of a row stand, and whether that is usual', () => {
  const tiny = loaded.find(({ id }) => id === 'tiny')!
  const set = { ...tiny.state.settings.defaults, evadeOutsideCombat: true }
  const words = 'Evading is possible out of combat: on'
  expect(houseRulesOf(tiny, set, 'TINY-OPT-02')).toEqual([{ words, changed: true, usual: 'off' }])
  expect(houseRulesOf(tiny, set, 'TINY-ACT-02'), 'the row that refuses by it').toHaveLength(1)
  expect(houseRulesOf(tiny, set, 'TINY-OPT-05')).toEqual([
    { words: 'Several sources of damage reduction: the highest counts', changed: false, usual: 'the highest counts' },
  ])
  expect(houseRulesOf(tiny, set, 'TINY-ACT-01')).toEqual([])
})

it('a setting is said by the ruleset’s own words where it has such', () => {
  const hallowed = loaded.find(({ id }) => id === 'hallowed')!
  const set = { ...hallowed.state.settings.defaults, declarationMode: 'agilityHighFirst' }
  expect(houseRulesOf(hallowed, set, 'HAL-OPT-02')).toEqual([
    { words: 'Declarations: highest Agility first', changed: true, usual: 'secret' },
  ])
})

it.each(loaded.map(rules => [rules.name, rules] as const))(
  '%s has as many words for a house rule as values',
  (_, rules) => {
    for (const { key, values, words } of rules.state.settings.toggles)
      if (words) expect(words.length, key).toBe(values.length)
  },
)

it.each(loaded.map(rules => [rules.name, rules] as const))(
  'the log names the house rules of %s and their values as the form does',
  (_, { state: { settings }, display: { text } }) => {
    for (const toggle of settings.toggles)
      for (const value of toggle.values) {
        const said = text.command({ type: 'settings', by: 'gm', with: { set: { [toggle.key]: value } } }, id => id)
        expect(said).toBe(`House rules, “${toggle.label}”: ${settingWords(toggle, value)}`)
        expect(settingWords(toggle, value), 'no code').not.toMatch(/[a-z][A-Z]|^[A-Z]-[A-Z]$/)
      }
  },
)

it.each(loaded.map(rules => [rules.name, rules] as const))('every house rule of %s is known by its row', (_, rules) => {
  for (const { rule, also = [], key } of rules.state.settings.toggles)
    for (const row of [rule, ...also])
      expect(houseRulesOf(rules, rules.state.settings.defaults, row).length, `${key} ${row}`).toBeGreaterThan(0)
})
