import { expect, test } from 'vitest'
import { packBackup, unpackBackup } from '~/formats/backup'
import type { WholeFight } from '~/storage'
import type { Files, GivenFight } from '../fights/files'
import { actions, asGm, useTable } from '../state'
import { openTable } from '../testing/openTable'
import { createBackupActions } from './backupActions'
import { useEntries } from './cards'

/** Fight files as plain JSON: what is asked here is what is taken, not how a file is written. */
function plainFiles(): Files {
  const read = new Map<string, GivenFight>()
  return {
    async pack({ record, map, start, rows, pictures }: WholeFight, kept: (id: string) => Promise<Blob | undefined>) {
      const { name, ruleset } = record
      for (const id of pictures) await kept(id)
      return { file: new Blob([JSON.stringify({ name, ruleset, map, start, rows })]), problems: [] }
    },
    async read(file: File) {
      const text = await file.text()
      if (text === 'a backup') return { kind: 'backup', name: file.name, problems: [] }
      if (!text.startsWith('{')) return { kind: 'refused', name: file.name, problems: ['It is no fight.'] }
      const { map, ...given } = JSON.parse(text)
      const token = `t${read.size}`
      read.set(token, { ...given, map: { ...map, picture: null }, pictures: [] })
      return { kind: 'fight', name: given.name, problems: [], token }
    },
    async fight(token: string) {
      const given = read.get(token)!
      if (!('start' in given)) throw new Error('It is gone from the disk.')
      return given
    },
    packBackup: async (backup: Parameters<Files['packBackup']>[0]) => new Blob([packBackup(backup)]),
    async unpackBackup(file: File) {
      const opened = unpackBackup(new Uint8Array(await file.arrayBuffer()), file.name)
      if (!opened.ok) throw new Error('It is no backup.')
      return { ...opened.value, problems: opened.problems.map(({ what }) => what) }
    },
  } as unknown as Files
}

/** A browser with two fights, in one of which stands Roland; Roland is in the library, and so is a handout with a picture. */
async function filled(files = plainFiles()) {
  const table = await openTable({ files })
  await actions.openFight(table.fights[0])
  asGm('side.add', { name: 'Heroes', show: 'exact' })
  const [side] = Object.keys(useTable.getState().fight!.snapshot.sides)
  asGm('join', { list: [{ name: 'Roland', side: side!, cell: 3 }] })
  const entries = await actions.entries()
  await entries.keepCombatants(Object.keys(useTable.getState().fight!.snapshot.combatants))
  const letter = await entries.make('handout', 'Letter', '')
  await entries.givePicture(letter!, new File(['wax'], 'seal.png'))
  return { ...table, entries, letter: letter! }
}

/** What a backup holds, whatever the ids of its fights. */
async function inside(file: Blob) {
  const { entries, fights: packed, pictures } = await plainFiles().unpackBackup(asFile(file))
  return { entries, fights: packed.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]), pictures }
}

const asFile = (blob: Blob) => new File([blob], 'all.fray')
const kept = () => (useEntries.getState().cards ?? []).map(({ name }) => name).toSorted()
const fights = () =>
  useTable
    .getState()
    .fights.map(({ name }) => name)
    .toSorted()

test('a backup taken into another browser gives it everything, and a backup of that is the same', async () => {
  const { entries } = await filled()
  expect(await entries.backup.latest(), 'none was made here').toBeNull()
  const { file, name, problems } = await entries.backup.make(1_700_000_000_000)
  expect([name, problems]).toEqual(['Fray library.fray', []])
  expect(await entries.backup.latest()).toBe(1_700_000_000_000)
  const wanted = { entries: kept(), fights: fights() }

  await openTable({ files: plainFiles() })
  const other = await actions.entries()
  for (const id of useTable.getState().fights.map(one => one.id)) await actions.deleteForGood(id)
  expect([kept(), fights()]).toEqual([[], []])
  const found = await other.backup.read(asFile(file))
  expect(found.problems).toEqual([])
  expect(found.entries.map(({ standing }) => standing)).toEqual(['new', 'new'])
  expect(found.fights.map(({ standing }) => standing)).toEqual(['new', 'new'])
  expect(found.pictures).toHaveLength(1)
  expect([kept(), fights()], 'a look into it changes nothing').toEqual([[], []])
  expect(await other.backup.take(found, false)).toEqual({ count: 4, problems: [] })
  expect({ entries: kept(), fights: fights() }).toEqual(wanted)
  const again = await other.backup.make(1)
  expect(await inside(again.file)).toEqual(await inside(file))
})

test.each([
  ['deleted for good', (id: string) => actions.deleteForGood(id)],
  ['put into the trash', (id: string) => actions.trashFight(id)],
])('a fight that was %s comes back out of a backup with all that was played, and only once', async (_, away) => {
  const { entries, fights: ids } = await filled()
  const { file } = await entries.backup.make(1)
  await away(ids[0])
  expect(fights()).toEqual(['B'])
  const found = await entries.backup.read(asFile(file))
  expect(Object.fromEntries(found.fights.map(({ name, standing }) => [name, standing]))).toEqual({
    A: 'new',
    B: 'same',
  })
  expect(await entries.backup.take(found, false)).toEqual({ count: 1, problems: [] })
  const back = useTable.getState().fights.find(({ name }) => name === 'A')!
  await actions.openFight(back.id)
  const { fight, trouble } = useTable.getState()
  expect(trouble).toBeNull()
  expect(Object.values(fight!.snapshot.combatants).map(({ name }) => name)).toEqual(['Roland'])
  const again = await entries.backup.read(asFile(file))
  expect(again.fights.map(({ standing }) => standing)).toEqual(['same', 'same'])
})

test('what is here as it was is the same and not taken; what has changed is put back where that is wanted, a fight beside its like', async () => {
  const { entries, letter, fights: ids } = await filled()
  const { file } = await entries.backup.make(1)
  const same = await entries.backup.read(asFile(file))
  expect([...same.entries, ...same.fights].map(({ standing }) => standing)).toEqual(['same', 'same', 'same', 'same'])
  expect(await entries.backup.take(same, true)).toEqual({ count: 0, problems: [] })

  await entries.edit(letter, () => ({ name: 'Old letter' }))
  expect(asGm('side.add', { name: 'Foes', show: 'words' })).toBe(true)
  await actions.openFight(ids[1])
  const found = await entries.backup.read(asFile(file))
  expect(found.entries.find(({ entry }) => entry.id === letter)).toMatchObject({ standing: 'changed' })
  expect(found.fights.find(({ id }) => id === ids[0])).toMatchObject({ standing: 'changed', name: 'A' })
  expect((await entries.backup.take(found, false)).count, 'the fight alone').toBe(1)
  expect(kept()).toContain('Old letter')
  expect(fights()).toHaveLength(3)
  expect(fights()).toEqual(expect.arrayContaining(['A', 'B']))
  expect((await entries.backup.take({ ...found, fights: [] }, true)).count).toBe(1)
  expect(kept()).toEqual(['Letter', 'Roland'])
})

test('what cannot be read is missing in a backup, and the backup says so', async () => {
  const table = await filled()
  table.break('readWhole')
  const { problems, file } = await table.entries.backup.make(1)
  expect(problems).toHaveLength(2)
  for (const words of problems) expect(words).toMatch(/[“"][AB][”"]/)
  const found = await table.entries.backup.read(asFile(file))
  expect([found.entries.length, found.fights.length]).toEqual([2, 0])
})

test('a fight in it that is none is named, and what is no entry is left out with its number', async () => {
  const { entries } = await filled()
  const odd = new Blob([
    packBackup({
      entries: [{ id: 'x' }],
      fights: [{ id: 'f', name: 'Bridge', bytes: new TextEncoder().encode('no') }],
      pictures: [],
    }),
  ])
  const found = await entries.backup.read(asFile(odd))
  expect(found.entries).toEqual([])
  expect(found.problems.join()).toContain('1')
  expect(await entries.backup.take(found, false)).toEqual({
    count: 0,
    problems: ['The fight “Bridge” was left out. It is no fight.'],
  })
  await expect(entries.backup.read(asFile(new Blob(['?'])))).rejects.toThrow('It is no backup.')
})

test('a backup of 200 fights with three bad pages brings 197, and names the three with the reason', async () => {
  const { entries } = await filled()
  const { file } = await entries.backup.make(1)
  const [sound] = (await plainFiles().unpackBackup(asFile(file))).fights
  const bad: Record<number, string> = { 0: 'a newer fight', 99: 'a backup', 198: '{"name":"98"}' }
  const packed = Array.from({ length: 200 }, (_, i) => {
    const bytes = bad[i] === undefined ? sound!.bytes : new TextEncoder().encode(bad[i])
    return { id: `f${String(i).padStart(3, '0')}`, name: `Evening ${i}`, bytes }
  })
  const found = await entries.backup.read(asFile(new Blob([packBackup({ entries: [], fights: packed, pictures: [] })])))
  expect(await entries.backup.take(found, false)).toEqual({
    count: 197,
    problems: [
      'The fight “Evening 0” was left out. It is no fight.',
      'The fight “Evening 99” was left out. Its file holds something else than a fight.',
      'The fight “Evening 198” was left out. It is gone from the disk.',
    ],
  })
  const ids = new Set(useTable.getState().fights.map(({ id }) => id))
  expect(packed.filter(({ id }) => !ids.has(id)).map(({ name }) => name)).toEqual([
    'Evening 0',
    'Evening 99',
    'Evening 198',
  ])
})

test('what of a fight is left out is told when it comes in', async () => {
  const files = plainFiles()
  const read = async (file: File) => ({ ...(await files.read(file)), problems: ['Its map comes without a picture.'] })
  const { entries } = await filled({ ...files, read } as Files)
  const { file } = await entries.backup.make(1)
  for (const { id } of useTable.getState().fights) await actions.deleteForGood(id)
  const found = await entries.backup.read(asFile(file))
  expect(await entries.backup.take(found, false)).toEqual({
    count: 2,
    problems: ['Its map comes without a picture.', 'Its map comes without a picture.'],
  })
})

test('entries that cannot be read are counted, and those that can are in it by their ids', async () => {
  const backupOf = async (...ids: string[]) => {
    const entries = {
      cards: { value: ids.map(id => ({ id })) },
      read: async (id: string) =>
        id.startsWith('lost') ? Promise.reject(new Error('lost')) : { id, rev: 3, name: id },
    }
    const library = { listFights: async () => [], setPreference: async () => undefined }
    const files = plainFiles()
    const packed: unknown[] = []
    const noting = {
      ...files,
      packBackup: async (all: { entries: unknown[] }) => (packed.push(...all.entries), new Blob()),
    }
    const { problems } = await createBackupActions({ entries, library, files: noting } as never).make(1)
    return { problems, packed }
  }
  expect(await backupOf('b', 'a')).toEqual({
    problems: [],
    packed: [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b' },
    ],
  })
  const { problems, packed } = await backupOf('lost1', 'a', 'lost2')
  expect([problems.length, packed]).toEqual([1, [{ id: 'a', name: 'a' }]])
  expect(problems[0]).toContain('2')
})

test('the latest backup is the one whose time was kept, and none where no time was', async () => {
  const latest = (kept?: string) => {
    const library = { preferences: async () => new Map(kept === undefined ? [] : [['latest backup', kept]]) }
    return createBackupActions({ library } as never).latest()
  }
  expect(await Promise.all([latest(), latest('soon'), latest('0'), latest('1'), latest('1700')])).toEqual([
    null,
    null,
    null,
    1,
    1700,
  ])
})
