import { expect, it } from 'vitest'
import { begin, duel } from '../../../../test/parties/murdham'
import { blank } from '../sheet/blank'
import { weapon } from '../sheet/weapons'
import { freshId } from './hands'

it('what is picked up has an id of its own, no longer than ids are', () => {
  const having = (...ids: string[]) => ({ ...blank(), weapons: ids.map(id => ({ ...weapon('x', 4), id })) })
  const long = 'x'.repeat(40)
  expect(freshId(having(), 'axe')).toBe('axe')
  expect(freshId(having('axe', 'axe 2'), 'axe')).toBe('axe 3')
  expect(freshId(having(long), long)).toBe(`${'x'.repeat(36)} 2`)
})

it('quick draw takes up two things at most MUR-SKILL-01', () => {
  const { t, heroes, ada } = duel({
    skills: ['quickDraw'],
    weapons: ['a', 'b', 'c'].map(name => weapon(name, 4, { held: 'stowed' })),
  })
  begin(t, heroes)
  expect(t.problem('equip', ada, { 'equip.all': ['a', 'b', 'c'] })).toMatch(/equip.all/)
  t.do('equip', ada, { 'equip.all': ['a', 'b'] })
  expect(t.sheet(ada).weapons.map(({ held }) => held)).toEqual(['main', 'off', 'stowed'])
})
