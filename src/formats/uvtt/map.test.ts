import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePng } from '../../../test/fixtures/png'
import { makeUvtt, uvttFields } from '../../../test/fixtures/uvtt'
import type { MapRecord } from '../map/record'
import { problemSentence } from '../report/problem'
import { parseMap } from '../../../test/fixtures/parseMap'

const wall = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, kind: 'wall' })

/** Reads a made map with some fields replaced; a field given as undefined is left out. */
function read(changes: Record<string, unknown> = {}) {
  return parseMap(JSON.stringify({ ...uvttFields(), ...changes }), 'Old Cellar.dd2vtt')
}

function taken(changes?: Record<string, unknown>): MapRecord {
  const result = read(changes)
  if (!result.ok) throw new Error(result.problems.map(problemSentence).join('\n'))
  return result.value
}

function problems(changes: Record<string, unknown>): string[] {
  return read(changes).problems.map(problem => `${problem.severity} | ${problemSentence(problem)}`)
}

function resolution(changes: Record<string, unknown>) {
  return { resolution: { ...uvttFields().resolution, ...changes } }
}

describe('a sound Universal VTT map', () => {
  it('becomes squares, segments, doors and lamps, with nothing to report', () => {
    const { picture, ...map } = taken()
    expect(read().problems).toEqual([])
    expect(map).toEqual({
      name: 'Old Cellar',
      width: 8,
      height: 6,
      pixelsPerSquare: 16,
      pictureAt: { x: 0, y: 0 },
      walls: [wall(4, 0, 4, 2), wall(4, 3, 4, 5), wall(4, 5, 6, 6)],
      objects: [],
      portals: [
        {
          id: 'portal-1',
          segment: { x1: 4, y1: 2, x2: 4, y2: 3, kind: 'door' },
          closed: true,
          freestanding: false,
        },
      ],
      lights: [{ x: 2, y: 2, range: 3, intensity: 1, colour: '#eccd8b', opacity: 1, shadows: true }],
      origin: {
        format: 'Universal VTT 0.3',
        size: 'map_size',
        pixelsPerSquare: 'pixels_per_grid',
        subtracted: { x: 0, y: 0 },
      },
    })
    expect(picture).toMatchObject({ kind: 'embedded', picture: { kind: 'png', width: 128, height: 96 } })
  })

  it('may say its version as number, as text or not at all', () => {
    expect(taken({ format: '0.3' }).origin.format).toBe('Universal VTT 0.3')
    expect(taken({ format: 1.0 }).origin.format).toBe('Universal VTT 1')
    expect(taken({ format: undefined }).origin.format).toBe('Universal VTT')
  })

  it('of a version from the future is taken as far as it is understood, and that is said', () => {
    for (const format of [99, '2.1'])
      expect(problems({ format, grid_kind: 'hexagon' })).toEqual([
        expect.stringContaining(`format: is ${format}: Fray knows Universal VTT up to 1.0`),
        expect.stringContaining('fields that Fray does not know: grid_kind'),
      ])
    for (const format of [1, '1.0', 0.3, 'homebrew']) expect(problems({ format, grid_kind: 'hexagon' })).toEqual([])
  })

  it('may leave out doors, lamps and outlines', () => {
    const changes = { portals: undefined, lights: undefined, objects_line_of_sight: undefined, environment: undefined }
    expect(taken(changes)).toMatchObject({ portals: [], lights: [], objects: [] })
    expect(problems(changes)).toEqual([])
  })

  it('keeps outlines of furniture apart from walls', () => {
    const { walls, objects } = taken({ objects_line_of_sight: uvttFields().line_of_sight })
    expect(walls).toHaveLength(3)
    expect(objects.map(object => object.kind)).toEqual(['object', 'object', 'object'])
  })
})

describe('where a map lies', () => {
  it('a cropped map starts at its origin', () => {
    const map = taken({
      ...resolution({ map_origin: { x: 3, y: -2 } }),
      line_of_sight: [
        [
          { x: 4, y: 0 },
          { x: 5, y: 1 },
        ],
      ],
      portals: [
        {
          bounds: [
            { x: 5, y: 1 },
            { x: 6, y: 1 },
          ],
        },
      ],
    })
    expect(map.walls).toEqual([wall(1, 2, 2, 3)])
    expect(map.portals[0]?.segment).toMatchObject({ x1: 2, y1: 3, x2: 3, y2: 3 })
    expect(map.lights[0]).toMatchObject({ x: -1, y: 4 })
    expect(map.origin.subtracted).toEqual({ x: 3, y: -2 })
  })

  it('walls off the map are counted and left out; walls across its border are cut there', () => {
    const lines = {
      line_of_sight: [
        [
          { x: 20, y: 0 },
          { x: 20, y: 5 },
        ],
        [
          { x: -4, y: 1 },
          { x: 4, y: 1 },
        ],
      ],
    }
    expect(taken(lines).walls).toEqual([wall(0, 1, 4, 1)])
    expect(problems(lines)).toEqual([
      'left out | Old Cellar.dd2vtt, line_of_sight: has wall segments outside the map: 1',
    ])
  })

  it('a size with a fraction is rounded up to whole squares, but not for rounding errors', () => {
    expect(taken({ ...resolution({ map_size: { x: 7.5, y: 6.0001 } }), image: undefined })).toMatchObject({
      width: 8,
      height: 6,
    })
  })
})

describe('when picture and numbers disagree, the picture is trusted', () => {
  it('a picture of the same shape was scaled: its squares have other pixels', () => {
    const map = taken({ image: makePng(80, 60).toString('base64') })
    expect(map).toMatchObject({ width: 8, height: 6, pixelsPerSquare: 10 })
    expect(map.origin).toMatchObject({ size: 'map_size', pixelsPerSquare: 'picture' })
    expect(problems({ image: makePng(80, 60).toString('base64') })).toEqual([
      expect.stringContaining('note | Old Cellar.dd2vtt, resolution.pixels_per_grid: the picture has 80 × 60 pixels'),
    ])
  })

  it('a picture of another shape shows other squares', () => {
    const map = taken({ image: makePng(160, 96).toString('base64') })
    expect(map).toMatchObject({ width: 10, height: 6, pixelsPerSquare: 16 })
    expect(map.origin.size).toBe('picture')
  })

  it('but not one that shows less than half of the squares: those that are stated stay, and the picture lies in them', () => {
    const image = makePng(16, 24).toString('base64')
    expect(taken({ image })).toMatchObject({
      width: 8,
      height: 6,
      pixelsPerSquare: 4,
      walls: expect.any(Array) as unknown,
    })
    expect(taken({ image }).walls).toEqual(taken({}).walls)
    expect(problems({ image })).toEqual([
      expect.stringContaining('the 8 × 6 squares of map_size are kept, and the picture covers 4 × 6 of them'),
    ])
    // Half of them is enough.
    expect(taken({ image: makePng(64, 96).toString('base64') })).toMatchObject({
      width: 4,
      height: 6,
      pixelsPerSquare: 16,
    })
  })
})

describe('the picture of a map', () => {
  it('may lack its padding or carry a data-URL prefix', () => {
    const image = makePng(128, 97).toString('base64')
    for (const written of [image.replace(/=+$/, ''), `data:image/png;base64,${image}`]) {
      expect(taken({ image: written }).picture.kind).toBe('embedded')
    }
  })

  it('may be a path, which is shown and not fetched', () => {
    expect(taken({ image: 'maps/\u202ecellar.webp' }).picture).toEqual({ kind: 'elsewhere', path: 'maps/ cellar.webp' })
    expect(problems({ image: 'maps/cellar.webp' })).toEqual([
      expect.stringContaining('left out | Old Cellar.dd2vtt, image'),
    ])
  })

  it('may be missing, which is said', () => {
    expect(taken({ image: '' }).picture).toEqual({ kind: 'none' })
    expect(problems({ image: undefined })).toEqual([expect.stringContaining('image: is missing')])
  })

  it.each([
    ['damaged base64', 'iVBORw0KGgo=====*'],
    ['a number', 12],
    ['another kind of file', Buffer.from('GIF89a').toString('base64')],
  ])('refuses the map when it is %s', (_, image) => {
    expect(problems({ image })).toEqual([expect.stringContaining('refused | Old Cellar.dd2vtt, image')])
  })
})

describe('what is wrong is named by its number', () => {
  it('a bad point takes the segments beside it, no others', () => {
    const line = [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: '2', y: 1 },
      { x: 3, y: 1 },
      { x: 4, y: 1 },
    ]
    expect(taken({ line_of_sight: [line] }).walls).toEqual([wall(0, 1, 1, 1), wall(3, 1, 4, 1)])
    expect(problems({ line_of_sight: [line] })).toEqual([
      'left out | Old Cellar.dd2vtt, line_of_sight, wall 1, point 3: x is "2" instead of a number',
    ])
  })

  it.each([
    [{ line_of_sight: [[{ x: 1, y: 1 }]] }, 'line_of_sight, wall 1: has fewer than two points'],
    [{ line_of_sight: { x: 1 } }, 'line_of_sight: is not a list of walls'],
    [{ objects_line_of_sight: [7] }, 'objects_line_of_sight, wall 1: is not a list of points'],
    [
      {
        line_of_sight: [
          [
            { x: 1, y: 1 },
            { x: 1e300, y: 1 },
          ],
        ],
      },
      'wall 1, point 2: x is too far from the map',
    ],
    [{ portals: [{ bounds: [{ x: 1, y: 1 }] }] }, 'portals, portal 1: bounds does not have two ends'],
    [{ portals: [{ position: { x: 1, y: 1 } }] }, 'portals, portal 1: bounds is missing'],
    [
      {
        portals: [
          {
            bounds: [
              { x: 1, y: 1 },
              { x: 1, y: 1 },
            ],
          },
        ],
      },
      'portals, portal 1: has no width',
    ],
    [
      {
        portals: [
          {
            bounds: [
              { x: 90, y: 1 },
              { x: 91, y: 1 },
            ],
          },
        ],
      },
      'portals, portal 1: lies outside the map',
    ],
    [{ portals: 'none' }, 'portals: is not a list of doors'],
    [{ lights: [{ position: { x: 1, y: 1 }, range: -1, color: 'red' }] }, 'lights, light 1: range is negative'],
    [{ lights: 1 }, 'lights: is not a list of lights'],
  ])('%j → %s', (changes, sentence) => {
    expect(problems(changes)).toHaveLength(1)
    expect(problems(changes)[0]).toMatch(/^left out \| Old Cellar\.dd2vtt, /)
    expect(problems(changes)[0]).toContain(sentence)
  })

  it('thousands of faults are counted, not listed', () => {
    const all = problems({ line_of_sight: Array.from({ length: 5000 }, () => []) })
    expect(all).toHaveLength(51)
    expect(all.at(-1)).toBe('left out | Old Cellar.dd2vtt: 4,950 more of the same kind')
  })
})

describe('a map is refused', () => {
  it.each([
    [{ resolution: undefined }, 'is not a Universal VTT map: resolution is missing'],
    [{ resolution: 5 }, 'resolution: is 5 instead of an object'],
    [resolution({ pixels_per_grid: 0 }), 'resolution: pixels_per_grid is not more than 0'],
    [resolution({ pixels_per_grid: 1e6 }), 'resolution.pixels_per_grid: is too large'],
    [resolution({ map_size: { x: 4 } }), 'resolution: map_size.y is missing'],
    [
      resolution({ map_size: { x: 4, y: 501 } }),
      'resolution.map_size: is too large: 501 squares a side; the limit is 500',
    ],
    [resolution({ map_origin: { x: null, y: 0 } }), 'resolution: map_origin.x is null instead of a number'],
    [{ ...resolution({ pixels_per_grid: 0.1 }), image: makePng(300, 20).toString('base64') }, '3,000 squares a side'],
    [{ portals: Array.from({ length: 2001 }, () => 0) }, 'portals: is too large: 2,001 portals; the limit is 2,000'],
    [{ lights: Array.from({ length: 2001 }, () => 0) }, 'lights: is too large'],
    [
      { line_of_sight: Array.from({ length: 20_001 }, () => []) },
      'line_of_sight: is too large: 20,001 walls; the limit is',
    ],
  ])('%#: %s', (changes, sentence) => {
    const result = read(changes)
    expect(result.ok).toBe(false)
    expect(result.problems.map(problemSentence).join('\n')).toContain(sentence)
  })

  it('when its text is no JSON, with line and column', () => {
    const cut = parseMap(makeUvtt().slice(0, 300), 'cut.dd2vtt')
    expect(cut.ok).toBe(false)
    expect(cut.problems.map(problemSentence).join()).toContain('line 1, column 301')
  })
})

const samples = process.env.FRAY_SAMPLES

describe.runIf(samples)('real maps', () => {
  const map = (file: string) => {
    const result = parseMap(readFileSync(join(samples ?? '', 'uvtt', file), 'utf8'), file)
    if (!result.ok) throw new Error(result.problems.map(problemSentence).join('\n'))
    return result
  }

  it('Dungeondraft 0.3 is taken whole', () => {
    const { value, problems: found } = map('dd2vtt_importer-test.dd2vtt')
    expect(found).toEqual([])
    expect(value).toMatchObject({ width: 20, height: 20, pixelsPerSquare: 64 })
    expect([value.walls.length, value.objects.length, value.portals.length, value.lights.length]).toEqual([
      197, 50, 3, 1,
    ])
  })

  it('version 0.2 without outlines is taken whole', () => {
    const { value, problems: found } = map('phaser3-uvtt-test.json')
    expect(found).toEqual([])
    expect(value).toMatchObject({ width: 10, height: 10, pixelsPerSquare: 128, walls: [], portals: [] })
  })

  it('a map with its picture elsewhere has the walls of its Foundry twin', () => {
    const { value } = map('prismatic_ballroom_main.uvtt')
    const twin: { walls: { c: [number, number, number, number] }[] } = JSON.parse(
      readFileSync(join(samples ?? '', 'foundry-scene', 'v10-prismatic-gilded-cage-night.json'), 'utf8'),
    )
    expect(value.picture.kind).toBe('elsewhere')
    expect(value.walls).toHaveLength(90)
    value.walls.forEach(({ x1, y1, x2, y2 }, index) => {
      const [left, top, right, bottom] = twin.walls[index]?.c ?? [0, 0, 0, 0]
      expect(x1).toBeCloseTo(left / 140 - 9, 5)
      expect(y1).toBeCloseTo(top / 140 - 12, 5)
      expect(x2).toBeCloseTo(right / 140 - 9, 5)
      expect(y2).toBeCloseTo(bottom / 140 - 12, 5)
    })
  })
})
