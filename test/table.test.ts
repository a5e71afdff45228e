import { expect, it } from 'vitest'
import { blank } from '~/rulesets/tiny/sheet'
import { tiny } from '~/rulesets/tiny'
import { table } from './table'

it('an answer given ahead that nobody asks for fails the test, one that is asked for or needed by none but fits does not', () => {
  const t = table(tiny, '6x6')
  t.do('side.add', 'gm', { name: 'Heroes' }).do('side.add', 'gm', { name: 'Foes' })
  const [heroes, foes] = Object.keys(t.state.sides)
  const sheet = { ...blank(), hp: { cur: 4, max: 4 } }
  const list = [
    { name: 'A', side: heroes!, cell: 0, sheet },
    { name: 'B', side: foes!, cell: 1, sheet },
  ]
  t.do('join', 'gm', { list })
  const [a, b] = Object.keys(t.state.combatants)
  t.do('begin').roll('initiative.dice', 6, 6).roll('initiative.dice', 1, 1)
  expect(() => t.fork().do('evade', a, { 'attack.target': b! })).toThrow('Nobody asked attack.target')
  expect(() =>
    t
      .fork()
      .do('attack', a, { 'attack.target': b!, 'evade.dice': [1] })
      .roll('attack.dice', 1, 1),
  ).toThrow('Nobody asked evade.dice')
  t.do('attack', a, { 'attack.target': b! }).roll('attack.dice', 1, 1)
})
