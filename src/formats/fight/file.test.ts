import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePng } from '../../../test/fixtures/png'
import { checkFight, type Check } from './check'
import { crc32 } from '../bytes'
import { CHECKS_ENTRY, type FightFile } from './file'
import { limits } from '../report/limits'
import { packFight } from './pack'
import { problemSentence } from '../report/problem'
import { unpackFight } from './unpack'

const picture = { id: 'a1-b2', type: 'image/png', bytes: new Uint8Array(makePng(4, 4)) } as const
const fight: FightFile = {
  meta: { name: 'The bridge' },
  map: { width: 8 },
  rows: [{ n: 1 }, { n: 2, text: 'two\nlines' }, 'three'],
  pictures: [picture],
}

type Entries = Record<string, Uint8Array>

/** The fight's own part, with one picture of this name. */
const named = (id: string, version = 1) =>
  strToU8(JSON.stringify({ format: 'fray fight', version, pictures: [{ id, type: 'image/png' }] }))

/** Packs the fight, lets `change` alter its entries, and packs them again as a plain zip. */
function repacked(change: (entries: Entries) => void): Uint8Array {
  const entries = unzipSync(packFight(fight))
  change(entries)
  return zipSync(entries)
}

/** Repacked by somebody who wrote its checks anew: they hold for whatever is in it. */
function resealed(change: (entries: Entries) => void): Uint8Array {
  return repacked(entries => {
    change(entries)
    const files = Object.entries(entries)
      .filter(([name]) => name !== CHECKS_ENTRY)
      .map(([name, bytes]) => ({ name, bytes: bytes.length, crc32: crc32(bytes) }))
    entries[CHECKS_ENTRY] = strToU8(JSON.stringify({ files }))
  })
}

function refusal(bytes: Uint8Array): string {
  const result = unpackFight(new Uint8Array(bytes), 'bridge.fray')
  return result.ok ? 'it was taken' : result.problems.map(problemSentence).join('\n')
}

function entriesAs(entries: Record<string, string>): Uint8Array {
  const zippable: Zippable = {}
  for (const [name, text] of Object.entries(entries)) zippable[name] = strToU8(text)
  return zipSync(zippable)
}

/** The archive with the entries of another behind its own. */
function withEntriesOf(archive: Uint8Array, other: Uint8Array): Uint8Array {
  const entriesEnd = (zip: Uint8Array) => new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - 22 + 16, true)
  const at = entriesEnd(archive)
  return new Uint8Array([...archive.subarray(0, at), ...other.subarray(0, entriesEnd(other)), ...archive.subarray(at)])
}

describe('a fight in one file', () => {
  it('comes back as it went in', () => {
    expect(unpackFight(packFight(fight), 'bridge.fray')).toEqual({ ok: true, value: fight, problems: [] })
  })

  it('comes back whatever its rows hold', () => {
    const rows = fc.array(fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__')))
    fc.assert(
      fc.property(rows, written => {
        const plain: unknown[] = JSON.parse(JSON.stringify(written))
        const back = unpackFight(packFight({ ...fight, rows: plain }), 'bridge.fray')
        expect(back.ok && back.value.rows).toEqual(plain)
      }),
    )
  })

  it('comes back without rows, map and pictures', () => {
    const bare: FightFile = { meta: undefined, map: undefined, rows: [], pictures: [] }
    expect(unpackFight(packFight(bare), 'bridge.fray')).toEqual({ ok: true, value: bare, problems: [] })
  })

  it('is packed into the same bytes every time', () => {
    expect(packFight(fight)).toEqual(packFight(structuredClone(fight)))
  })

  it('comes back after another program packed it again, in another order, with a note beside it', () => {
    const shuffled = repacked(entries => {
      const own = entries['fight.json'] ?? new Uint8Array()
      delete entries['fight.json']
      entries['../../note.txt'] = strToU8('mine')
      entries['fight.json'] = own
    })
    expect(unpackFight(new Uint8Array(shuffled), 'bridge.fray')).toEqual({ ok: true, value: fight, problems: [] })
  })

  it('is never packed under a name that could climb out of its folder', () => {
    expect(() => packFight({ ...fight, pictures: [{ ...picture, id: '../etc' }] })).toThrow(RangeError)
  })
})

describe('a fight file is refused', () => {
  it('when a newer Fray made it', () => {
    const newer = entriesAs({ 'fight.json': '{"format":"fray fight","version":4,"anything":"else"}' })
    expect(refusal(newer)).toBe('bridge.fray: was made by a newer Fray (file version 4; this Fray reads up to 3)')
  })

  it.each([
    ['it is another zip', entriesAs({ 'map.dd2vtt': '{}' }), 'is a zip archive, but not a fight made by Fray'],
    ['its stamp is another', entriesAs({ 'fight.json': '{"format":"x","version":1}' }), 'not a fight made by Fray'],
    ['its first part is no JSON', entriesAs({ 'fight.json': '{' }), 'bridge.fray, fight.json: is incomplete'],
    ['a row was changed', repacked(e => void (e['journal.jsonl'] = strToU8('{"n":2}\n'))), 'journal.jsonl: is damaged'],
    ['its journal is missing', repacked(e => void delete e['journal.jsonl']), 'journal.jsonl: is missing'],
    ['its checks are missing', repacked(e => void delete e['checks.json']), 'checks.json: is missing'],
    ['a picture is missing', repacked(e => void delete e['pictures/a1-b2.png']), 'pictures/a1-b2.png: is missing'],
    ['a picture was added', repacked(e => void (e['pictures/c.png'] = strToU8('x'))), 'pictures/c.png: is not among'],
    ['its end is cut off', packFight(fight).slice(0, 250), 'incomplete'],
  ])('when %s', (_, bytes, sentence) => {
    expect(refusal(bytes)).toContain(sentence)
  })

  it.each([
    ['its journal is left out', (e: Entries) => void delete e['journal.jsonl'], 'journal.jsonl: is missing'],
    ['a picture is left out', (e: Entries) => void delete e['pictures/a1-b2.png'], 'a1-b2.png: is missing'],
    [
      'its last row has no end',
      (e: Entries) => void (e['journal.jsonl'] = strToU8('{}\n{}')),
      'its last row has no end',
    ],
    ['a row is no JSON', (e: Entries) => void (e['journal.jsonl'] = strToU8('{}\n{\n')), 'journal.jsonl, row 2: is'],
    [
      'a picture is none',
      (e: Entries) => void (e['pictures/a1-b2.png'] = strToU8('text')),
      'a1-b2.png: is not a picture',
    ],
    ['a picture is called otherwise', (e: Entries) => void (e['fight.json'] = named('../a')), 'is not a plain name'],
    ['its version is none', (e: Entries) => void (e['fight.json'] = named('a', 0)), 'is less than 1'],
  ])('when it was crafted so that its checks hold and %s', (_, change, sentence) => {
    expect(refusal(resealed(change))).toContain(sentence)
  })

  it('not when its checks were written anew for what it has, nor when it has no row', () => {
    expect(refusal(resealed(() => undefined))).toBe('it was taken')
    expect(refusal(resealed(e => void (e['journal.jsonl'] = new Uint8Array())))).toBe('it was taken')
  })

  it('when more comes out of it than its size allows, counted while it is unpacked', () => {
    const bomb = repacked(entries => void (entries['journal.jsonl'] = new Uint8Array(20 * 1024 * 1024)))
    expect(bomb.length).toBeLessThan(100_000)
    expect(refusal(bomb)).toContain(
      `unpacks to more than ${limits.unpackedRatio.most} times its packed size, which is the limit`,
    )
  })

  it('when it holds thousands of files', () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n${index}`, '']))
    expect(refusal(entriesAs(many))).toContain('more than 2,000 files in one archive')
  })

  it('when it holds two fights', () => {
    expect(refusal(withEntriesOf(packFight(fight), packFight(fight)))).toBe(
      'bridge.fray: holds two fights: fight.json is in it twice, and which is meant cannot be told. Import each fight from a file of its own',
    )
  })

  it.each([
    [{ 'a.fray': '' }, 'is a zip archive around a fight (“a.fray”). Unpack it and import that file'],
    [{ 'a.fray': '', 'old/b.FRAY': '', '__MACOSX/._a.fray': '' }, 'around fights (“a.fray”, “old/b.FRAY”). Unpack it'],
    [
      { 'a.fray': '', 'b.fray': '', 'c.fray': '', 'd.fray': '' },
      '“c.fray” and more). Unpack it and import each of them',
    ],
  ])('when the fights are files inside it: %j', (entries, sentence) => {
    expect(refusal(entriesAs(entries))).toContain(sentence)
  })
})

it('of another part that is there twice the first counts, and that is pointed out', () => {
  const again = zipSync({ 'journal.jsonl': strToU8('1\n') })
  const result = unpackFight(withEntriesOf(packFight(fight), again), 'bridge.fray')
  expect(result.ok && result.value).toEqual(fight)
  expect(result.problems.map(problemSentence)).toEqual([
    'bridge.fray, journal.jsonl: is in the archive twice; only the first was looked at',
  ])
})

describe("the caller's own checks", () => {
  const takeAll: Check<unknown> = value => ({ ok: true, value })
  const numbered: Check<{ n: number }> = value =>
    typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number'
      ? { ok: true, value: { n: value.n } }
      : { ok: false, what: 'has no number' }

  it('build every record anew', () => {
    const checked = checkFight({ ...fight, rows: fight.rows.slice(0, 2) }, 'bridge.fray', {
      meta: takeAll,
      map: takeAll,
      row: numbered,
    })
    expect(checked.ok && checked.value.rows).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('refuse the file at the first row that fails, by its number', () => {
    const checked = checkFight(fight, 'bridge.fray', { meta: takeAll, map: takeAll, row: numbered })
    expect(checked.problems.map(problemSentence)).toEqual(['bridge.fray, journal row 3: has no number'])
  })
})
