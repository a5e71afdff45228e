import { expect, test } from 'vitest'
import { atRest, solidOf, turned } from './solids'

test.each([
  [4, 4, 3],
  [6, 6, 4],
  [8, 8, 3],
  [10, 10, 4],
  [12, 12, 5],
  [20, 20, 3],
])('a d%i has %i faces with %i corners each', (sides, faces, corners) => {
  const solid = solidOf(sides)
  expect(solid.faces).toHaveLength(faces)
  for (const face of solid.faces) expect(face.corners).toHaveLength(corners)
})

test('a die of another count is the next larger body, and one of more than twenty sides the largest', () => {
  expect([2, 3, 5, 7, 100].map(sides => solidOf(sides).faces.length)).toEqual([4, 4, 6, 8, 20])
})

test.each([4, 6, 8, 10, 12, 20])('whichever face of a d%i is read lies foremost, with its number upright', sides => {
  const { faces } = solidOf(sides)
  for (const face of faces) {
    const turn = atRest(face)
    const front = faces.toSorted((a, b) => turned(turn, b.normal)[2] - turned(turn, a.normal)[2])[0]
    expect(front).toBe(face)
    const [x, y] = turned(turn, face.up)
    expect([Math.abs(x) < 1e-9, y > 0.9]).toEqual([true, true])
  }
})

test.each([4, 6, 8, 12, 20])('all edges of a d%i are as long', sides => {
  const edges = solidOf(sides).faces.flatMap(({ corners }) =>
    corners.map((corner, i) => Math.hypot(...corner.map((n, axis) => n - corners[(i + 1) % corners.length]![axis]!))),
  )
  expect(Math.max(...edges) / Math.min(...edges)).toBeCloseTo(1, 6)
})
