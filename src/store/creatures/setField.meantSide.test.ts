import { expect, test } from 'vitest'
import type { Side } from '~/engine'
import { foesAmong, meantSide } from './setField'

const side = (id: string, show: Side['show']): Side => ({ id, name: id, badge: 0, show, more: {} })
const heroes = side('heroes', 'exact')
const foes = side('foes', 'words')

test('a creature comes in among the foes, wherever they stand in the list; among the only ones there are where nobody is a foe', () => {
  expect(foesAmong([heroes, foes, side('others', 'nothing')])).toBe(foes)
  expect(foesAmong([foes, heroes])).toBe(foes)
  expect(foesAmong([heroes])).toBe(heroes)
  expect(foesAmong([])).toBeUndefined()
})

test('who is typed is a hero while there is none, then a foe, also where the foes are nobody yet', () => {
  const sides = [heroes, foes]
  expect(meantSide(sides, {})).toBe(heroes)
  expect(meantSide(sides, { a: { side: 'foes' } })).toBe(heroes)
  expect(meantSide(sides, { a: { side: 'heroes' } })).toBe(foes)
  expect(meantSide([foes], {})).toBe(foes)
  expect(meantSide([], {})).toBeUndefined()
})
