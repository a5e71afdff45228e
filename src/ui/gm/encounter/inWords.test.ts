import { expect, it, test } from 'vitest'
import type { Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { table } from '../../../../test/table'
import { inWords } from './inWords'

const loaded = await Promise.all(rulesets.map(async entry => (await entry.load()) as unknown as Ruleset<TableTypes>))

/** Somebody of the GM's own naming on a side, and a ready-made one beside. */
function joined(rules: (typeof loaded)[number], show: 'exact' | 'words') {
  const t = table(rules)
  t.do('side.add', 'gm', { name: 'Heroes', show })
  const [side] = Object.values(t.state.sides)
  t.do('join', 'gm', { list: [{ name: 'Roland', side: side!.id }] })
  return { t, side: side!, roland: Object.values(t.state.combatants)[0]! }
}

it.each(loaded.map(rules => [rules.name, rules] as const))(
  'a name of the GM’s own on a side with exact pools is a character of the players in %s, seen in numbers',
  (_, rules) => {
    const { t, side, roland } = joined(rules, 'exact')
    expect(roland.sheet).toEqual(rules.state.sheet.ofPlayers?.(rules.state.sheet.blank()) ?? rules.state.sheet.blank())
    expect(rules.display.view(t.state, null).combatants[0]!.pools).not.toEqual([])
    expect(inWords(rules, t.state, side)).toBeUndefined()
    expect(joined(rules, 'words').roland.sheet).toEqual(rules.state.sheet.blank())
  },
)

test.each([
  ['tiny', 'Kind'],
  ['murdham', 'Played by'],
])('of %s it is told who stays in words, and that %s says so', (id, field) => {
  const rules = loaded.find(one => one.id === id)!
  const { t, side } = joined(rules, 'exact')
  t.do('join', 'gm', {
    list: ['Guide', 'Mule'].map(name => ({ name, side: side.id, sheet: rules.state.sheet.blank() as never })),
  })
  expect(inWords(rules, t.state, side)).toEqual({ names: ['Guide', 'Mule'], field })
  expect(inWords(rules, t.state, { id: side.id, show: 'words' })).toBeUndefined()
})
