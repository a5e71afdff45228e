import { expect, it } from 'vitest'
import { start, tinyTable } from '../../../../test/parties/tiny'
import type { Sheet } from '../state/sheet'

/** A in such armour, in a clinch with B; what it does, and the rows that stand with what is told of it. */
function rows(does: 'attack' | 'evade' | 'extricate' | 'sneak' | 'reflex' | 'will', own: Partial<Sheet>) {
  const { t, heroes, foes, put } = tinyTable()
  const [a, b] = [put('A', heroes, [5, 4], own), put('B', foes, [4, 4])]
  start(t, a, b)
  if (does === 'attack') t.do('attack', a, { 'attack.target': b })
  else if (does === 'evade') t.do('evade', a).do('attack', b, { 'attack.target': a }).roll('attack.dice', 6, 6)
  else if (does === 'extricate') t.do('extricate', a)
  else if (does === 'sneak') t.do('sneak', a, { 'sneak.path': [] }, true)
  else t.do('save', 'gm', { who: [a], save: does })
  const [ask] = t.open
  t.roll(ask!.key, ...(ask!.kind === 'roll' ? ask!.dice.map(() => 1) : []))
  const told = t.fight.events.flatMap(({ rules = [] }) => rules)
  while (t.open[0]?.kind === 'roll') t.roll(t.open[0].key, ...t.open[0].dice.map(() => 1))
  return [...told, ...t.fight.events.flatMap(({ rules = [] }) => rules)].includes('TINY-ARM-11')
}

it.each(['attack', 'evade', 'extricate', 'sneak', 'reflex'] as const)(
  'armour that one is not trained in is named with each Test that it hinders, here %s TINY-ARM-11',
  does => {
    const { traits } = tinyTable().t.ruleset.state.sheet.blank()
    expect(rows(does, { armour: 'medium' })).toBe(true)
    expect(rows(does, { armour: 'medium', traits: { ...traits, armorTraining: true } })).toBe(false)
    expect(rows(does, {})).toBe(false)
    expect(rows('will', { armour: 'medium' }), 'a save of the mind is none of the body').toBe(false)
  },
)
