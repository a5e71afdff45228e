import { expect, it } from 'vitest'
import { changed, changeOf, type RoomState } from './roomState'

it('a room in which no screen is set up says nothing of any, and one that has been says that it is no longer', () => {
  const bare: RoomState = { version: 4, record: null, handout: null, view: 'follow', pictures: {} }
  expect('screens' in bare).toBe(false)
  const screens = [{ name: 'TV', kind: 'table' as const, dots: null, square: 25, measuring: true }]
  const way = { link: 'https://table.example/screen.html#room', rows: ['10'] }
  const after: RoomState = { ...bare, screens, way }
  const then: RoomState = { ...after, screens: [], way: null }
  expect(changeOf(bare, after)).toEqual({ screens, way })
  expect(changed(changed(bare, changeOf(bare, after)), changeOf(after, then))).toEqual(then)
})
