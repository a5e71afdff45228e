import { makeBlackPng, makePng } from '../fixtures/png'
import { uvttFields } from '../fixtures/uvtt'
import { elsewhere, hostile, type HostileFile, mark } from './hostileFile'

/** A sound map with some fields spoiled. */
const map = (spoiled: Record<string, unknown> = {}): string => JSON.stringify({ ...uvttFields(), ...spoiled })

const resolution = (spoiled: Record<string, unknown>) => ({
  resolution: { ...uvttFields().resolution, ...spoiled },
})

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** `count` pieces of wall, all legal. */
const fence = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = index % 100
    const y = Math.floor(index / 100) % 100
    return [
      { x, y },
      { x: x + 1, y },
    ]
  })

const door = (bounds: unknown) => ({ position: { x: 4, y: 2 }, bounds, rotation: 0, closed: true, freestanding: false })

const POLLUTION = '"__proto__":{"frayPolluted":true},"constructor":{"prototype":{"frayPolluted":true}},'

/** Universal VTT maps that are broken, nonsensical or meant to harm. */
export function hostileMaps(): HostileFile[] {
  return [
    // Syntax
    hostile('map-empty.dd2vtt', '', 'refuse', ['empty'], 'A failed export leaves nothing.'),
    hostile('map-cut.dd2vtt', map().slice(0, -400), 'refuse', ['incomplete', 'line 1'], 'The download stopped.'),
    hostile(
      'map-comment.uvtt',
      `// by a tool\n${map()}`,
      'refuse',
      ['not valid JSON', 'line 1'],
      'A comment before the map.',
    ),
    hostile('map-twice.uvtt', `${map()}\n${map()}`, 'refuse', ['JSON', 'line 2'], 'A second map after the first.'),
    hostile(
      'map-utf16.uvtt',
      Buffer.from(`\ufeff${map()}`, 'utf16le'),
      'accept',
      [],
      'Another encoding that Fray reads.',
    ),

    // Numbers
    hostile(
      'map-nonfinite-walls.dd2vtt',
      map().replace('[[{"x":4,"y":0}', '[[{"x":1e309,"y":1},{"x":null,"y":2},{"x":"NaN","y":3},{"y":4},{"x":4,"y":0}'),
      'partial',
      ['line_of_sight, wall 1, point 1', 'point 2', 'point 3', 'point 4'],
      'Points that are infinite, null, text or missing.',
    ),
    hostile(
      'map-far-walls.dd2vtt',
      map({
        line_of_sight: [
          [
            { x: -1e300, y: 1e300 },
            { x: 1e15, y: 0 },
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        ],
      }),
      'partial',
      ['wall 1, point 1', 'too far'],
      'Finite, but sums and products are not; cell lists would fill the memory.',
    ),
    hostile(
      'map-no-grid.dd2vtt',
      map(resolution({ map_size: { x: 0, y: -4 }, pixels_per_grid: 0 })),
      'refuse',
      ['pixels_per_grid', 'map_size.x', 'map_size.y'],
      'Every later division breaks.',
    ),
    hostile(
      'map-text-size.dd2vtt',
      map(resolution({ map_size: { x: '8', y: [6] } })),
      'refuse',
      ['map_size.x', 'map_size.y'],
      'Numbers as text and list, which arithmetic would quietly take.',
    ),

    // Size
    hostile(
      'map-endless.dd2vtt',
      map(resolution({ map_size: { x: 1e9, y: 1e9 } })),
      'refuse',
      ['map_size', '1,000,000,000'],
      'A grid of that size fills the memory.',
    ),
    hostile(
      'map-endless-picture.dd2vtt',
      map({ ...resolution({ pixels_per_grid: 0.01 }), image: makePng(100, 20).toString('base64') }),
      'refuse',
      ['10,000 squares'],
      'The size that follows from the picture is past the limit.',
    ),
    hostile(
      'map-many-walls.dd2vtt',
      map({ ...resolution({ map_size: { x: 100, y: 100 } }), line_of_sight: fence(10_000), image: '' }),
      'partial',
      ['image'],
      'Ten thousand walls are legal; only the picture is missing.',
    ),
    hostile(
      'map-too-many-walls.dd2vtt',
      map({ line_of_sight: fence(60_000) }),
      'refuse',
      ['60,000 walls', 'limit'],
      'Past the limit, told with count and limit.',
    ),
    hostile(
      'map-too-many-doors.dd2vtt',
      map({ portals: Array.from({ length: 5_000 }, () => door([])) }),
      'refuse',
      ['5,000 portals', 'limit'],
      'Past the limit, told with count and limit.',
    ),

    // Picture
    hostile(
      'map-picture-bomb.dd2vtt',
      map({ image: makeBlackPng(17_000, 17_000).toString('base64') }),
      'refuse',
      ['image', '17000 × 17000 pixels'],
      'Some kilobytes that decode to 1.1 gigabytes.',
    ),
    hostile(
      'map-picture-svg.dd2vtt',
      map({ image: base64(`<svg xmlns="http://www.w3.org/2000/svg" onload="${mark('map-picture-svg')}"/>`) }),
      'refuse',
      ['image', 'SVG'],
      'A drawing that can run script.',
    ),
    hostile(
      'map-picture-elsewhere.dd2vtt',
      map({ image: elsewhere('map-picture.png') }),
      'partial',
      ['image', 'nothing is fetched'],
      'Fetching it would tell its owner who plays.',
    ),
    hostile(
      'map-picture-cut.dd2vtt',
      map({ image: makePng(64, 48).subarray(0, 60).toString('base64') }),
      'refuse',
      ['image', 'cut off'],
      'A half-black map is no answer.',
    ),
    hostile(
      'map-picture-noise.dd2vtt',
      map({ image: '!!!! no base64 and no path !!!!' }),
      'refuse',
      ['image', 'base64'],
      'Neither a picture nor a path.',
    ),

    // Keys
    hostile(
      'map-prototype.dd2vtt',
      map().replace('{"format"', `{${POLLUTION}"format"`).replace('"resolution":{', `"resolution":{${POLLUTION}`),
      'accept',
      [],
      'A sound map whose other keys aim at prototypes.',
    ),
    hostile(
      'map-deep.dd2vtt',
      map({ notes: 0 }).replace('"notes":0', `"notes":${'['.repeat(40_000)}${']'.repeat(40_000)}`),
      'refuse',
      ['nested', 'limit'],
      'Recursive walks overflow the stack.',
    ),
    hostile(
      'map-built-in-keys.dd2vtt',
      map({ line_of_sight: [{ length: 4, __proto__: null, toString: 'boom' }], portals: { length: 1e9 } }),
      'partial',
      ['line_of_sight, wall 1', 'portals'],
      'Objects that look like lists of a thousand million.',
    ),

    // Doors
    hostile(
      'map-door-one-end.dd2vtt',
      map({
        portals: [
          door([{ x: 4, y: 2 }]),
          door(null),
          door([
            { x: 4, y: 2 },
            { x: 4, y: 3 },
          ]),
        ],
      }),
      'partial',
      ['portal 1', 'portal 2'],
      'A hole stays in the wall where the door should stand.',
    ),
    hostile(
      'map-door-no-width.dd2vtt',
      map({
        portals: [
          door([
            { x: 4, y: 2 },
            { x: 4, y: 2 },
          ]),
          door([
            { x: 900, y: 2 },
            { x: 900, y: 3 },
          ]),
        ],
      }),
      'partial',
      ['portal 1', 'portal 2', 'outside the map'],
      'Doors that can never be seen or opened.',
    ),
  ]
}
