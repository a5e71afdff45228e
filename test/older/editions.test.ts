import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RECORD_VERSION } from '~/feed/messages'
import { readEdition, whyUnread } from '~/feed/readEdition'

const FOLDER = join(import.meta.dirname, 'editions')
const edition = (name: string) => readFileSync(join(FOLDER, name))
const momentsOf = async (name: string) => (await readEdition(new Blob([edition(name)]))) ?? []

it('of every version of the record that was released there is a players’ edition', () => {
  const versions = readdirSync(FOLDER).map(name => parseInt(name, 10))
  expect(versions).toEqual(Array.from({ length: RECORD_VERSION - 3 }, (_, i) => i + 3))
})

it.each(readdirSync(FOLDER))('the players’ edition %s opens with all its moments', async name => {
  const moments = await momentsOf(name)
  expect(moments.length).toBeGreaterThan(2)
  for (const { record } of moments) expect(record).toMatchObject({ show: 'table', phase: 'combat' })
})

it('an edition of version 3 has no faces and no rings, and its pools have the colours that they had', async () => {
  const [{ record } = { record: null }] = await momentsOf('3.fray-players')
  expect(record).toMatchObject({
    title: 'The crypt',
    faces: [],
    combatants: [
      {
        name: 'Roland',
        ring: [],
        face: null,
        pools: [
          { label: 'Endurance', cur: 10, max: 10, colour: 'blue' },
          { label: 'Health', colour: 'red' },
          { label: 'Stamina', colour: 'green' },
          { label: 'Focus', colour: 'violet' },
        ],
      },
      { name: 'Guard', pools: [] },
    ],
  })
})

it('a curtain and a pool of another word are read too; what is damaged is none', async () => {
  const [head, moment] = (await unpacked(edition('3.fray-players'))).split('\n') as [string, string]
  const line = JSON.parse(moment) as { record: { combatants: { pools: { label: string }[] }[] } }
  const curtain = { ...line, record: { show: 'curtain', title: 'The crypt', theme: 'dark' } }
  const [one] = line.record.combatants
  one!.pools = [{ ...one!.pools[0]!, label: 'Vigour' }]
  const moments = await readEdition(await packed([head, JSON.stringify(curtain), JSON.stringify(line)].join('\n')))
  expect(moments!.map(({ record }) => record)).toMatchObject([
    curtain.record,
    { combatants: [{ pools: [{ label: 'Vigour', colour: null }] }, {}] },
  ])
  for (const record of [{}, 7, { ...line.record, combatants: null }])
    expect(await whyUnread(await packed([head, JSON.stringify({ ...line, record })].join('\n')))).toBe('no')
})

const through = (bytes: BlobPart, by: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>))
const unpacked = (file: BlobPart) => through(file, new DecompressionStream('gzip')).text()
const packed = (text: string) => through(text, new CompressionStream('gzip')).blob()
