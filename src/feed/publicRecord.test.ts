import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PublicTable } from '~/engine'
import { createAliases } from './alias'
import { publicRecord, type FeedInput } from './publicRecord'
import { readRecord } from './record'
import { input, seen, table } from './testing/tables'

function record(change: Partial<FeedInput> = {}) {
  let n = 0
  const aliases = createAliases(() => (n++).toString(16).padStart(8, '0'))
  return publicRecord({ ...input, theme: 'dark', ...change }, { width: 10, height: 10, pictures: [null] }, aliases)
}

/** The same table with a field more in every object of it. */
function withMore(value: unknown, key: string, more: string): unknown {
  if (Array.isArray(value)) return value.map(item => withMore(item, key, more))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([k, v]) => [k, withMore(v, key, more)] as const)
  return { [key]: more, ...Object.fromEntries(entries) }
}

it('what is built is what the players’ page takes', () => {
  expect(readRecord(record())).toEqual(record())
  expect(readRecord(record({ curtain: true }))).toEqual(record({ curtain: true }))
})

it('a field that is not in the list never passes, wherever it stands and whatever it is called', () => {
  const canary = ['can', 'ary'].join('')
  fc.assert(
    fc.property(fc.string(), key => {
      const more = withMore(table, key, canary) as PublicTable
      expect(record({ table: more })).toEqual(record())
    }),
  )
})

it('the players’ page takes no record with a field too many, one missing or one of another kind', () => {
  const sound = record() as unknown as Record<string, unknown>
  expect(readRecord({ ...sound, notes: '' })).toBeNull()
  for (const key of Object.keys(sound)) {
    const { [key]: _, ...rest } = sound
    expect(readRecord(rest)).toBeNull()
    expect(readRecord({ ...sound, [key]: undefined })).toBeNull()
  }
  fc.assert(fc.property(fc.anything(), value => readRecord(value) === null))
})

it('answers are their words and their price, and nothing else', () => {
  const answers = [{ words: 'Dodge', price: 'the reaction', value: 'secret' }]
  expect(record({ answers })).toMatchObject({ now: { answers: [{ words: 'Dodge', price: 'the reaction' }] } })
  expect(JSON.stringify(record({ answers }))).not.toContain('secret')
})

it('no id of the fight is in it', () => {
  const bytes = JSON.stringify(record())
  for (const { id } of [...table.sides, ...table.combatants]) expect(bytes).not.toContain(`"${id}"`)
})

it('places are counted from the corner of what is shown, and nobody has one outside it', () => {
  const shown = [
    { x: 1, y: 1, width: 2, height: 2 },
    { x: 4, y: 0, width: 2, height: 3 },
  ]
  expect(record({ seen: seen(shown) })).toMatchObject({
    map: {
      width: 5,
      height: 3,
      shown: [
        { x: 0, y: 1 },
        { x: 3, y: 0 },
      ],
    },
    combatants: [{ at: { x: 0, y: 1 } }, { at: { x: 1, y: 2 } }, { at: { x: 3, y: 1 } }, { at: null }],
  })
})

it('a large token is seen as soon as one of its squares is', () => {
  const combatants = [{ ...table.combatants[0]!, cell: 0, size: 2 }]
  expect(record({ table: { ...table, combatants } })).toMatchObject({ combatants: [{ at: { x: -1, y: -1 } }] })
})

it('where nothing is shown there is no map and no place', () => {
  expect(record({ seen: seen([]) })).toMatchObject({
    map: null,
    combatants: table.combatants.map(() => ({ at: null })),
  })
})

it('what is remembered is told apart from what is seen, and nobody is there', () => {
  const squares = { x: 4, y: 1, width: 1, height: 1 }
  const remembered = { ...seen([{ x: 1, y: 1, width: 3, height: 5 }]), remembered: [squares] }
  expect(record({ seen: remembered })).toMatchObject({
    map: { width: 4, height: 5, shown: [{ x: 0, y: 0 }], remembered: [{ x: 3, y: 0, width: 1, height: 1 }] },
    combatants: [{ at: { x: 0, y: 0 } }, { at: { x: 1, y: 1 } }, { at: null }, { at: null }],
  })
})

it('from where somebody left the map is counted from the same corner, also where it is only remembered, and not told beyond', () => {
  const [first, second, third, fourth] = table.combatants
  const told = record({
    seen: { ...seen([{ x: 1, y: 1, width: 2, height: 2 }]), remembered: [{ x: 4, y: 1, width: 1, height: 1 }] },
    left: new Map([
      [first!.id, 11],
      [second!.id, 14],
      [third!.id, 55],
    ]),
  })
  expect(fourth).toBeDefined()
  expect(told).toMatchObject({
    combatants: [{ left: { x: 0, y: 0 } }, { left: { x: 3, y: 0 } }, { left: null }, { left: null }],
  })
})

it('walls, areas, ground, zones and ways are told from the same corner, in the fields that are listed and no others', () => {
  const wall = { x1: 2048, y1: 1024, x2: 2048, y2: 3072, kind: 'door' as const, open: true, name: 'secret' }
  const area = { name: 'Fire', badge: 2, squares: [{ x: 2, y: 2, width: 1, height: 1 }], notes: 'secret' }
  const squares = [{ x: 3, y: 1, width: 2, height: 1 }]
  const floor = { kind: 'cover' as const, squares, notes: 'secret' }
  const zone = { name: 'Yard', squares, id: 'secret' }
  const way = { who: 'c-1', badge: 0, size: 1, cells: [21, 11], notes: 'secret' }
  const [first, ...others] = table.combatants
  const told = record({
    table: { ...table, combatants: [{ ...first!, turn: 'spent' }, ...others] },
    seen: {
      ...input.seen,
      walls: [wall],
      areas: [area],
      ground: [floor],
      zones: [zone],
      trails: [way, { ...way, who: 'c-77' }, { ...way, who: 'c-2' }],
    },
  })
  expect(told).toMatchObject({
    map: {
      walls: [{ x1: 1024, y1: 0, x2: 1024, y2: 2048, kind: 'door', open: true }],
      areas: [{ name: 'Fire', badge: 2, squares: [{ x: 1, y: 1 }] }],
      ground: [{ kind: 'cover', squares: [{ x: 2, y: 0, width: 2, height: 1 }] }],
      zones: [{ name: 'Yard', squares: [{ x: 2, y: 0, width: 2, height: 1 }] }],
      // Of somebody who is not there for the players no way is told, nor of who has not acted yet: that is the one of the round before.
      trails: [
        {
          badge: 0,
          size: 1,
          at: [
            { x: 0, y: 1 },
            { x: 0, y: 0 },
          ],
        },
      ],
    },
  })
  expect(JSON.stringify(told)).not.toContain('secret')
  expect(readRecord(told)).toEqual(told)
})

it('faces go by the names that are sent, each drawing once; without them letters are shown', () => {
  const names: string[] = []
  const faceOf = (name: string) => {
    names.push(name)
    return name.startsWith('Guard') ? 'M1 1' : name === 'Roland' ? 'M2 2' : null
  }
  const sent = record({ faceOf })
  if (sent.show !== 'table') throw new Error('a curtain')
  expect(names).toEqual(table.combatants.map(({ name }) => name))
  const shown = sent.combatants.map(({ name, face }) => [name, face === null ? null : sent.faces[face]])
  expect(shown).toEqual(names.map(name => [name, faceOf(name)]))
  expect(new Set(sent.faces).size).toBe(sent.faces.length)
  expect(readRecord(sent)).toEqual(sent)
  expect(record()).toMatchObject({ faces: [], combatants: table.combatants.map(() => ({ face: null })) })
})

it('sounds are on only where the GM has switched them on', () => {
  expect(record({ sounds: true })).toMatchObject({ sounds: true })
  for (const sounds of [false, undefined])
    expect(record({ ...(sounds !== undefined && { sounds }) })).toMatchObject({ sounds: false })
})

it('the end of a fight names everybody by what the players call them, and says nothing of a blow or dice that there were not', () => {
  const [one, other] = table.combatants.map(({ id }) => id)
  const end = {
    rounds: 3,
    seconds: 18,
    holds: [table.sides[0]!.id],
    out: [{ who: other!, how: 'fell' as const, round: 2 }],
    blow: { by: one!, to: other!, n: 7, kind: 'critical' as const, round: 2 },
    unlucky: { who: other!, sides: 20, face: 1, round: 1 },
    lost: [{ label: 'Health', n: 5 }],
  }
  const told = record({ end })
  if (told.show !== 'table') throw new Error('The table is shown.')
  const [first, second] = told.combatants.map(({ id }) => id)
  expect(told.end).toEqual({
    ...end,
    holds: [told.sides[0]!.id],
    out: [{ who: second, how: 'fell', round: 2 }],
    blow: { ...end.blow, by: first, to: second },
    unlucky: { ...end.unlucky, who: second },
  })
  expect(record({ end: { ...end, blow: null, unlucky: null } })).toMatchObject({ end: { blow: null, unlucky: null } })
  expect(readRecord(told)).toEqual(told)
})
