import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RecordCombatant } from '~/feed/record'
import { MiniPlace } from './MiniPlace'

const drawn = (badge: number, letter = 'GA') => {
  const one = { name: 'Guard A', letter, size: 1, turn: 'ready', out: null, badges: [], ring: [{ left: 1, of: 2 }] }
  const place = { one: one as unknown as RecordCombatant, at: { x: 0, y: 0 }, badge, now: false }
  return renderToStaticMarkup(createElement(MiniPlace, place)).split('<svg').slice(1)
}

test('what is black lies in a drawing of its own, below the rings of all; the letter lies above them', () => {
  const [under, ring, tag, ...more] = drawn(1)
  expect(more).toEqual([])
  expect(under).toContain('flat-under')
  expect(under).not.toContain('--side')
  expect(ring).toContain('--side-1')
  expect(ring).not.toContain('black')
  expect(tag).toContain('token-tag')
  expect(tag).toContain('GA')
})

test('each side has a colour and a shape of its own', () => {
  const places = [0, 1, 2, 3].map(badge => drawn(badge, 'A'))
  for (const part of [1, 2]) expect(new Set(places.map(place => place[part])).size).toBe(4)
  expect(new Set(places.map(([, , tag]) => / d="([^"]*)"/.exec(tag!)![1])).size).toBe(4)
})
