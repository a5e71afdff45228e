import { describe, expect, test } from 'vitest'
import type { Row, Snapshot } from '~/engine'
import type { StoreName } from '../ports'
import { entry } from '../testing/fakes'
import { served } from '../testing/served'
import { World } from '../testing/world'
import type { Library, Opened } from './library'
import { openLibrary } from './openLibrary'

const START = { rules: { id: 'tiny', version: 1 }, board: { map: 'm' }, phase: 'preparation' } as unknown as Snapshot
const OPEN: Row = { row: 'open', command: { type: 'go', by: 'c1' }, rules: { id: 'tiny', version: 1 } }
/** Commands that were played; each is two rows, and a state is kept after this many. */
const PLAYED = 6
const KEPT_AT = 4

/** A fight of six commands, its window closed. Lines: the claim, then two for each command. */
async function played() {
  const world = new World()
  const library = await served(world, openLibrary(world.openTab().ports))
  const map = { id: 'm', map: { walls: 3 }, pictures: ['p'] }
  const id = await served(world, library.createFight({ name: 'Bridge', ruleset: 'tiny', start: START, map }))
  const opened = await served(world, library.openFight(id))
  if (opened.kind !== 'open') throw new Error(opened.words)
  for (let done = 1; done <= PLAYED; done++) {
    opened.fight.append([OPEN, entry(done)])
    if (done === KEPT_AT) opened.fight.keepSnapshot(done, { ...START, phase: 'combat' } as Snapshot)
    await served(world, opened.fight.settled())
  }
  await served(world, library.close())
  return { world, id }
}

type Damage = (world: World, id: string) => void

/** Changes the records of a store that this picks; undefined takes them away. */
function records(store: StoreName, change: (value: unknown, at: number) => unknown): Damage {
  return world => {
    for (const [name, record] of world.records) {
      if (record.store !== store) continue
      const value = change(record.value, Number(record.key[1]))
      if (value === undefined) world.records.delete(name)
      else world.records.set(name, { ...record, value })
    }
    world.durable = new Map(world.records)
  }
}

const both =
  (...all: Damage[]): Damage =>
  (world, id) =>
    all.forEach(damage => damage(world, id))
const gone = () => undefined
const ROW_LOST = records('rows', (value, seq) => (seq === 11 ? undefined : value))
const EXCHANGED: Damage = (world, id) => {
  const at = new Map([...world.records.values()].filter(({ store }) => store === 'rows').map(r => [r.key[1], r.value]))
  records('rows', (value, seq) => (seq === 11 ? at.get(12) : seq === 12 ? at.get(11) : value))(world, id)
}
const NO_START = records('snapshots', (value, seq) => (seq === 0 ? 7 : value))
const NO_STATE = records('snapshots', () => ({ state: 'x' }))
const NO_RECORD = records('fights', gone)
const NO_MAP = records('maps', gone)
const NO_COPY: Damage = world => world.mirrors.clear()
const copy =
  (change: (lines: string[]) => string[]): Damage =>
  (world, id) =>
    void world.mirrors.set(id, change(world.mirrors.get(id) ?? []))
const COPY_WITHOUT_HEADER = copy(([, ...rows]) => ['nonsense', ...rows])
const COPY_CUT = copy(lines => lines.slice(0, 4))

/** Does what the pages offer, first way first; the kinds of what was met. */
async function goOn(world: World, library: Library, id: string): Promise<{ met: string[]; opened: Opened }> {
  const met: string[] = []
  if (library.audit.kind === 'disagreement')
    for (const { fight } of library.audit.fights) {
      met.push('missing')
      await served(world, library.restoreFight(fight))
    }
  let opened = await served(world, library.openFight(id))
  if (opened.kind === 'shorter') {
    met.push('shorter')
    await served(world, library.restoreFight(id))
    opened = await served(world, library.openFight(id))
  }
  if (opened.kind === 'damaged' && opened.copy !== 'none') {
    met.push(opened.copy)
    opened = await served(world, library.openFight(await served(world, library.recoverFight(id, 'Bridge (recovered)'))))
  }
  return { met, opened }
}

describe('whatever is damaged, what is sound comes back, and no way leads back to itself:', () => {
  test.each<[string, Damage, string[], number]>([
    ['a row', ROW_LOST, ['whole'], 6],
    ['two rows exchanged, and no copy', both(EXCHANGED, NO_COPY), ['whole'], 6],
    ['a row, and no copy', both(ROW_LOST, NO_COPY), ['part'], 5],
    [
      'a row before the last state, and no copy',
      both(
        records('rows', (v, seq) => (seq === 3 ? 'x' : v)),
        NO_COPY,
      ),
      [],
      6,
    ],
    ['all rows', records('rows', gone), ['missing'], 6],
    ['a row, and a copy that ends before it', both(ROW_LOST, COPY_CUT), ['part'], 5],
    ['a row, and the header of the copy', both(ROW_LOST, COPY_WITHOUT_HEADER), ['whole'], 6],
    ['the record', NO_RECORD, ['missing'], 6],
    ['a record that is a number', records('fights', () => 7), ['missing'], 6],
    ['the record, and no copy', both(NO_RECORD, NO_COPY), ['missing'], 6],
    ['the record, and a row', both(NO_RECORD, ROW_LOST), ['missing'], 6],
    ['the record, a row, and no copy', both(NO_RECORD, ROW_LOST, NO_COPY), ['missing', 'part'], 5],
    ['the record, and the header of the copy', both(NO_RECORD, COPY_WITHOUT_HEADER), ['missing'], 6],
    ['the map', NO_MAP, ['whole'], 6],
    ['a map that is none', records('maps', v => ({ ...Object(v), sum: undefined, map: { broken: 1 } })), ['whole'], 6],
    ['a map with another sum', records('maps', v => ({ ...Object(v), map: { walls: 4 } })), ['whole'], 6],
    ['the map, and no copy', both(NO_MAP, NO_COPY), ['part'], 6],
    ['the beginning', NO_START, [], 6],
    ['every state', NO_STATE, ['whole'], 6],
    [
      'the beginning, a row, and no copy',
      both(
        NO_START,
        records('rows', (v, s) => (s === 11 ? 'x' : v)),
        NO_COPY,
      ),
      ['part'],
      5,
    ],
    ['record, map and beginning', both(NO_RECORD, NO_MAP, NO_STATE), ['missing'], 6],
  ])('%s', async (_, damage, met, commands) => {
    const { world, id } = await played()
    damage(world, id)
    const library = await served(world, openLibrary(world.openTab().ports))
    const found = await goOn(world, library, id)
    expect(found).toMatchObject({ met, opened: { kind: 'open' } })
    if (found.opened.kind !== 'open') return
    const { fight } = found.opened
    const done = (rows: readonly Row[]) => rows.filter(({ row }) => row === 'open').length
    const skipped = fight.record.name === 'Bridge (recovered)' && fight.snapshot.phase === 'combat' ? KEPT_AT : 0
    expect(fight.done + done(fight.rows) + skipped).toBe(commands)
    // It can be exported, and it goes on.
    expect(fight.append([OPEN, entry(99)])).toBe(true)
    await served(world, fight.settled())
    expect(fight.status.value.state).toBe('saved')
    const whole = await served(world, library.readWhole(fight.id))
    expect(whole.rows.at(-1)).toEqual(entry(99))
  })

  test('where no state is left no copy is offered; all that lies there can be saved', async () => {
    const { world, id } = await played()
    both(NO_STATE, NO_COPY)(world, id)
    const library = await served(world, openLibrary(world.openTab().ports))
    expect(await served(world, library.openFight(id))).toMatchObject({ kind: 'damaged', copy: 'none' })
    await expect(served(world, library.readWhole(id))).rejects.toThrow('cannot be read as a whole')
    const raw = await served(world, library.readRaw(id))
    expect(raw).toMatchObject({ record: { name: 'Bridge' }, map: { id: 'm' } })
    expect(raw.rows).toHaveLength(1 + 2 * PLAYED)
  })

  test('a second copy that only looks longer is not offered: there is nothing more in it', async () => {
    const { world, id } = await played()
    copy(lines => [...lines, '99 1 019zm8ubev9v null'])(world, id)
    const library = await served(world, openLibrary(world.openTab().ports))
    expect((await served(world, library.openFight(id))).kind).toBe('open')
  })

  test('a file of a damaged fight has what is sound, and says what it lacks', async () => {
    const { world, id } = await played()
    both(ROW_LOST, NO_COPY)(world, id)
    const library = await served(world, openLibrary(world.openTab().ports))
    const { rows, loss } = await served(world, library.readWhole(id))
    expect(rows).toHaveLength(9)
    expect(loss).toContain('Part of this fight cannot be read')
  })

  test('the damaged original stays as it is', async () => {
    const { world, id } = await played()
    both(ROW_LOST, NO_MAP)(world, id)
    const library = await served(world, openLibrary(world.openTab().ports))
    const before = (await served(world, library.readRaw(id))).rows
    await served(world, library.recoverFight(id, 'Bridge (recovered)'))
    expect((await served(world, library.readRaw(id))).rows).toEqual(before)
  })
})
