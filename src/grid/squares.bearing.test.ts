import { describe, expect, it } from 'vitest'
import { bearing, footprint } from './squares'

const WIDTH = 40
const rect = (x: number, y: number, size = 1) => footprint(WIDTH, y * WIDTH + x, size)
const seen = (x: number, y: number, size = 1) => {
  const { squares, towards } = bearing(rect(20, 20, size), rect(x, y))
  return towards === undefined ? 'here' : `${squares} ${towards}`
}

describe('a bearing', () => {
  it('names the eight directions', () => {
    expect(seen(23, 17)).toBe('3 north-east')
    expect(seen(23, 20)).toBe('3 east')
    expect(seen(23, 23)).toBe('3 south-east')
    expect(seen(20, 21)).toBe('1 south')
    expect(seen(18, 22)).toBe('2 south-west')
    expect(seen(10, 20)).toBe('10 west')
    expect(seen(19, 19)).toBe('1 north-west')
    expect(seen(20, 5)).toBe('15 north')
  })

  it('takes the nearest of the eight directions', () => {
    expect(seen(32, 24)).toBe('12 east')
    expect(seen(32, 25)).toBe('12 south-east')
    expect(seen(24, 8)).toBe('12 north')
    expect(seen(15, 8)).toBe('12 north-west')
  })

  it('counts from the near side of a large token', () => {
    expect(seen(22, 21, 2)).toBe('1 east')
    expect(seen(21, 21, 2)).toBe('here')
  })
})
