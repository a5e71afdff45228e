import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import type { FileFound } from '~/store/fights/files'
import { pairs } from './pairs'

const map = (missing: string | null): FileFound => ({
  kind: 'map',
  name: 'Cellar',
  width: 8,
  height: 6,
  walls: 0,
  portals: 0,
  grid: gridMap({ width: 8, height: 6, walls: [], portals: [] }),
  problems: [],
  preview: null,
  scale: { pixelsPerSquare: 70, pictureAt: { x: 0, y: 0 }, pixels: null },
  missing,
  token: '',
})
const picture: FileFound = {
  kind: 'picture',
  name: 'x',
  pixels: { width: 8, height: 6 },
  problems: [],
  preview: '',
  token: '',
}

/** What goes with what, by file names, for files in this order. */
function paired(...files: readonly (readonly [string, FileFound])[]): string[] {
  const read = new Map(files.map(([name, found]) => [new File([], name), found] as const))
  return pairs(read).map(given => (given.picture ? `${given.file.name} + ${given.picture.name}` : given.file.name))
}

it.each([
  [
    'the only picture, whatever its name',
    [
      ['scene.json', map('')],
      ['x.png', picture],
    ],
    ['scene.json + x.png'],
  ],
  [
    'the picture that was dropped first',
    [
      ['x.png', picture],
      ['scene.json', map('a/b.webp')],
    ],
    ['scene.json + x.png'],
  ],
  [
    'of two the one that it names, with blanks as addresses write them',
    [
      ['scene.json', map('worlds/Old%20Cellar.webp')],
      ['other.png', picture],
      ['old cellar.webp', picture],
    ],
    ['scene.json + old cellar.webp', 'other.png'],
  ],
  [
    'none of two that it does not name',
    [
      ['s.json', map('')],
      ['a.png', picture],
      ['b.png', picture],
    ],
    ['s.json', 'a.png', 'b.png'],
  ],
  [
    'none where it has its own',
    [
      ['s.dd2vtt', map(null)],
      ['a.png', picture],
    ],
    ['s.dd2vtt', 'a.png'],
  ],
  [
    'its own of two maps, and the other none',
    [
      ['a.json', map('a.webp')],
      ['b.json', map('')],
      ['a.webp', picture],
    ],
    ['a.json + a.webp', 'b.json'],
  ],
] as const)('a map takes %s', (_, files, found) => {
  expect(paired(...files)).toEqual(found)
})

it('a picture of another floor is not laid under the one that was chosen; one of no floor is, where it is the only one', () => {
  const floors = [
    { name: 'Cellar', found: map('maps/cellar.webp') },
    { name: 'Ground', found: map('maps/ground.webp') },
  ] as NonNullable<Extract<FileFound, { kind: 'map' }>['choices']>
  const chosen = (n: number): FileFound => ({ ...floors[n]!.found, choices: floors })
  const both = [
    ['cellar.webp', picture],
    ['ground.webp', picture],
  ] as const
  expect(paired(['mill.json', chosen(0)], ...both)).toEqual(paired(['mill.json', map('maps/cellar.webp')], ...both))
  expect(paired(['mill.json', chosen(1)], ...both)).toEqual(paired(['mill.json', map('maps/ground.webp')], ...both))
  const given = (name: string) =>
    pairs(
      new Map([
        [new File([], 'mill.json'), chosen(0)],
        [new File([], name), picture],
      ]),
    ).map(one => one.picture?.name)
  expect(given('cellar.webp')).toEqual(['cellar.webp'])
  expect(given('ground.webp')).toEqual([undefined, undefined])
  expect(given('scan.webp')).toEqual(['scan.webp'])
})
