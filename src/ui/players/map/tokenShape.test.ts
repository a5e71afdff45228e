import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { outOf, TokenShape } from './TokenShape'

vi.mock('./pictures', () => ({ usePictureUrls: () => new Map([['face', 'blob:face']]) }))

/** What is drawn of a token that is down, from the lowest to the highest: the elements by their names. */
const drawn = (picture: string | null) =>
  [
    ...renderToStaticMarkup(createElement(TokenShape, { badge: 0, letter: 'R', picture, out: 'down' })).matchAll(
      /<(image|text)|stroke-linecap/g,
    ),
  ].map(([all, name]) => name ?? all)

test('one that is down is struck through over its picture, and under its letter where it has none', () => {
  expect(drawn('face')).toEqual(['image', 'text', 'stroke-linecap', 'stroke-linecap'])
  expect(drawn(null)).toEqual(['stroke-linecap', 'stroke-linecap', 'text'])
})

test('who is down lies there, in the round or out of it', () => {
  expect(outOf({ turn: 'ready', badges: ['down'] })).toBe('down')
  expect(outOf({ turn: 'out', badges: [] })).toBe('down')
  expect(outOf({ turn: 'out', badges: ['dead'] })).toBe('dead')
  expect(outOf({ turn: 'acting', badges: ['prone'] })).toBeNull()
})
