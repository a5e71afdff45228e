import { expect, it } from 'vitest'
import { RECORD_VERSION, readRecordMessage, type RecordMessage } from './messages'
import { grid } from './testing/windows'
import { input } from './testing/tables'
import { collect } from './collect'
import { readEdition, whyUnread } from './readEdition'
import { writeEdition } from './edition'

/** Of this version are the oldest records that are read (`test/older/editions`). */
const OLDEST = 3

/** What a screen is sent of one moment. */
async function sent(): Promise<RecordMessage> {
  const [first] = await collect([{ map: grid, input }], { theme: 'dark' }, { cut: () => Promise.resolve([]) })
  return first!
}

it('a picture of any size is in the file byte for byte', async () => {
  const message = await sent()
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7 + (i >> 8)) % 256)
  const file = await writeEdition([
    { ...message, pictures: [{ name: '0000000a', blob: new Blob([bytes], { type: 'image/png' }) }] },
  ])
  const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const { pictures } = JSON.parse(text.split('\n')[1]!) as { pictures: { type: string; data: string }[] }
  expect(pictures[0]!.type).toBe('image/png')
  expect(Buffer.from(pictures[0]!.data, 'base64').equals(Buffer.from(bytes))).toBe(true)
  expect(await readEdition(file)).toHaveLength(1)
})

it('a moment in which nothing changes for the players leaves nothing; another map is another moment', async () => {
  const cut = () => Promise.resolve([])
  const again = { map: grid, input: structuredClone(input) }
  expect(await collect([{ map: grid, input }, again], { theme: 'dark' }, { cut })).toHaveLength(1)
  const other = { ...grid, name: 'other' } as typeof grid
  const titled = { ...input, table: { ...input.table, title: 'Later' } } as typeof input
  const found = await collect(
    [
      { map: grid, input },
      { map: other, input: titled },
    ],
    { theme: 'dark' },
    { cut },
  )
  expect(found).toHaveLength(2)
})

it.each(['dark', 'light'] as const)('an edition in %s is so at every moment', async theme => {
  const moments = ['One', 'Two'].map(title => ({ map: grid, input: { ...input, table: { ...input.table, title } } }))
  const found = await collect(moments, { theme }, { cut: () => Promise.resolve([]) })
  expect(found.map(({ record }) => record!.theme)).toEqual([theme, theme])
})

it('a message without a record says that no fight is open; one whose record is none is no message', async () => {
  const message = { ...(await sent()), fray: 'record' as const }
  expect(message.version).toBe(RECORD_VERSION)
  expect(readRecordMessage({ ...message, record: null })).toMatchObject({ record: null })
  expect(readRecordMessage(message)).toEqual(message)
  for (const wrong of [
    null,
    7,
    {},
    { ...message, record: {} },
    { ...message, version: 'x' },
    { ...message, pictures: null },
  ])
    expect(readRecordMessage(wrong)).toBeNull()
})

it('a file that is no edition, of another kind, of another version, damaged or empty is none', async () => {
  const message = await sent()
  const lines = (await unpacked(await writeEdition([message, message]))).split('\n')
  const read = async (...parts: string[]) => (await readEdition(await packed(parts.join('\n'))))?.length ?? null
  expect(await read(...lines)).toBe(2)
  const [head, moment] = lines as [string, string]
  expect(head, 'files of this version are read for ever').toBe('{"fray":"edition","version":1}')
  const older = JSON.stringify({ ...(JSON.parse(moment) as object), version: OLDEST - 1 })
  const odd = JSON.stringify({ ...(JSON.parse(moment) as object), record: {} })
  expect(await Promise.all([read(head), read(moment), read('{}', moment), read(head, moment.slice(0, -9))])).toEqual(
    Array(4).fill(null),
  )
  expect(
    await Promise.all([read(head, older), read(head, moment, older), read(head, odd), read(head, moment, '')]),
  ).toEqual(Array(4).fill(null))
  expect(await readEdition(new Blob(['no archive']))).toBeNull()
})

it('a file of another version is told from one that is damaged', async () => {
  const [head, moment] = (await unpacked(await writeEdition([await sent()]))).split('\n') as [string, string]
  const of = (version: number) => JSON.stringify({ ...(JSON.parse(moment) as object), version })
  const why = async (...lines: string[]) => whyUnread(await packed(lines.join('\n')))
  expect(await why(head, of(OLDEST - 1))).toBe('older')
  expect(await why(head, moment, of(RECORD_VERSION + 1))).toBe('newer')
  expect(await why('{"fray":"edition","version":2}', moment)).toBe('newer')
  expect(await why(head, moment.slice(0, -9))).toBe('no')
  expect(await whyUnread(new Blob(['no archive']))).toBe('no')
})

const unpacked = (file: Blob) => new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
const packed = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
