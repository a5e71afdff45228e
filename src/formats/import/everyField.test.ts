import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OF_NO_USE } from '../../../test/fields/ofNoUse'
import { unreadFields } from '../../../test/fields/unreadFields'
import {
  bestiary,
  cairnPages,
  dungeon,
  foundryActors,
  improvedInitiative,
  table,
} from '../../../test/fixtures/creatures'
import { foundryFields, oldFoundryFields } from '../../../test/fixtures/foundryScene'
import { uvttFields } from '../../../test/fixtures/uvtt'
import { isLong } from '../../../test/long'

const asJson = (content: unknown) => JSON.stringify(content)

function expectEveryField(format: string, content: unknown, name: string, write = asJson): void {
  const { all, read, unread } = unreadFields(content, write, name)
  const dropped = unread.filter(path => !OF_NO_USE[format]!.some(pattern => pattern.test(path)))
  expect(dropped, `${read} of ${all} are read`).toEqual([])
  expect(read).toBeGreaterThan(all / 10)
}

/** An actor with what those of other tests have not: sizes, a stance, damage with its kind. */
const sized = [
  {
    name: 'Imp',
    system: {
      abilities: { str: { value: 6 }, cha: { value: 14 } },
      attributes: { hp: { value: 5, max: 10 }, movement: { walk: 20, fly: 40 } },
      traits: { size: 'tiny' },
    },
    prototypeToken: { width: 0.5, height: 3, disposition: 1 },
    items: [
      { name: 'Sting', type: 'weapon', system: { damage: { parts: [['1d4 + @mod', 'piercing']], versatile: '1d6' } } },
      { name: 'Bite', type: 'weapon', system: { damage: { base: { number: 2, denomination: 6, types: ['fire'] } } } },
    ],
  },
  {
    name: 'Sprite',
    system: {
      attributes: { hp: { max: 7 }, ac: { value: 15 } },
      saves: { will: { value: 4 } },
      traits: { size: { value: 'sm' }, value: ['fey'] },
    },
    prototypeToken: { disposition: 0 },
    items: [{ name: 'Dart', type: 'ranged', system: { damageRolls: { a: { damage: '1d4', damageType: 'poison' } } } }],
  },
]

describe('each word and number of a file comes in, or the GM is told of it', () => {
  it.each([
    ['improved-initiative', improvedInitiative],
    ['foundry-actor', foundryActors],
    ['foundry-actor', sized],
    ['5etools', bestiary],
    ['one-page-dungeon', dungeon],
    ['foundry-scene', foundryFields()],
    ['foundry-scene', oldFoundryFields()],
    ['uvtt', { ...uvttFields({ width: 24, height: 16, pixelsPerSquare: 4 }), image: undefined }],
  ] as const)('%s', (format, content) => {
    expectEveryField(format, content, 'file')
  })

  it.each([
    ['Cairn pages', 'cairn-statline', cairnPages],
    ['a table', 'cairn-statline', table],
  ] as const)('%s', (_, format, text) => {
    expectEveryField(format, { text }, 'file', asText)
  })
})

/** A page in its two parts. */
function page(text: string): { head: string; text: string } {
  const [head = ''] = /^---[\s\S]*?\n---/.exec(text) ?? []
  return { head, text: text.slice(head.length) }
}

const asText = (content: unknown) => Object.values(content as object).join('')

const samples = process.env.FRAY_SAMPLES ?? ''
/** Files that take longer are counted in the long run. */
const SMALL = 4000

describe.runIf(samples !== '')('and so does each of the real ones', () => {
  for (const format of samples === '' ? [] : Object.keys(OF_NO_USE))
    for (const name of readdirSync(join(samples, format))) {
      const text = readFileSync(join(samples, format, name), 'utf8')
      it.runIf(isLong || text.length < SMALL)(`${format}/${name}`, { timeout: 120_000 }, () => {
        if (name.endsWith('.md')) return expectEveryField(format, page(text), name, asText)
        if (name.endsWith('.db')) {
          const lines = text.trim().split('\n')
          return expectEveryField(
            format,
            lines.map(line => JSON.parse(line) as unknown),
            name,
            all => (all as unknown[]).map(asJson).join('\n'),
          )
        }
        const content = JSON.parse(text) as object
        const image: unknown = Reflect.get(content, 'image')
        // A picture that is embedded has no words.
        if (typeof image !== 'string' || image.length < 1000) return expectEveryField(format, content, name)
        Reflect.deleteProperty(content, 'image')
        expectEveryField(format, content, name, rest => asJson({ ...(rest as object), image }))
      })
    }
})
