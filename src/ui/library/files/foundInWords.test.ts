import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { foundInWords, toKnow } from './foundInWords'

const map = {
  kind: 'map',
  name: 'Cellar',
  width: 8,
  height: 6,
  walls: 3,
  portals: 1,
  grid: gridMap({ width: 8, height: 6, walls: [], portals: [] }),
  preview: null,
  scale: { pixelsPerSquare: 70, pictureAt: { x: 0, y: 0 }, pixels: null },
  missing: null,
  token: 'file-1',
} as const

it('what was read is said with all that was noticed; a refusal says it itself', () => {
  expect(foundInWords({ ...map, problems: [] })).toBe('Cellar is a map of 8 × 6 squares.')
  expect(foundInWords({ ...map, problems: ['a.uvtt, format: is 99', 'a.uvtt: one wall is left out.'] })).toBe(
    'Cellar is a map of 8 × 6 squares. a.uvtt, format: is 99. a.uvtt: one wall is left out.',
  )
  const picture = { kind: 'picture', name: 'Hall', pixels: { width: 9, height: 7 }, preview: '', token: 't' } as const
  expect(foundInWords({ ...picture, problems: [] })).toContain('a picture of 9 × 7 pixels')
  expect(foundInWords({ kind: 'fight', name: 'Bridge', token: 't', problems: [] })).toContain('a fight from Fray')
  const creatures = { kind: 'creatures', name: 'a.json', format: '', creatures: [{}], party: [{}], fights: [{}] }
  expect(foundInWords({ ...creatures, problems: [] } as never)).toBe('a.json has 2 creatures and 1 prepared encounter.')
  expect(foundInWords({ kind: 'refused', name: 'x', problems: ['x: is empty'] })).toBe('')
})

it('that a picture is missing is not said of a map that has one beside it', () => {
  const other = 'cellar.json, walls: 2 are left out.'
  for (const [missing, lack] of [
    ['', 'cellar.json, picture: is missing; the map has no picture.'],
    [
      'maps/cellar.webp',
      'cellar.json, picture: is not in the file but at “maps/cellar.webp”, and nothing is fetched; drop the image together with this file.',
    ],
  ] as const) {
    const bare = { ...map, missing, problems: [lack, other] }
    expect(toKnow(bare, false)).toEqual([lack, other])
    expect(toKnow(bare, true)).toEqual([other])
  }
  expect(toKnow({ ...map, problems: [other] }, true)).toEqual([other])
})
