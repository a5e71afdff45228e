import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { EXIT_ICONS } from '../../parts/signs/exits'
import { SKULL } from '../../parts/signs/gameIcons'
import { outOf, TokenShape, type Out } from './TokenShape'

vi.mock('./pictures', () => ({
  usePictureUrls: () => new Map([['face', 'blob:face']]),
  useFaces: () => ['M1 2h3'],
}))

const roland = { letter: 'R', picture: null, face: null, ring: [{ left: 3, of: 9 }] }

const drawn = (
  one: Partial<typeof roland> | { picture: string } | { face: number },
  props: { out?: Out; tagged?: boolean },
) => renderToStaticMarkup(createElement(TokenShape, { badge: 0, one: { ...roland, ...one }, ...props }))

/** What is drawn of a token that is down, from the lowest to the highest: the elements by their names. */
const parts = (markup: string) =>
  [...markup.matchAll(/<(image|text)|stroke-linecap/g)].map(([all, name]) => name ?? all)

test('one that is down is struck through over its picture, and under its letter where it has none', () => {
  expect(parts(drawn({ picture: 'face' }, { out: 'down' }))).toEqual([
    'image',
    'stroke-linecap',
    'stroke-linecap',
    'text',
  ])
  expect(parts(drawn({}, { out: 'down' }))).toEqual(['stroke-linecap', 'stroke-linecap', 'text'])
})

test('a face that is down lies on its side, grey and without a ring; the dead are a skull', () => {
  const up = drawn({ face: 0 }, {})
  expect(up).toContain('M1 2h3')
  expect(up).toContain('stroke-dasharray')
  expect(up).not.toContain('rotate')
  const down = drawn({ face: 0 }, { out: 'down' })
  expect(down).toContain('rotate(78 50 50)')
  expect(down).toContain('M1 2h3')
  expect(down).toContain('fill="var(--muted)"')
  expect(down).not.toContain('stroke-dasharray')
  const dead = drawn({ face: 0 }, { out: 'dead' })
  expect(dead).toContain(SKULL.dead)
  expect(dead).not.toContain('M1 2h3')
})

test('whoever fled or surrendered is grey and upright, each with a sign of its own', () => {
  const signs = (['surrendered', 'fled', 'left'] as const).map(out => {
    const one = drawn({ face: 0 }, { out })
    expect(one).toContain('fill="var(--muted)"')
    expect(one).not.toContain('rotate')
    expect(one).not.toContain('stroke-dasharray')
    expect(one).toContain(EXIT_ICONS[out])
    return one
  })
  expect(new Set(signs).size).toBe(3)
  expect(outOf({ turn: 'out', out: 'fled', badges: [] })).toBe('fled')
})

test('a face has its letter at the rim on the map, and none beside its name', () => {
  expect(parts(drawn({ face: 0 }, { tagged: true }))).toEqual(['text'])
  expect(parts(drawn({ face: 0 }, {}))).toEqual([])
})

test('on the map the letter is a drawing of its own, which can lie over the tokens nearby; elsewhere it goes with the face', () => {
  const drawings = (markup: string) => markup.split('</svg>').slice(0, -1)
  expect(drawings(drawn({ face: 0 }, { tagged: true })).map(parts)).toEqual([[], ['text']])
  expect(drawings(drawn({ picture: 'face' }, { tagged: true })).map(parts)).toEqual([['image'], ['text']])
  expect(drawings(drawn({ picture: 'face' }, {})).map(parts)).toEqual([['image', 'text']])
})

test('who is down lies there, in the round or out of it', () => {
  expect(outOf({ turn: 'ready', out: null, badges: ['down'] })).toBe('down')
  expect(outOf({ turn: 'out', out: null, badges: [] })).toBe('down')
  expect(outOf({ turn: 'out', out: null, badges: ['dead'] })).toBe('dead')
  expect(outOf({ turn: 'acting', out: null, badges: ['prone'] })).toBeNull()
})
