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
    expect(portals.map(({ closed, secret, locked }) => [closed, secret, locked])).toEqual([
      [false, undefined, undefined],
      [true, undefined, true],
      [true, true, undefined],
    ])
    expect(problems(walls({ door: 1, ds: 2 }))).toEqual([])
  })

  it.each([
    [{ sight: 30 }, { kind: 'window' }, 'let sight through by how near one stands'],
    [{ sight: 10, light: 10 }, { kind: 'wall', sightOnce: true }, 'let sight through once'],
    [{ sense: 2, sight: undefined }, { kind: 'wall', sightOnce: true }, 'let sight through once'],
    [{ sense: 0, sight: undefined }, { kind: 'window' }, ''],
    [{ move: 0 }, { kind: 'wall', walkable: true }, 'let steps through and stop sight'],
    [{ move: 0, sight: 10 }, { kind: 'wall', walkable: true, sightOnce: true }, 'let steps through'],
    [{ sight: 0, light: 20 }, { kind: 'window' }, 'stop light otherwise than sight'],
    [{ dir: 2 }, { kind: 'wall' }, 'work from one side only there'],
    [{ sight: null, door: null, ds: null, dir: null, move: null }, { kind: 'wall' }, ''],
  ])('a wall lets steps and sight through as it does there: %j', (change, wall, words) => {
    const [read] = taken(walls(change)).walls
    expect(read).toEqual({ x1: 0, y1: 0, x2: 2, y2: 0, ...wall })
    if (words !== '') expect(problems(walls(change)).join()).toContain(`1 ${words}`)
    else expect(problems(walls(change))).toEqual([])
  })

  it('a door lets sight and steps through as a wall does while it is closed', () => {
    const doors = walls(
      { door: 1, sight: 0 },
      { door: 1, sight: 10 },
      { door: 1, move: 0 },
      { door: 2, sight: 0, ds: 1 },
    )
    expect(taken(doors).portals.map(({ segment, closed, secret }) => ({ ...segment, closed, secret }))).toMatchObject([
      { kind: 'window', closed: true },
      { kind: 'door', sightOnce: true },
      { kind: 'door', walkable: true },
      { kind: 'window', closed: false, secret: true },
    ])
  })

  it('closed outlines of walls that let sight through once are objects, what leads up to them is not', () => {
    const limited = (...c: number[]) => ({ c, sight: 10, light: 10 })
    const rock = [limited(400, 400, 500, 400), limited(500, 400, 500, 500), limited(500, 500, 402, 401)]
    const { walls: rim, objects } = taken(walls(...rock, limited(500, 500, 700, 500), limited(700, 500, 700, 700)))
    expect(objects.map(({ kind, sightOnce }) => [kind, sightOnce])).toEqual(
      Array.from({ length: 3 }, () => ['object', true]),
    )
    expect(rim).toHaveLength(2)
    expect(problems(walls(...rock)).join()).toContain('3 of these are closed outlines')
    // One that stops sight whole is a wall, whatever its form.
    expect(taken(walls(...rock.map(one => ({ ...one, sight: 20 })))).objects).toEqual([])
  })

  it('its empty squares are counted as there: by the reciprocal of the side, which may round up', () => {
    const at = (width: number, size: number, padding: number) =>
      taken({ width, height: size, padding, grid: { size }, walls: [] }).origin.subtracted.x
    expect(at(3000, 100, 0.25)).toBe(8)
    // 0.25 × 2100 ÷ 75 is 7, but 0.25 × 2100 × (1 ÷ 75) is more.
    expect([(0.25 * 2100) / 75, 0.25 * 2100 * (1 / 75) > 7]).toEqual([7, true])
    expect(at(2100, 75, 0.25)).toBe(8)
  })

  it('what is only looked at costs nothing but itself when it is missing or odd', () => {
    const odd = {
      name: null,
      background: 'x',
      padding: null,
      foreground: null,
      grid: { size: 100, units: null, distance: null },
    }
    expect(taken(odd)).toMatchObject({ name: 'fvtt-Scene-cellar', width: 8, picture: { kind: 'none' } })
    expect(taken(odd).walls).toEqual(taken().walls)
    expect(taken({ padding: undefined, name: undefined }).walls).toEqual(taken().walls)
    const light = { x: 400, y: 400, hidden: null, config: { dim: 20, bright: null, color: 5 } }
    expect(taken({ lights: [light] }).lights).toMatchObject([{ range: 4, colour: '#ffffff' }])
  })

  it('leaves out what stops nothing or lies outside, and names what is broken', () => {
    expect(taken(walls({ move: 0, sight: 0 })).walls).toEqual([])
    expect(problems(walls({ move: 0, sight: 0, light: 20 })).join()).toContain('1 stop neither steps nor sight')
    expect(problems({ walls: ['aaaaaaaaaaaaaaaa'], regions: [{}], foreground: 'roof.webp' })).toEqual([
      'left out | fvtt-Scene-cellar.json, walls: 1 are named by their ids only, and lie in records of their own; export the scene out of Foundry VTT to have them',
      'left out | fvtt-Scene-cellar.json, foreground: the picture over the map (its foreground) is not taken',
      'left out | fvtt-Scene-cellar.json, regions: has 1 regions, which are not taken',
    ])
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
    expect(walls.filter(({ sightOnce }) => sightOnce)).toHaveLength(2)
  })
})
