import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { rulesets } from '~/rulesets'
import { useEntries } from '~/store/entries/useEntries'
import type { FileFound } from '~/store/fights/files'
import { actions, useTable } from '~/store/state/useTable'
import { openTable } from '~/store/testing/openTable'
import { makePng } from '../../test/fixtures/png'
import { tamperedBytes, tamperedCreatures, tamperedMaps } from '../../test/fixtures/tamperedFiles'
import { runs, SEED } from '../../test/long'
import { createFiles } from './files'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => import('./testing/worker'))
vi.mock('~/formats/worker/exportFight', () => import('./testing/worker'))

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

/** Everything of the window that a file could change. */
const shown = () => [JSON.stringify(useTable.getState()), JSON.stringify(useEntries.getState())]

it(
  `of a file that was tampered with nothing is kept, in no fight and on no page, before the GM takes it (seed ${SEED})`,
  { timeout: runs(60_000, 14_400_000) },
  async () => {
    const table = await openTable({ files: createFiles(rulesets) })
    await actions.openFight(table.fights[0])
    const { make, keepParty, backup } = await actions.entries()
    await make('encounter here', 'Ambush', '')
    await keepParty('The party', [])
    const { file } = await backup.make(0)
    const bytes = {
      picture: makePng(12, 8),
      fight: readFileSync('test/recorded/fights/tiny.fray'),
      backup: new Uint8Array(await file.arrayBuffer()),
    }
    // Their checksums find any damage: now and then one is sound.
    const ofBytes = Object.entries(bytes).map(([kind, sound]) => {
      const whole = fc.constant(new Uint8Array(sound))
      return [kind, fc.oneof({ weight: 3, arbitrary: tamperedBytes(sound) }, whole)] as const
    })
    for (const [kind, tampered] of [...Object.entries({ ...tamperedCreatures, ...tamperedMaps }), ...ofBytes]) {
      const [kept, state] = [table.kept(), shown()]
      const seen = new Set<string>()
      await fc.assert(
        fc.asyncProperty(tampered, fc.constantFrom(...rulesets), async (mutant, { id }) => {
          seen.add(await preview(new File([mutant], 'mutant.dat'), id))
          expect(table.kept()).toBe(kept)
          expect(shown()).toEqual(state)
        }),
        RUNS,
      )
      expect([...seen], `of ${kind} nothing was read at all`).not.toEqual(['refused'])
    }
  },
)

it('the check sees what is taken: a file that the GM has taken is kept', async () => {
  const table = await openTable({ files: createFiles(rulesets) })
  await actions.openFight(table.fights[0])
  const [kept, state] = [table.kept(), shown()]
  const found = await actions.readFile(new File([JSON.stringify({ Name: 'Wolf', HP: { Value: 9 } })], 'wolf.json'))
  if (found.kind !== 'creatures') throw new Error(found.kind)
  const { files } = await actions.entries()
  await files.keep({ system: rulesets[0]!.id, creatures: found.creatures })
  expect(table.kept()).not.toBe(kept)
  expect(shown()).not.toEqual(state)
})
