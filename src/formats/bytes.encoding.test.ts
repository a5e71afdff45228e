import { expect, it } from 'vitest'
import { encodingOf } from './bytes'

const of = (...bytes: number[]) => encodingOf(Uint8Array.from(bytes))

it('is told by the byte order mark, or by the zero beside the first letter', () => {
  expect([of(0xff, 0xfe, 0x7b, 0), of(0xfe, 0xff, 0, 0x7b)]).toEqual(['utf-16le', 'utf-16be'])
  expect([of(0x7b, 0), of(0, 0x7b)]).toEqual(['utf-16le', 'utf-16be'])
})

it('is UTF-8 where neither is so, however short it is', () => {
  for (const bytes of [
    [],
    [0x7b],
    [0],
    [0xff],
    [0xfe],
    [0, 0],
    [0xff, 0xff],
    [0xfe, 0xfe],
    [0x7b, 0x22],
    [0xef, 0xbb, 0xbf],
  ])
    expect(of(...bytes), bytes.join()).toBe('utf-8')
})
