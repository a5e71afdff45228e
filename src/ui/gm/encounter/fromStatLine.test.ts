import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { rulesets } from '~/rulesets'
import { fromStatLine } from './fromStatLine'

const LINE = '4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, dagger (d6)'
const loaded = await Promise.all(rulesets.map(entry => entry.load()))
const ratbags = loaded.find(({ id }) => id === 'ratbags')!

test.each([
  [LINE, { count: 1, name: 'Foe', check: [] }],
  [`Rat king: ${LINE}`, { count: 1, name: 'Rat king', check: [] }],
  [`3 Goblin: ${LINE}`, { count: 3, name: 'Goblin', check: [] }],
  [`101 Goblin: ${LINE}`, { count: 0 }],
  [`Goblin: ${LINE}, two heads`, { name: 'Goblin', check: ['“two heads” was not understood'] }],
  ['Goblin: 4 HP, 8 STR', { name: 'Goblin', check: ['DEX', 'WIL', 'weapons'] }],
])('"%s" is understood', (typed, found) => {
  expect(fromStatLine(typed, ratbags.state.sheet, 'words')).toMatchObject(found)
})

test('whatever is no stat line is left to the names', () => {
  for (const typed of ['', '4 guard', 'Roland'])
    expect(fromStatLine(typed, ratbags.state.sheet, 'words')).toBeUndefined()
})

it.each(loaded.map(rules => [rules.name, rules] as const))(
  '%s makes a sound sheet of it',
  (_, { state: { sheet: rules } }) => {
    const { sheet } = fromStatLine(LINE, rules, 'words')!
    expect(rules.problem(sheet)).toBeUndefined()
  },
)

it.each(loaded.map(rules => [rules.name, rules.state.sheet] as const))(
  'whom the players see in numbers %s takes for one of theirs, if it tells those from NPCs',
  (_, rules) => {
    const { sheet } = fromStatLine(LINE, rules, 'exact')!
    expect(rules.problem(sheet)).toBeUndefined()
    expect(sheet).toEqual(rules.ofPlayers?.(sheet) ?? sheet)
    if (rules.ofPlayers) expect(sheet).not.toEqual(fromStatLine(LINE, rules, 'words')!.sheet)
  },
)

const samples = process.env.FRAY_SAMPLES
describe.runIf(samples)('each page among the samples', () => {
  const folder = `${samples}/cairn-statline`
  const pages = samples ? readdirSync(folder).filter(file => file.endsWith('.md')) : []
  it.each(pages)('%s becomes a combatant with its remarks, and only words are left to check', file => {
    const found = fromStatLine(readFileSync(`${folder}/${file}`, 'utf8'), ratbags.state.sheet, 'words')!
    expect(ratbags.state.sheet.problem(found.sheet)).toBeUndefined()
    expect(found.notes).not.toBe('')
    for (const check of found.check) expect(check).toMatch(/detachment|critical damage effect/)
  })
})
