import { describe, expect, it } from 'vitest'
import { bearing } from './bearing'
import { bearingWords } from './bearingWords'
import { footprint } from './rect'

const WIDTH = 40
const rect = (x: number, y: number, size = 1) => footprint(WIDTH, y * WIDTH + x, size)
const words = (x: number, y: number, size = 1) => bearingWords(bearing(rect(20, 20, size), rect(x, y)))

describe('a bearing in words', () => {
  it('names the eight directions', () => {
    expect(words(23, 17)).toBe('3 squares north-east')
    expect(words(23, 20)).toBe('3 squares east')
    expect(words(23, 23)).toBe('3 squares south-east')
    expect(words(20, 21)).toBe('1 square south')
    expect(words(18, 22)).toBe('2 squares south-west')
    expect(words(10, 20)).toBe('10 squares west')
    expect(words(19, 19)).toBe('1 square north-west')
    expect(words(20, 5)).toBe('15 squares north')
  })

  it('takes the nearest of the eight directions', () => {
    expect(words(32, 24)).toBe('12 squares east')
    expect(words(32, 25)).toBe('12 squares south-east')
    expect(words(24, 8)).toBe('12 squares north')
    expect(words(15, 8)).toBe('12 squares north-west')
  })

  it('counts from the near side of a large token', () => {
    expect(words(22, 21, 2)).toBe('1 square east')
    expect(words(21, 21, 2)).toBe('here')
  })
})
