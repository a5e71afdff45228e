import { vi } from 'vitest'
import type { Row, Snapshot } from '~/engine'
import type { FightHandle } from '~/storage/fight/fightHandle'
import type { Library } from '~/storage/library/library'
import { openLibrary } from '~/storage/library/openLibrary'
import type { Ports } from '~/storage/ports'
import { entry } from '~/storage/testing/fakes'
import { World } from '~/storage/testing/world'
import { digest } from '../digest'
import type { Shown } from '../shown'

const START = { phase: 'preparation', round: 0 } as unknown as Snapshot
const OPENED = {
  row: 'open',
  command: { type: 'act', by: 'gm' },
  rules: { id: 'toy', version: 1 },
} as const satisfies Row

/** What is done to the storage before it is asked again, by its name. */
export type Harm = (world: World, fight: string) => void

/**
 * An evening with storage: a fight is made, played, copied, renamed, left, opened again, followed and taken over by another window,
 * thrown away and given back. Returns what came of each step, and how each window stood after it.
 *
 * @param sabotage the ports as this evening has them
 * @param harm what happens between the two halves, while no window is open
 */
export async function evening(
  sabotage: (ports: Ports) => Ports,
  harm: Harm = () => {},
): Promise<Readonly<Record<string, Shown>>> {
  const world = new World()
  const steps: Record<string, Shown> = {}
  const windows: { library: Library; fight?: FightHandle }[] = []

  async function step<T>(name: string, what: () => Promise<T> | T): Promise<T | undefined> {
    let outcome: T | undefined
    let said: unknown
    try {
      outcome = await served(world, Promise.resolve(what()))
      said = outcome
    } catch (error) {
      said = `rejected: ${error instanceof Error ? error.message : String(error)}`
    }
    // What was set off and not waited for.
    for (let i = 0; i < 30; i++) {
      world.deliver(0)
      await Promise.resolve()
      await Promise.resolve()
    }
    const stands = windows.map(({ library, fight }) => ({
      notice: library.notice.value,
      ...(fight && { status: fight.status.value, writes: fight.writer, rows: fight.rows.length }),
    }))
    steps[name] = plain({ said: told(said), stands, hint: [world.hinted, world.unsavedHint] })
    return outcome
  }

  const sit = async (name: string) => {
    const library = await step(`${name} opens`, () => openLibrary(world.openTab(sabotage).ports))
    if (library) {
      windows.push({ library })
      steps[`${name} finds`] = plain(library.audit)
    }
    return windows.at(-1)
  }
  const open = async (
    name: string,
    at: { library: Library; fight?: FightHandle },
    id: string,
    how?: 'take over' | 'as it is',
  ) => {
    const opened = await step(name, () => at.library.openFight(id, how))
    if (opened?.kind === 'open') at.fight = opened.fight
    return at.fight
  }
  const play = async (name: string, fight: FightHandle | undefined, ...rows: Row[]) =>
    step(name, async () => {
      const took = fight?.append(rows) ?? false
      await fight?.settled()
      return took
    })

  const one = await sit('one')
  if (!one) return steps
  const { library } = one
  const map = { id: 'm', map: { width: 9 }, pictures: ['p'] }
  const id =
    (await step('creates', () => library.createFight({ name: 'Bridge', ruleset: 'endurance', start: START, map }))) ??
    'none'
  const fight = await open('opens', one, id)
  await play('plays', fight, OPENED, entry(1))
  await step('drafts', () => {
    fight?.saveDraft('note', 'half')
    fight?.keepSnapshot(1, { ...START, phase: 'combat' })
    return fight?.settled()
  })
  await play('plays on', fight, entry(2), entry(3))
  await step('renames', () => library.renameFight(id, 'Ford'))
  await step('copies', () => library.duplicateFight(id, 'Ford 2'))
  await step('names', () => library.freeName('Ford'))
  await step('prefers', async () => [await library.setPreference('theme', 'dark'), ...(await library.preferences())])
  await step('tries again', () => library.retry())
  await step('leaves', () => library.close())
  windows.length = 0
  for (const tab of world.tabs) world.kill(tab)

  harm(world, id)
  const two = await sit('two')
  if (!two) return steps
  await step('lists', () => two.library.listFights())
  const again = await open('opens again', two, id)
  await step('earlier', () => again?.earlier())
  await step('reads drafts', async () => [...((await again?.loadDrafts()) ?? [])])
  await play('plays again', again, entry(4))
  const three = await sit('three')
  if (three && three !== two) {
    await open('follows', three, id)
    await play('plays to who follows', again, entry(5))
    await open('takes over', three, id, 'take over')
    world.answerLate()
    await play('plays on after', three.fight, entry(6))
    await play('plays in vain', again, entry(7))
    world.advance(6_000)
  }
  const last = three ?? two
  await step('reads whole', () => last.library.readWhole(id))
  await step('reads raw', () => last.library.readRaw(id))
  await open('opens as it is', last, id, 'as it is')
  await step('restores', () => last.library.restoreFight(id))
  await step('recovers', () => last.library.recoverFight(id, 'Saved'))
  await step('accepts', () => last.library.acceptLoss())
  await step('throws away', () => last.library.trashFight(id))
  await open('opens from the trash', last, id)
  await step('gives back', () => last.library.giveBackFight(id))
  await step('throws away again', () => last.library.trashFight(id))
  await step('empties', () => last.library.emptyTrash([id]))
  await step('deletes', () => last.library.deleteForGood(id))
  await step('lists at the end', () => last.library.listFights())
  await step('closes', () => last.library.close())
  const left = [...world.records].map(([name, { value }]) => `${name} ${digest(value ?? null)}`)
  steps['is left'] = plain({
    left: left.sort(),
    mirrors: [...world.mirrors].map(([name, lines]) => `${name} ${lines.length}`).sort(),
  })
  return steps
}

/** Serves the world until there is an answer. Time goes by only where nothing else can: what is loaded meanwhile takes none. */
async function served<T>(world: World, answer: Promise<T>): Promise<T> {
  let isDone = false
  const ended = () => {
    isDone = true
  }
  answer.then(ended, ended)
  for (;;) {
    for (let quiet = 0; quiet < 2; quiet++) {
      await new Promise(resolve => setImmediate(resolve))
      if (isDone) return answer
      if (world.deliver(0)) quiet = -1
    }
    await vi.dynamicImportSettled()
    await new Promise(resolve => setImmediate(resolve))
    if (!isDone && !world.deliver(0)) world.advance(100)
  }
}

/** What a step gave, without what is no data. */
function told(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  if ('openFight' in value) return 'a library'
  if ('fight' in value && 'kind' in value) {
    const { fight } = value as { fight: FightHandle }
    return { kind: 'open', rows: fight.rows.length, done: fight.done, record: fight.record, map: fight.map }
  }
  return value
}

const plain = (value: unknown): Shown => JSON.parse(JSON.stringify(value)) as Shown
