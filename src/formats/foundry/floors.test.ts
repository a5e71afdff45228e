import { describe, expect, it } from 'vitest'
import { foundryFields } from '../../../test/fixtures/foundryScene'
import { importBytes } from '../import/importBytes'
import { problemSentence } from '../report/problem'

const LEVELS = [
  {
    _id: 'ground',
    name: 'Ground floor',
    elevation: { bottom: 0, top: 10 },
    background: { src: 'mill-ground.webp' },
    foreground: { src: 'mill-roof.webp' },
  },
  {
    _id: 'cellar',
    name: 'Cellar',
    elevation: { bottom: -10, top: 0 },
    background: { src: 'mill-cellar.webp' },
    textures: { offsetX: 40, scaleX: 1 },
  },
  { _id: 'loft', elevation: { bottom: 10, top: null } },
]
const on = (y: number, ...levels: string[]) => ({ c: [300, y, 900, y], sight: 20, levels })
const scene = (changes: object = {}) => ({
  ...foundryFields(),
  background: undefined,
  shiftX: 0,
  shiftY: 0,
  levels: LEVELS,
  initialLevel: 'ground',
  walls: [
    on(300, 'ground'),
    on(400, 'cellar'),
    { ...on(500, 'ground', 'cellar'), door: 1 },
    on(600),
    { c: [1], levels: ['loft'] },
  ],
  lights: [
    { x: 400, y: 400, config: { dim: 5 }, levels: ['cellar'] },
    { x: 'a', y: 1, levels: ['loft'] },
  ],
  regions: [{ levels: ['cellar'] }, { levels: [] }],
  ...changes,
})

function read(value: unknown, fileName = 'mill.json') {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const result = importBytes(new Uint8Array(Buffer.from(text)), fileName)
  const told = result.problems.map(problemSentence)
  if (!result.ok || result.value.kind !== 'map') return { told, choices: [], map: undefined, first: undefined }
  const { map, choices = [], first } = result.value
  return { told, map, choices, first }
}

describe('a scene with floors', () => {
  it('is a map for each, from the lowest up, with its own walls, doors, lights and picture; what has no floor is on all', () => {
    const { choices, first, map } = read(scene())
    expect(choices.map(({ name }) => name)).toEqual(['Cellar', 'Ground floor', 'Floor 3'])
    expect(first).toBe(1)
    expect(map).toEqual(choices[1]!.map)
    expect(choices.map(({ map: { name } }) => name)).toEqual([
      'Old Cellar: Cellar',
      'Old Cellar: Ground floor',
      'Old Cellar: Floor 3',
    ])
    expect(choices.map(one => one.map.walls.map(({ y1 }) => y1))).toEqual([[2, 4], [1, 4], [4]])
    expect(choices.map(one => one.map.portals.length)).toEqual([1, 1, 0])
    expect(choices.map(one => one.map.lights.length)).toEqual([1, 0, 0])
    expect(choices.map(one => one.map.picture)).toEqual([
      { kind: 'elsewhere', path: 'mill-cellar.webp' },
      { kind: 'elsewhere', path: 'mill-ground.webp' },
      { kind: 'none' },
    ])
  })

  it('says of each what is on it, and that there are others', () => {
    const { choices, told } = read(scene())
    expect(told).toEqual(choices[1]!.problems.map(problemSentence))
    expect(told[0]).toBe(
      'mill.json: has 3 floors (Cellar, Ground floor, Floor 3); each is a map of its own, and one is chosen',
    )
    expect(told.join()).toContain('foreground')
    expect(told.join()).toContain('has 1 regions')
    const cellar = choices[0]!.problems.map(problemSentence).join()
    expect(cellar).toContain('has 2 regions')
    expect(cellar).toContain('is moved, turned or scaled on this floor')
    expect(cellar).not.toContain('foreground')
    // What is broken is named by its number in the file.
    const loft = choices[2]!.problems.map(problemSentence).join()
    expect(loft).toContain('walls, wall 5: c are not two points')
    expect(loft).toContain('lights, light 2: x is "a"')
  })

  it('begins on the floor at height 0 where none is said to be first; with one floor alone it is that map', () => {
    expect(read(scene({ initialLevel: undefined })).first).toBe(1)
    const { choices, map, told } = read(scene({ levels: LEVELS.slice(1, 2) }))
    expect([choices, map!.name]).toEqual([[], 'Old Cellar'])
    expect(told.join()).not.toContain('floors')
  })

  it('is cut by height where the module Levels has made the floors', () => {
    const walled = (y: number, bottom?: number, top?: number) => ({
      c: [300, y, 900, y],
      flags: bottom === undefined ? {} : { 'wall-height': { bottom, top } },
    })
    const { choices, first } = read({
      ...foundryFields(),
      flags: {
        levels: {
          sceneLevels: [
            ['10', '20', 'Upstairs'],
            [0, 10, 'Downstairs'],
            ['x', 1, ''],
          ],
        },
      },
      walls: [walled(300, 0, 9), walled(400, 10, 19), walled(500)],
      lights: [{ x: 400, y: 400, elevation: 12, config: { dim: 5 } }],
      tiles: [{ img: 'up.webp', width: 800, flags: { levels: { rangeBottom: 10 } } }],
    })
    expect([choices.map(({ name }) => name), first]).toEqual([['Downstairs', 'Upstairs'], 0])
    expect(choices.map(one => one.map.walls.map(({ y1 }) => y1))).toEqual([
      [1, 3],
      [2, 3],
    ])
    expect(choices.map(one => one.map.lights.length)).toEqual([0, 1])
    expect(choices.map(one => one.map.picture)).toEqual([
      { kind: 'elsewhere', path: 'maps/cellar.webp' },
      { kind: 'elsewhere', path: 'up.webp' },
    ])
  })
})

describe('several scenes in one file', () => {
  const named = (name: string, changes: object = {}) => ({ ...foundryFields(), name, ...changes })

  it.each([
    ['a pack', (all: object[]) => all.map(one => JSON.stringify(one)).join('\n')],
    ['a list', (all: object[]) => JSON.stringify(all)],
  ])('of %s are all read, floor by floor, and one is chosen', (_, write) => {
    const { choices, told } = read(write([named('Gate'), named('Hex', { grid: { type: 2, size: 100 } }), scene()]))
    expect(choices.map(({ name }) => name)).toEqual([
      'Gate',
      'Old Cellar: Cellar',
      'Old Cellar: Ground floor',
      'Old Cellar: Floor 3',
    ])
    expect(told.join()).toMatch(/(line|scene) 2: is made of hexagons/)
    expect(told.join()).toContain('has 3 scenes')
  })

  it('of which none can be read are refused with the reason', () => {
    const hex = named('Hex', { grid: { type: 2, size: 100 } })
    expect(read(JSON.stringify([hex])).told.join()).toContain('hexagons')
  })
})
