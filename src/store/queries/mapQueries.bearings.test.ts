import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { tinyTable } from '../../../test/parties/tiny'
import { bearings } from './mapQueries'

it('everybody on the map lies so many squares in a direction, whoever looks is not among them, and nobody who waits off the map', () => {
  const { t, heroes, foes, put } = tinyTable(gridMap({ width: 12, height: 8, walls: [], portals: [] }))
  const ann = put('Ann', heroes, [2, 2])
  const rat = put('Rat', foes, [5, 2])
  const owl = put('Owl', foes, [2, 1])
  const bat = put('Bat', foes, [4, 4])
  const cat = put('Cat', foes, [9, 7])
  t.do('place', 'gm', { who: cat, cell: null })
  const from = (id: string) => Object.fromEntries(bearings(t.ruleset, t.state, 12, id))
  expect(from(ann)).toEqual({ [rat]: '3 squares east', [owl]: '1 square north', [bat]: '2 squares south-east' })
  expect(from(rat)).toMatchObject({ [ann]: '3 squares west' })
  expect(from(cat), 'who is not on the map sees nobody').toEqual({})
  expect(from('nobody')).toEqual({})
})

it('somebody large lies as near as its nearest square', () => {
  const { t, heroes, foes, put } = tinyTable(gridMap({ width: 12, height: 8, walls: [], portals: [] }))
  const ann = put('Ann', heroes, [6, 1])
  const ogre = put('Ogre', foes, [2, 1], { size: 3 } as never)
  const width = t.ruleset.state.footprint(t.state.combatants[ogre]!.sheet)
  expect(bearings(t.ruleset, t.state, 12, ann).get(ogre)).toBe(`${6 - 2 - (width - 1)} squares west`)
})
