import { expect, it } from 'vitest'
import { sameToken } from './sameToken'
import type { BoardToken } from '../props/token'

const token: BoardToken = {
  id: 'a',
  spoken: 'Guard A, foe',
  name: 'Guard A',
  letter: 'A',
  side: 1,
  cell: 7,
  size: 1,
  badges: [{ icon: 'M0 0', words: 'prone' }],
  now: false,
  hidden: false,
  dead: false,
}

it('a token built anew with the same fields is the same', () => {
  expect(sameToken(token, { ...token, badges: [{ icon: 'M0 0', words: 'prone' }] })).toBe(true)
})

it('a change of any field makes it another', () => {
  const changes: Required<BoardToken> = {
    id: 'b',
    spoken: 'Guard A, foe, bloodied',
    name: 'Guard B',
    letter: 'B',
    picture: { url: 'blob:b', image: {} as ImageBitmap },
    side: 2,
    cell: 8,
    size: 2,
    badges: [{ icon: 'M0 0', words: 'stunned' }],
    now: true,
    asked: true,
    hidden: true,
    down: true,
    dead: true,
  }
  for (const [field, value] of Object.entries(changes)) {
    expect(sameToken(token, { ...token, [field]: value }), field).toBe(false)
  }
  expect(sameToken(token, { ...token, badges: [] })).toBe(false)
})
