import { expect, test } from 'vitest'
import { ownHeard, ownIn, withOwn } from './useOwnName'

test('the link keeps whose character it is, and only the last that was chosen', () => {
  const link = '#room&key=x'
  expect(ownIn(link)).toBe(null)
  const ann = withOwn(link, 'Ann & Bob')
  expect(ownIn(ann)).toBe('Ann & Bob')
  expect(ownIn(withOwn(ann, 'Cid'))).toBe('Cid')
  expect(withOwn(ann, null)).toBe(link)
})

test('the page around hears its own frame alone, and of it a name or nobody', () => {
  const frame = {} as Window
  expect(ownHeard({ data: { me: 'Ann' }, source: frame }, frame)).toEqual({ me: 'Ann' })
  expect(ownHeard({ data: { me: null }, source: frame }, frame)).toEqual({ me: null })
  for (const data of [{ me: 7 }, { me: '' }, { me: 'x'.repeat(201) }, {}, 'Ann', null])
    expect(ownHeard({ data, source: frame }, frame)).toBeUndefined()
  expect(ownHeard({ data: { me: 'Ann' }, source: {} as Window }, frame)).toBeUndefined()
  expect(ownHeard({ data: { me: 'Ann' }, source: null }, null)).toBeUndefined()
})
