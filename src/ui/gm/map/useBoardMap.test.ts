import { expect, test } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { share } from '~/store/slice'
import { boardMap, MAP_DEPTH } from './useBoardMap'

const none = new Set<number>()
const map = gridMap({ width: 4, height: 4, walls: [], portals: [] })
const [ground, doors] = [{ difficult: none, blocking: none, hazardous: none, cover: none }, {}]

/** The map as it is worked out at each click, with these words on its one zone. */
const drawn = (words: string) =>
  boardMap({
    map,
    doors,
    ground,
    areas: [{ id: 'a', name: 'Smoke', badge: 1, shared: true, squares: [1, 2] }],
    plans: [{ who: 'ann', way: [1, 2], goesFirst: true, targets: ['rat'] }],
    trails: [{ cells: [1, 2], size: 1, side: 0 }],
    notes: [{ cell: 3, title: '1', text: 'A chest' }],
    regions: [{ words, squares: [1, 2], isOpen: false }],
    sight: undefined,
  } as never)

test('where only tokens have changed the map is the one before, and is not painted anew', () => {
  const before = drawn('Cellar')
  expect(share(before, drawn('Cellar'), MAP_DEPTH)).toBe(before)
  expect(share(before, drawn('Cellar · nearby'), MAP_DEPTH)).not.toBe(before)
})
