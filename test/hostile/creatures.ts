import { hostile, mark, type HostileFile } from './hostileFile'

const block = (more: object) => ({
  Name: 'Orc',
  HP: { Value: 7, Notes: '(2d6)' },
  AC: { Value: 13, Notes: '' },
  ...more,
})
const file = (name: string, content: unknown, expect: HostileFile['expect'], says: readonly string[], why: string) =>
  hostile(name, typeof content === 'string' ? content : JSON.stringify(content), expect, says, why)

const NUMBERS = [-5, '12 (2d8+3)', null, 'NaN', 0.1, 2 ** 53, '∞', '١٢', [7], { Value: 7 }, true, '0x10', ' 9 ']

/** Files of creatures that break, lie, repeat or try to run. */
export function hostileCreatures(): HostileFile[] {
  return [
    file(
      'creatures-prototype.json',
      `[{"Name":"Polluter","HP":{"Value":5,"__proto__":{"frayPolluted":true}},"__proto__":{"frayPolluted":true},"constructor":{"prototype":{"frayPolluted":true}}},{"Id":"__proto__","Name":"constructor","HP":{"Value":3}},{"Id":"hasOwnProperty","Name":"toString","HP":{"Value":3}}]`,
      'accept',
      [],
      'Keys and names after built-ins.',
    ),
    file(
      'creatures-markup.json',
      [
        block({ Name: `<img src=x onerror="${mark('1')}">Orc` }),
        block({ Name: `[click](javascript:${mark('2')})`, ImageURL: 'https://canary.invalid/creature.png' }),
        block({
          Description: `<iframe srcdoc="<script>${mark('3')}</script>"></iframe>`,
          ImageURL: `javascript:${mark('4')}`,
        }),
      ],
      'accept',
      [],
      'Markup in names, texts and addresses.',
    ),
    file(
      'creatures-numbers.json',
      [...NUMBERS.map((Value, i) => ({ Name: `Number ${i + 1}`, HP: { Value } })), block({ Name: 'Sound' })],
      'partial',
      ['Number 1', 'HP', 'Number 13'],
      'Hit points that are none.',
    ),
    file(
      'creatures-nameless.json',
      [block({ Name: 'First' }), block({ Name: 'First' }), block({ Name: '' }), block({ Name: ' \u202e ' })],
      'partial',
      ['creature 3: has no name', 'creature 4: has no name'],
      'Names that repeat or are blank.',
    ),
    file(
      'creatures-dice.json',
      [
        '999999999d999999999',
        `1d6${'+1'.repeat(20_000)}`,
        `${'('.repeat(5_000)}1d6`,
        `1d6${' '.repeat(30_000)}!`,
        '0d0',
      ].map(Notes => block({ HP: { Value: 1, Notes } })),
      'partial',
      ['dice'],
      'Dice that loop, overflow or backtrack.',
    ),
    file(
      'creatures-crowd.json',
      Array.from({ length: 10_001 }, () => block({})),
      'refuse',
      ['limit', '10,001'],
      'Too many.',
    ),
    file(
      'creatures-comment.json',
      `// by a fan tool\n[{"Name":"Wolf","HP":{"Value":11},},]\n{"Name":"Bear"}\n`,
      'refuse',
      ['line 1', 'JSON'],
      'A comment, commas too many, a second document.',
    ),
    file('creatures-strings.json', ['Name', 'HP', 7], 'refuse', ['list'], 'A list of words.'),
    file(
      'creatures-tags.json',
      { monster: [{ name: 'Tagged', hp: { average: 4 }, str: 9, ac: [10], action: ['{@hit '.repeat(20_000)] }] },
      'partial',
      ['notes are too long'],
      'Tags in tags in tags.',
    ),
    file(
      'creatures-copies.json',
      {
        monster: [
          { name: 'A', source: 'x', _copy: { name: 'B', source: 'x' } },
          { name: 'B', source: 'x', _copy: { name: 'A', source: 'x' } },
        ],
      },
      'partial',
      ['copy'],
      'Two that are copies of each other.',
    ),
    file(
      'pack-broken.db',
      '{"name":"Rat","type":"npc","items":[],"data":{}}\n{"name":"Bat","ty\n{"name":"Cat","type":"npc","items":[],"data":{}}\n',
      'partial',
      ['line 2', 'incomplete'],
      'A line of a pack that was cut.',
    ),
    file(
      'creatures-formula.csv',
      'name,hp,notes\n"=HYPERLINK(""https://canary.invalid"",""Goblin"")",7,plain\n@SUM(1+1),9,-2+3\n',
      'accept',
      [],
      'Formulas as names.',
    ),
    file(
      'creatures-quotes.csv',
      'name,hp,armour\nOgre,30,1\n"Unclosed,12,0\nRat,1\nBat,1,0,surplus\n"Say ""boo""",4,0\n',
      'partial',
      ['line 3', 'quote'],
      'A quote that never closes.',
    ),
    hostile(
      'creatures-latin1.csv',
      Buffer.from('Name;HP\nK\xf6nig;22\n', 'latin1'),
      'refuse',
      ['encoding', 'UTF-8'],
      'Letters of another encoding.',
    ),
    file(
      'dungeon-endless.json',
      {
        rects: [
          { x: 0, y: 0, w: 1e9, h: 1e9 },
          { x: 0, y: 0, w: 3, h: 3 },
        ],
        doors: [{ x: 1, y: 9, dir: { x: 5, y: 0 }, type: 'x' }],
      },
      'partial',
      ['room 1', 'door 1'],
      'A room without end, and a door that is none.',
    ),
    file(
      'dungeon-apart.json',
      {
        rects: [
          { x: -9000, y: 0, w: 3, h: 3 },
          { x: 9000, y: 0, w: 3, h: 3 },
        ],
        doors: [],
      },
      'refuse',
      ['squares a side', 'limit'],
      'Two rooms a world apart.',
    ),
  ]
}
