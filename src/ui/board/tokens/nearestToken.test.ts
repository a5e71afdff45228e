import { describe, expect, it } from 'vitest'
import { nearestToken } from './nearestToken'
import type { BoardToken } from '../props'

const WIDTH = 20
const token = (id: string, x: number, y: number, size = 1): BoardToken => ({
  id,
  spoken: id,
  name: id,
  letter: id,
  side: 0,
  cell: y * WIDTH + x,
  size,
  badges: [],
})

describe('the arrow keys between tokens', () => {
  const from = token('from', 10, 10)
  it('lead to the nearest in their direction', () => {
    const tokens = [from, token('far', 18, 10), token('near', 13, 11), token('behind', 9, 10)]
    expect(nearestToken(tokens, from, 'ArrowRight', WIDTH)?.id).toBe('near')
    expect(nearestToken(tokens, from, 'ArrowLeft', WIDTH)?.id).toBe('behind')
  })
  it('prefer what is straight ahead', () => {
    const tokens = [from, token('aside', 8, 8), token('ahead', 10, 6)]
    expect(nearestToken(tokens, from, 'ArrowUp', WIDTH)?.id).toBe('ahead')
  })
  it('lead nowhere when nothing lies in that quarter', () => {
    expect(nearestToken([from, token('aside', 18, 11)], from, 'ArrowDown', WIDTH)).toBeUndefined()
  })
  it('go by the middle of a large token', () => {
    const tokens = [from, token('large', 8, 11, 4)]
    expect(nearestToken(tokens, from, 'ArrowDown', WIDTH)?.id).toBe('large')
  })
})
