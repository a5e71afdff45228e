import { expect, it } from 'vitest'
import { begin, ratbagsTable } from '../../../../test/parties/ratbags'
import { weapon } from '../sheet/weapons'
import { targets } from './aim'

it('foes come first, those in reach before the others, and within both those who can act', () => {
  const { t, heroes, foes, put } = ratbagsTable()
  const weapons = [weapon('sword', 8)]
  const ann = put('Ann', heroes, [5, 5], { weapons })
  const [farHero, nearHero] = [put('Far', heroes, [15, 5]), put('Near', heroes, [5, 6])]
  const [helplessHero, farFoe] = [put('Down', heroes, [4, 5]), put('Far', foes, [16, 5])]
  const [farDown, nearDown] = [put('Far and down', foes, [17, 5]), put('Near and down', foes, [6, 4])]
  const nearFoe = put('Near', foes, [6, 5])
  begin(t)
  for (const who of [helplessHero, farDown, nearDown]) t.set(who, ['status', 'critical'], true)
  const list = targets(t.state, t.terrain, t.state.combatants[ann]!)
  expect(list.map(({ value }) => value)).toEqual(
    [
      [nearFoe, nearDown, farFoe, farDown],
      [nearHero, helplessHero, farHero],
    ].flat(),
  )
  expect(list.map(({ whyNot }) => whyNot === undefined)).toEqual([true, true, false, false, true, true, false])
})
