import { expect, it } from 'vitest'
import { ownChosen, ownIn, withOwn, bareLink } from './useOwn'

it('what is said of a screen stands in its link, whatever letters are in it, and the rest of the link stays', () => {
  const link = '#0123&broker=wss%3A%2F%2Fone.example'
  const said = withOwn(withOwn(link, 'me', 'Zoë & Bob=1'), 'screen', 'The TV')
  expect([ownIn(said, 'me'), ownIn(said, 'screen'), ownIn(link, 'me')]).toEqual(['Zoë & Bob=1', 'The TV', null])
  expect(withOwn(said, 'me', 'Ann')).toBe(`${withOwn(link, 'screen', 'The TV')}&me=Ann`)
  expect(bareLink(said)).toBe(link)
  // Only the latest answer stands there, or none.
  expect(withOwn(withOwn(link, 'me', 'Ann'), 'me', 'Cid')).toBe(withOwn(link, 'me', 'Cid'))
  expect(withOwn(withOwn(link, 'me', 'Ann'), 'me', null)).toBe(link)
})

it('a page around the frame hears what is chosen in it, and nobody else', () => {
  const [frame, other] = [{} as Window, {} as Window]
  const said = { own: 'me', value: 'Ann' }
  expect(ownChosen({ data: said, source: frame }, frame)).toEqual(said)
  expect(ownChosen({ data: { own: 'screen', value: null }, source: frame }, frame)).toEqual({
    own: 'screen',
    value: null,
  })
  const others = [
    said,
    null,
    'me',
    {},
    { own: 'me' },
    { own: 'me', value: 7 },
    { own: 'me', value: '' },
    { own: 'them', value: 'x' },
    { own: 'me', value: 'x'.repeat(201) },
  ]
  expect(others.map((data, i) => ownChosen({ data, source: i === 0 ? other : frame }, frame))).toEqual(
    others.map(() => undefined),
  )
  expect(ownChosen({ data: said, source: null }, null), 'no frame is there yet').toBeUndefined()
})
