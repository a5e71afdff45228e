import { uvttFields } from '../../fixtures/uvtt'
import { foundryFields, oldFoundryFields } from '../../fixtures/foundryScene'
import { bestiary, dungeon, foundryActors, improvedInitiative } from '../../fixtures/creatures'

/** Files of values, each with much of what its format knows, by the name they are opened under. */
export const values: Readonly<Record<string, unknown>> = {
  'cave.dd2vtt': {
    ...uvttFields({
      width: 5,
      height: 4,
      pixelsPerSquare: 4,
      walls: [
        [
          { x: -1, y: 1 },
          { x: 3, y: 1 },
          { x: 3, y: 6 },
        ],
      ],
      objects: [
        [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      ],
      portals: [
        { from: { x: 3, y: 1 }, to: { x: 3, y: 2 } },
        { from: { x: 4, y: 1 }, to: { x: 4, y: 2 }, closed: false },
      ],
    }),
    name: 'Cave',
  },
  'cellar.json': {
    ...foundryFields(),
    lights: [
      { x: 400, y: 400, hidden: false, config: { dim: 20, bright: 10, color: '#eccd8b' } },
      { x: 500, y: 300, hidden: true, config: { dim: 0, bright: 5 } },
    ],
    walls: [
      { c: [600, 200, 600, 400], move: 20, sight: 20, door: 0, ds: 0 },
      { c: [600, 400, 600, 500], move: 20, sight: 20, door: 1, ds: 1 },
      { c: [600, 500, 600, 600], move: 20, sight: 20, door: 2, ds: 2 },
      { c: [600, 600, 1400, 600], move: 20, sight: 0, door: 0, ds: 0 },
      { c: [600, 600, 600, 700], move: 0, sight: 10, door: 0, ds: 0 },
    ],
  },
  'old-cellar.json': oldFoundryFields(),
  'tomb.json': dungeon,
  'foes.json': {
    ...improvedInitiative,
    'Creatures.o': {
      Name: 'Ogre',
      Type: 'Large giant',
      HP: { Value: 59, Notes: '(7d10 + 21)' },
      AC: { Value: 11 },
      InitiativeModifier: -1,
      Speed: ['40 ft.', 'swim 20 ft.'],
      Abilities: { Str: 19, Dex: 8, Con: 16, Int: 5, Wis: 7, Cha: 7 },
      Saves: [{ Name: 'Con', Modifier: 5 }],
      Senses: ['darkvision 60 ft.'],
      Traits: [{ Name: 'Dull', Content: 'Never looks up.' }],
      Actions: [
        { Name: 'Club', Content: 'Melee Weapon Attack: +6 to hit, reach 10 ft. Hit: 13 (2d8 + 4) bludgeoning damage.' },
        { Name: 'Stare', Content: 'Nothing of it is known.' },
      ],
      Reactions: [{ Name: 'Parry', Content: 'Adds 2.' }],
      LegendaryActions: [],
      Description: 'Big.',
      Challenge: '2',
      Player: '',
      ImageURL: 'https://elsewhere.invalid/o.png',
    },
  },
  'actors.json': foundryActors,
  'bestiary.json': bestiary,
}

/** Files of text. */
export const texts: Readonly<Record<string, string>> = {
  'rats.md': [
    '# Rat King',
    '',
    '4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, teeth (d6+d6), tail (d4, blast), detachment',
    '',
    '- Hates light.',
    '- **Critical Damage**: Gnaws off a finger (d4 DEX loss).',
    '',
    '# Troll',
    '',
    '10 HP, 15 STR, 12 DEX, 7 WIL, claws (d8+d8, blast) or long bow (d6), sting (poison), two heads',
  ].join('\n'),
  'lines.txt': 'Goblin: 4 HP, 8 STR, dagger (d6)\nSneaky, likes cheese.\n2 Orcs, 6hp,12 STR, axe (d8)\nOrc, 6 HP, 6 HP',
  'foes.csv':
    'name,hp,AC,Str,Mood,notes\r\n"Say ""boo""",7,13,8,"sour, mostly","two\nlines"\r\nRat,1\r\nBat,x,0,1,a,b,c\r\n,3,1,1,,\r\n',
  'foes.tsv': 'Name\tHP\tBewegung\nKönig\t22\t1,5\n"open\t3\t1\nOgre\t30\t9\n',
}

const be16 = (n: number) => [n >> 8, n & 255]
const le16 = (n: number) => [n & 255, n >> 8]
const le24 = (n: number) => [...le16(n & 0xffff), n >> 16]
const le32 = (n: number) => [...le16(n & 0xffff), ...le16(n >>> 16)]
const letters = (text: string) => [...Buffer.from(text)]
const riff = (chunk: string, data: readonly number[]) => {
  const body = [...letters('WEBP'), ...letters(chunk), ...le32(data.length), ...data]
  return [...letters('RIFF'), ...le32(body.length), ...body]
}
const filled = (n: number) => Array.from({ length: n }, () => 7)

/** A JPEG as far as its header goes: a segment, fill bytes, a marker that stands alone, tables, a frame, the scan and the end. */
const jpeg = [
  [0xff, 0xd8, 0xff, 0xe0, ...be16(6), ...filled(4)],
  [0xff, 0xff, 0x01, 0xff, 0xd0],
  [0xff, 0xc4, ...be16(4), 9, 9],
  [0xff, 0xc2, ...be16(11), 8, ...be16(300), ...be16(200), 1, 1, 0x11, 0],
  [0xff, 0xda, ...be16(4), 0, 0, 1, 2, 3, 0xff, 0xd9],
].flat()

/** Pictures, byte by byte. */
export const pictures: Readonly<Record<string, readonly number[]>> = {
  'scan.jpg': jpeg,
  'lossy.webp': riff('VP8 ', [...filled(3), 0x9d, 0x01, 0x2a, ...le16(0x4000 | 320), ...le16(240), ...filled(6)]),
  'lossless.webp': riff('VP8L', [0x2f, ...le32(((63 << 14) | 127) >>> 0), ...filled(9)]),
  'extended.webp': riff('VP8X', [0, 0, 0, 0, ...le24(999), ...le24(499), ...filled(4)]),
}
