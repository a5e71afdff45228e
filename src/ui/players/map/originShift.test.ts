import fc from 'fast-check'
import { expect, it } from 'vitest'
import { originShift } from './originShift'

type Seen = Parameters<typeof originShift>[0]
interface Block {
  x: number
  y: number
  width: number
  height: number
}

/** Walls and people of a map, by their squares on it. */
const WALLS = [
  [3, 2, 9, 2],
  [9, 2, 9, 7],
  [14, 11, 20, 11],
  [6, 12, 6, 16],
] as const
const PEOPLE: Readonly<Record<string, readonly [number, number]>> = { Roland: [10, 9], Boudica: [11, 8] }

/** What a record says when these blocks are known: with places from the top left of them. */
function seen(known: readonly Block[], people = PEOPLE): Seen {
  const [left, top] = [Math.min(...known.map(({ x }) => x)), Math.min(...known.map(({ y }) => y))]
  const squares = new Set<string>()
  for (const { x, y, width, height } of known)
    for (let i = 0; i < width * height; i++) squares.add(`${x + (i % width)} ${y + Math.floor(i / width)}`)
  const shown = [...squares].map(square => {
    const [x = 0, y = 0] = square.split(' ').map(Number)
    return { x: x - left, y: y - top, width: 1, height: 1 }
  })
  const map = {
    width: Math.max(...known.map(({ x, width }) => x + width)) - left,
    height: Math.max(...known.map(({ y, height }) => y + height)) - top,
    shown,
    remembered: [],
    walls: WALLS.map(([x1, y1, x2, y2]) => ({
      x1: (x1 - left) * 1024,
      y1: (y1 - top) * 1024,
      x2: (x2 - left) * 1024,
      y2: (y2 - top) * 1024,
      kind: 'wall',
      open: null,
    })),
  }
  const combatants = Object.entries(people).map(([name, [x, y]]) => ({ name, at: { x: x - left, y: y - top } }))
  return { map, combatants } as unknown as Seen
}

const block = fc.record({
  x: fc.integer({ min: 0, max: 15 }),
  y: fc.integer({ min: 0, max: 15 }),
  width: fc.integer({ min: 1, max: 8 }),
  height: fc.integer({ min: 1, max: 8 }),
})

const cornerOf = (known: readonly Block[]) => ({
  x: Math.min(...known.map(({ x }) => x)),
  y: Math.min(...known.map(({ y }) => y)),
})

it('finds how far everything has gone when more of the map is known, and when that is taken back', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), fc.array(block, { maxLength: 3 }), (some, more) => {
      const all = [...some, ...more]
      const [was, is] = [cornerOf(some), cornerOf(all)]
      const [before, after] = [seen(some), seen(all)]
      expect(originShift(before, after)).toEqual({ x: was.x - is.x, y: was.y - is.y })
      const back = originShift(after, before)
      expect([back.x + 0, back.y + 0]).toEqual([is.x - was.x, is.y - was.y])
    }),
  )
})

it('is right where somebody walks at the same time, and where only known squares tell it', () => {
  const yard = { x: 8, y: 6, width: 6, height: 6 }
  const nook = { x: 7, y: 9, width: 1, height: 1 }
  const hall = { x: 2, y: 6, width: 5, height: 4 }
  const walked = { ...PEOPLE, Roland: [8, 9] as const }
  expect(originShift(seen([yard, nook]), seen([yard, nook, hall], walked))).toEqual({ x: 5, y: 0 })
  const bare = (known: readonly Block[]): Seen => {
    const { map } = seen(known, {})
    return { map: { ...map!, walls: [] }, combatants: [] }
  }
  expect(originShift(bare([yard, nook]), bare([yard, nook, hall]))).toEqual({ x: 5, y: 0 })
})

it('nothing has gone anywhere where no map is seen', () => {
  const nothing = { map: null, combatants: [] }
  expect(originShift(nothing, nothing)).toEqual({ x: 0, y: 0 })
})
