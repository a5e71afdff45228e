import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { packFight } from '~/formats/fight/pack'
import { unpackFight } from '~/formats/fight/unpack'
import { importBytes } from '~/formats/import/importBytes'
import { rulesets } from '~/rulesets'
import { newEncounter } from '~/table'
import { createFiles } from './files'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => ({
  importFile: async (file: File) => importBytes(new Uint8Array(await file.arrayBuffer()), file.name),
}))

/** A kept fight as a file, its rules of this version, with what else stands in its head. */
function fightOf(version: number, more: object = {}): File {
  const kept = unpackFight(new Uint8Array(readFileSync('test/recorded/fights/tiny.fray')), 'tiny.fray')
  if (!kept.ok) throw new Error('The recorded fight cannot be read.')
  const meta = kept.value.meta as { start: { rules: object } }
  const { start } = meta
  const changed = { ...meta, ...more, start: { ...start, rules: { ...start.rules, version } } }
  return new File([packFight({ ...kept.value, meta: changed })], 'later.fray')
}

test('a fight that newer rules have played is refused with both versions; one of today is taken', async () => {
  const files = createFiles(rulesets)
  expect(await files.read(fightOf(1))).toMatchObject({ kind: 'fight' })
  const later = await files.read(fightOf(99))
  expect(later).toMatchObject({ kind: 'refused' })
  expect(later.problems.join()).toContain('played by version 99 of Tiny Tests, and this one has version 1; update Fray')
})

test('a fight whose name is too long comes in with as much of it as there is room for, and that is said', async () => {
  const files = createFiles(rulesets)
  const found = await files.read(fightOf(1, { name: 'The toll bridge '.repeat(150) }))
  expect(found).toMatchObject({ kind: 'fight', problems: [expect.stringContaining('its name is too long')] })
  expect(found.name).toHaveLength(200)
  const short = await files.read(fightOf(1, { name: 'The toll bridge' }))
  expect(short).toMatchObject({ name: 'The toll bridge', problems: [] })
  expect((await files.read(fightOf(1, { name: 7 }))).problems.join()).toContain('has no name')
})

test('a fight of more combatants than Fray is quick with comes in, and that is said', async () => {
  const tiny = await rulesets.find(({ id }) => id === 'tiny')!.load()
  const start = newEncounter(tiny, 'hall')
  const side = { id: 's1', name: 'Rats', badge: 0, show: 'words', more: tiny.state.side.blank() }
  const one = {
    letter: 'R',
    side: 's1',
    cell: null,
    known: 'named',
    gone: false,
    notes: '',
    sheet: tiny.state.sheet.blank(),
  }
  const rats = Array.from({ length: 501 }, (_, i) => [`c${i}`, { ...one, id: `c${i}`, name: `Rat ${i}` }])
  const crowd = { ...start, sides: { s1: side }, combatants: Object.fromEntries(rats), nextId: 600 }
  const grid = { width: 4, height: 4, walls: [], portals: [] }
  const map = { id: 'hall', name: 'Hall', grid, picture: null }
  const meta = { name: 'Rats', ruleset: 'tiny', start: crowd }
  const found = await createFiles(rulesets).read(
    new File([packFight({ meta, map, rows: [], pictures: [] })], 'rats.fray'),
  )
  expect(found).toMatchObject({
    kind: 'fight',
    problems: [expect.stringContaining('has 501 combatants; with more than 500')],
  })
})
