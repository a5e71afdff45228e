import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RecordCombatant, RecordDeed } from '~/feed/record'
import { DeedFloats } from './DeedFloats'

const there = [
  { id: 'a', at: { x: 2, y: 3 }, size: 1 },
  { id: 'b', at: { x: 6, y: 3 }, size: 2 },
  { id: 'c', at: null, size: 1 },
] as unknown as RecordCombatant[]

function floats(...victims: { who: string; kinds: string[]; changes: number[] }[]) {
  const deed = {
    id: 'd',
    victims: victims.map(one => ({ ...one, changes: one.changes.map(n => ({ n })) })),
  } as unknown as RecordDeed
  const markup = renderToStaticMarkup(createElement(DeedFloats, { deed, there }))
  return [...markup.matchAll(/<span data-tone="(\w+)" style="([^"]*)">([^<]*)/g)].map(
    ([, tone, style = '', words]) => ({
      tone,
      words,
      place: Object.fromEntries([...style.matchAll(/--(\w+):([-\d.]+)/g)].map(([, key, n]) => [key, Number(n)])),
    }),
  )
}

test.each([
  [[], 'word'],
  [[-3], 'loss'],
  [[2, -3], 'loss'],
  [[2], 'gain'],
  [[0], 'gain'],
])('what changed by %j is told as a %s', (changes, tone) => {
  expect(floats({ who: 'a', kinds: ['hit'], changes }).map(one => one.tone)).toEqual([tone])
})

test('it stands at the token, on a side of it where nobody else is, in the middle of that side', () => {
  for (const [who, x, y, size] of [
    ['a', 2, 3, 1],
    ['b', 6, 3, 2],
  ] as const) {
    const [one] = floats({ who, kinds: ['hit'], changes: [-1] })
    const { across, down } = one!.place as Record<string, number>
    expect(Math.abs(across!) + Math.abs(down!)).toBeGreaterThan(0)
    expect(one!.place).toMatchObject({ x: x + size / 2 + (size / 2) * across!, y: y + size / 2 + (size / 2) * down! })
  }
})

test('of who is not on the map, not known, or to whom nothing is told, there is nothing', () => {
  expect(floats({ who: 'c', kinds: ['hit'], changes: [-1] }, { who: 'x', kinds: ['hit'], changes: [] })).toEqual([])
  expect(floats({ who: 'a', kinds: [], changes: [-1] })).toEqual([])
  expect(floats({ who: 'a', kinds: ['hit'], changes: [] }, { who: 'b', kinds: ['hit'], changes: [] })).toHaveLength(2)
})
