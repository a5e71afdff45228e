import { expect, it } from 'vitest'
import { begin, hallowedTable, plainWeapon, pool } from '../../../../test/parties/hallowed'
import { weaponStrike } from '../gear'
import { targetsOf } from './targets'

it('foes come first, those within reach before the others, and within both those who can act', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const club = plainWeapon('club', 0, 0, 1, 6)
  const down = { wounds: pool(10, 0) }
  const ann = put('Ann', heroes, [5, 5], { weapons: [club] })
  const [farHero, nearHero] = [put('Far', heroes, [15, 5]), put('Near', heroes, [5, 6])]
  const [helplessHero, farFoe] = [put('Down', heroes, [4, 5], down), put('Far', monsters, [16, 5])]
  const [farDown, nearDown] = [put('Far', monsters, [17, 5], down), put('Near', monsters, [6, 4], down)]
  const nearFoe = put('Near', monsters, [6, 5])
  begin(t)
  while (t.open[0]) t.roll('initiative.die', 6)
  const list = targetsOf(t.state, t.terrain, t.state.combatants[ann]!, weaponStrike(club))
  expect(list.map(({ value }) => value)).toEqual(
    [
      [nearFoe, nearDown, farFoe, farDown],
      [nearHero, helplessHero, farHero],
    ].flat(),
  )
  expect(list.map(({ whyNot }) => whyNot === undefined)).toEqual([true, true, false, false, true, true, false])
})
