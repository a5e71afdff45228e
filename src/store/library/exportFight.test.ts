import { expect, it } from 'vitest'
import { createLibraryActions } from './libraryActions'

const WHOLE = { record: { name: 'The bridge' }, loss: null }
const RAW = { rows: [] as unknown[], snapshots: [] as unknown[], mirror: [] as unknown[] }

/** The library of one fight that reads like this. */
function library({
  whole,
  raw = RAW,
  problems = [],
  name,
}: {
  whole: object | Error
  raw?: typeof RAW
  problems?: string[]
  name?: string
}) {
  const told: string[] = []
  const failed: unknown[] = []
  const deps = {
    library: {
      readWhole: async () => {
        if (whole instanceof Error) throw whole
        return whole
      },
      readRaw: async () => raw,
      getPicture: async () => undefined,
    },
    files: { pack: async () => ({ file: new Blob(['fight']), problems }) },
    fights: { nameOf: () => name },
    session: {},
    report: {
      notice: (words: string) => told.push(words),
      guard: async (work: () => Promise<void>) => {
        try {
          await work()
        } catch (error) {
          failed.push(error)
        }
      },
    },
  } as unknown as Parameters<typeof createLibraryActions>[0]
  return { told, failed, exported: createLibraryActions(deps).exportFight('f1') }
}
const broken = new Error('A row does not fit.')

it('a fight is a file of its name, and what was lost or is missing is said', async () => {
  const sound = library({ whole: WHOLE })
  expect((await sound.exported)!.name).toBe('The bridge.fray')
  expect(sound.told).toEqual([])
  const lossy = library({ whole: { ...WHOLE, loss: 'The end is lost.' }, problems: ['A picture is missing.'] })
  await lossy.exported
  expect(lossy.told).toEqual(['The end is lost. A picture is missing.'])
  const missing = library({ whole: WHOLE, problems: ['A picture is missing.'] })
  await missing.exported
  expect(missing.told).toEqual(['A picture is missing.'])
})

it.each([
  ['rows', { ...RAW, rows: [1] }],
  ['rows and states', { ...RAW, rows: [1], snapshots: [2] }],
  ['states and the second copy', { ...RAW, snapshots: [2], mirror: [3] }],
  ['the second copy', { ...RAW, mirror: [3] }],
])('one that cannot be read is given as it lies there, and this is said: %s', async (_, raw) => {
  const { exported, told, failed } = library({ whole: broken, raw, name: 'The ford' })
  const file = await exported
  expect(file!.name).toContain('The ford')
  expect([told.length, failed]).toEqual([1, []])
  const unnamed = await library({ whole: broken, raw }).exported
  expect(unnamed!.name).toContain('Fight')
})

it('one of which there is nothing is no file, and why is said', async () => {
  const { exported, failed } = library({ whole: broken })
  expect(await exported).toBeNull()
  expect(failed).toEqual([broken])
})
