import { describe, expect, it } from 'vitest'
import { pictureMap } from './pictureMap'
import { problemSentence } from '../report/problem'

const picture = { width: 1000, height: 750 }

describe('a picture under a grid', () => {
  it('is a map as large as the picture, a last square in part included', () => {
    const result = pictureMap('Meadow', picture, { pixelsPerSquare: 100, left: 0, top: 0 })
    expect(result.ok && result.value).toMatchObject({ width: 10, height: 8, pictureAt: { x: 0, y: 0 }, walls: [] })
  })

  it('begins at the first square that is printed in it', () => {
    const result = pictureMap('Meadow', picture, { pixelsPerSquare: 100, left: 50, top: 25 })
    expect(result.ok && result.value).toMatchObject({ width: 10, height: 8, pictureAt: { x: -0.5, y: -0.25 } })
  })

  it.each([
    [{ pixelsPerSquare: 0, left: 0, top: 0 }, 'at least 1 pixel'],
    [{ pixelsPerSquare: NaN, left: 0, top: 0 }, 'at least 1 pixel'],
    [{ pixelsPerSquare: 5000, left: 0, top: 0 }, 'the limit is 2,000 pixels a square'],
    [{ pixelsPerSquare: 1, left: 0, top: 0 }, 'the map is too large: 1,000 squares a side'],
    [{ pixelsPerSquare: 100, left: 1000, top: 0 }, 'does not start inside'],
    [{ pixelsPerSquare: 100, left: 0, top: NaN }, 'does not start inside'],
  ])('%j is refused in words', (grid, words) => {
    const result = pictureMap('Meadow', picture, grid)
    expect(result.ok).toBe(false)
    expect(result.problems.map(problemSentence).join()).toContain(words)
  })
})
