import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foundryFields, oldFoundryFields } from '../../../test/fixtures/foundryScene'
import type { MapRecord } from '../map/record'
import { parseMap } from '../../../test/fixtures/parseMap'
import { problemSentence } from '../report/problem'

function read(changes: Record<string, unknown> = {}, fields = foundryFields()) {
  return parseMap(JSON.stringify({ ...fields, ...changes }), 'fvtt-Scene-cellar.json')
}

function taken(changes?: Record<string, unknown>, fields?: Record<string, unknown>): MapRecord {
  const result = read(changes, fields)
  if (!result.ok) throw new Error(result.problems.map(problemSentence).join('\n'))
  return result.value
}

const problems = (changes: Record<string, unknown>) =>
  read(changes)
    .problems.map(problem => `${problem.severity} | ${problemSentence(problem)}`)
    .filter(words => !words.includes('nothing is fetched'))

const walls = (...changes: Record<string, unknown>[]) => ({
  walls: changes.map(change => ({ c: [200, 200, 400, 200], move: 20, sight: 20, door: 0, ds: 0, ...change })),
})

describe('a scene of Foundry VTT', () => {
  it('becomes squares, walls, windows, doors and lights, its empty squares taken off', () => {
    expect(taken()).toEqual({
      name: 'Old Cellar',
      width: 8,
      height: 6,
      pixelsPerSquare: 100,
      pictureAt: { x: 0, y: 0 },
      walls: [
        { x1: 4, y1: 0, x2: 4, y2: 2, kind: 'wall' },
        { x1: 4, y1: 3, x2: 4, y2: 6, kind: 'window' },
      ],
      portals: [
        {
          id: 'portal-1',
          segment: { x1: 4, y1: 2, x2: 4, y2: 3, kind: 'door' },
          closed: true,
          freestanding: false,
        },
      ],
      objects: [],
      lights: [{ x: 2, y: 2, range: 4, intensity: 1, colour: '#eccd8b', opacity: 1, shadows: true }],
      picture: { kind: 'elsewhere', path: 'maps/cellar.webp' },
      origin: {
        format: 'Foundry VTT scene, version 10 or later',
        size: 'scene',
        pixelsPerSquare: 'grid',
        subtracted: { x: 2, y: 2 },
      },
    })
    expect(read().problems.map(problemSentence)).toEqual([
      'fvtt-Scene-cellar.json, picture: is not in the file but at “maps/cellar.webp”, and nothing is fetched; drop the image together with this file',
    ])
  })

  it('is the same in the shape of versions 8 and 9', () => {
    const { origin, ...now } = taken()
    const { origin: before, ...old } = taken({}, oldFoundryFields())
    expect(old).toEqual(now)
    expect(before.format).toBe('Foundry VTT scene, version 8 or 9')
    expect(origin.format).not.toBe(before.format)
  })

  it('has doors that stand open, are locked, or are secret', () => {
    const { portals } = taken(walls({ door: 1, ds: 1 }, { door: 1, ds: 2 }, { door: 2 }))
    expect(portals.map(({ closed, secret }) => [closed, secret])).toEqual([
      [false, undefined],
      [true, undefined],
      [true, true],
    ])
    expect(problems(walls({ door: 1, ds: 2 }))).toEqual([
      'note | fvtt-Scene-cellar.json, walls: 1 doors are locked there; here they are closed',
    ])
  })

  it.each([
    [{ sight: 10 }, 'window', 'let sight through in part'],
    [{ sight: 30 }, 'window', 'let sight through in part'],
    [{ move: 0 }, 'wall', 'stop sight but no steps there'],
    [{ dir: 2 }, 'wall', 'work from one side only there'],
  ])('says what it makes of walls that Fray does not know: %j', (change, kind, words) => {
    expect(taken(walls(change)).walls).toMatchObject([{ kind }])
    expect(problems(walls(change)).join()).toContain(`1 ${words}`)
  })

  it('leaves out what stops nothing or lies outside, and names what is broken', () => {
    expect(taken(walls({ move: 0, sight: 0 })).walls).toEqual([])
    expect(problems(walls({ c: [0, 0, 100, 0] }))).toEqual([
      'left out | fvtt-Scene-cellar.json, walls: 1 outside the map',
    ])
    expect(problems(walls({}, { c: [1, 2, 3] }))).toEqual([
      'left out | fvtt-Scene-cellar.json, walls, wall 2: c are not two points',
    ])
    expect(
      problems({
        tokens: [{}, {}],
        lights: [
          { x: 0, y: 0, hidden: true },
          { x: 'a', y: 1 },
        ],
      }),
    ).toEqual([
      'left out | fvtt-Scene-cellar.json, lights, light 2: x is "a" instead of a number',
      'left out | fvtt-Scene-cellar.json, lights: 1 that are off',
      'left out | fvtt-Scene-cellar.json, tokens: has 2 tokens, which are not taken',
    ])
  })

  it('says when its squares are of another size, and where its picture lies under them', () => {
    const grid = { type: 0, size: 100, distance: 10, units: 'ft' }
    expect(problems({ grid })).toEqual([
      'note | fvtt-Scene-cellar.json, grid: is off there; squares of 100 pixels are laid over it',
      'note | fvtt-Scene-cellar.json, grid: has squares of “10 ft”; here they count as squares of 1 m like all others',
    ])
    expect(taken({ background: { src: 'a.webp', offsetX: 50, offsetY: 25 } }).pictureAt).toEqual({ x: -0.5, y: -0.25 })
    expect(taken({ background: { src: null } }).picture).toEqual({ kind: 'none' })
  })

  it.each([0, -5, 5e-324])('has lights that reach nowhere where a square is %s ft wide', distance => {
    const { lights } = taken({ grid: { type: 1, size: 100, distance, units: 'ft' } })
    expect(lights.map(({ range }) => range)).toEqual([0])
  })

  it.each([
    [{ grid: { type: 2, size: 100 } }, 'is made of hexagons'],
    [{ grid: 0 }, 'grid is less than 1'],
    [{ width: 1_000_000 }, 'squares a side'],
    [{ height: -5 }, 'height is less than 1'],
    [{ walls: Array.from({ length: 20_001 }, () => ({ c: [0, 0, 1, 1] })) }, 'walls: is too large'],
  ])('is refused without sound squares: %j', (change, words) => {
    const result = read(change)
    expect(result.ok).toBe(false)
    expect(result.problems.map(problemSentence).join()).toContain(words)
  })
})

const samples = process.env.FRAY_SAMPLES

describe.runIf(samples)('real scenes', () => {
  const sample = (folder: string, file: string) => {
    const result = parseMap(readFileSync(join(samples ?? '', folder, file), 'utf8'), file)
    if (!result.ok) throw new Error(result.problems.map(problemSentence).join('\n'))
    return result.value
  }
  const scene = (file: string) => sample('foundry-scene', file)
  const counts = ({ walls, portals, lights }: MapRecord) => [walls.length, portals.length, lights.length]

  it('one has the squares and the 90 walls of its twin in Universal VTT', () => {
    const map = scene('v10-prismatic-gilded-cage-night.json')
    const twin = sample('uvtt', 'prismatic_ballroom_main.uvtt')
    expect([map.width, map.height]).toEqual([twin.width, twin.height])
    expect(map.walls).toHaveLength(90)
    for (const [i, { x1, y1, x2, y2 }] of twin.walls.entries()) {
      expect(map.walls[i]!.x1).toBeCloseTo(x1, 6)
      expect(map.walls[i]!.y1).toBeCloseTo(y1, 6)
      expect(map.walls[i]!.x2).toBeCloseTo(x2, 6)
      expect(map.walls[i]!.y2).toBeCloseTo(y2, 6)
    }
    // They stop steps and let sight through, which the twin cannot say.
    expect(new Set(map.walls.map(({ kind }) => kind))).toEqual(new Set(['window']))
  })

  it.each([
    ['v10-prismatic-gilded-cage-night.json', 33, 46, [90, 0, 14]],
    ['v10-prismatic-lobby.json', 33, 46, [70, 0, 8]],
    ['v8-drow-bedroom.json', 20, 20, [41, 8, 24]],
    ['v8-drow-servants-quarters.json', 25, 23, [56, 12, 7]],
  ])('%s is taken whole', (file, width, height, found) => {
    const map = scene(file)
    expect([map.width, map.height]).toEqual([width, height])
    expect(counts(map)).toEqual(found)
    expect(map.picture.kind).toBe('elsewhere')
  })

  it('doors stand as they were left there', () => {
    const { portals, walls } = scene('v8-drow-servants-quarters.json')
    expect(portals.filter(({ closed }) => !closed)).toHaveLength(2)
    expect(portals.filter(({ secret }) => secret)).toHaveLength(1)
    expect(walls.filter(({ kind }) => kind === 'window')).toHaveLength(2)
  })
})
