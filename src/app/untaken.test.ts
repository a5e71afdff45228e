import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { rulesets } from '~/rulesets'
import { useEntries } from '~/store/entries/cards'
import type { FileFound } from '~/store/fights/files'
import { actions, useTable } from '~/store/state'
import { openTable } from '~/store/testing/openTable'
import { makePng } from '../../test/fixtures/png'
import { tamperedBytes, tamperedCreatures, tamperedMaps } from '../../test/fixtures/tamperedFiles'
import { runs, SEED } from '../../test/long'
import { createFiles } from './files'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => import('./testing/worker'))
vi.mock('~/formats/worker/importFile', () => import('./testing/worker'))

// Loaded before any test is timed.
await Promise.all(rulesets.map(entry => entry.load()))

const RUNS = { numRuns: runs(20, 10_000), seed: SEED }

/** All that a file's preview asks for before the GM has said a word. */
async function preview(file: File, system: string): Promise<FileFound['kind']> {
  const found = await actions.readFile(file)
  const { files, backup } = await actions.entries()
  if (found.kind === 'creatures') await files.becomes([...found.creatures, ...found.party], system)
  // What of a backup cannot be read is said in its preview.
  if (found.kind === 'backup') await backup.read(file).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
  return found.kind
}

/** What the window shows: another object as soon as anything in it is another. */
const shown = () => [useTable.getState(), useEntries.getState()] as const

/** A window with a fight that is open, and an encounter and a party in the library. */
async function filled() {
  const table = await openTable({ files: createFiles(rulesets) })
  await actions.openFight(table.fights[0])
  const entries = await actions.entries()
  await entries.make('encounter here', 'Ambush', '')
  await entries.keepParty('The party', [])
  await settled(table.kept)
  return { kept: table.kept, entries }
}

/** Second copies are written after the first: nothing has changed for so many steps of the browser. */
async function settled(kept: () => string): Promise<void> {
  let before = kept()
  for (let still = 0; still < 500; still++) {
    await new Promise(resolve => setImmediate(resolve))
    if (kept() === before) continue
    before = kept()
    still = 0
  }
}

/** Checksums find any damage to these: now and then one is sound. */
function nowAndThen(sound: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  return fc.oneof({ weight: 3, arbitrary: tamperedBytes(sound) }, fc.constant(new Uint8Array(sound)))
}

const tampered = {
  ...tamperedCreatures,
  ...tamperedMaps,
  picture: nowAndThen(makePng(12, 8)),
  fight: nowAndThen(readFileSync('test/recorded/fights/tiny.fray')),
}

describe(`of a file that was tampered with nothing is kept, in no fight and on no page, before the GM takes it (seed ${SEED})`, () => {
  it.each(Object.entries(tampered))('%s', async (_, files) => holds(await filled(), files))

  it('backup', async () => {
    const table = await filled()
    const { file } = await table.entries.backup.make(0)
    await settled(table.kept)
    await holds(table, nowAndThen(new Uint8Array(await file.arrayBuffer())))
  })
})

async function holds(
  { kept }: Awaited<ReturnType<typeof filled>>,
  files: fc.Arbitrary<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const [before, state] = [kept(), shown()]
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(files, fc.constantFrom(...rulesets), async (mutant, { id }) => {
      seen.add(await preview(new File([mutant], 'mutant.dat'), id))
      expect(kept()).toBe(before)
      for (const [i, one] of shown().entries()) expect(one).toBe(state[i])
    }),
    RUNS,
  )
  expect([...seen], 'nothing was read at all').not.toEqual(['refused'])
}

it('the check sees what is taken: a file that the GM has taken is kept', async () => {
  const table = await openTable({ files: createFiles(rulesets) })
  await actions.openFight(table.fights[0])
  const [kept, state] = [table.kept(), shown()]
  const found = await actions.readFile(new File([JSON.stringify({ Name: 'Wolf', HP: { Value: 9 } })], 'wolf.json'))
  if (found.kind !== 'creatures') throw new Error(found.kind)
  const { files } = await actions.entries()
  await files.keep({ system: rulesets[0]!.id, creatures: found.creatures })
  expect(table.kept()).not.toBe(kept)
  expect(shown()[1]).not.toBe(state[1])
})
