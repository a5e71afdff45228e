import { join } from 'node:path'
import { it } from 'vitest'
import { type JournalStore, type Mirror, type Ports, StoreGone } from '~/storage/ports'
import type { World } from '~/storage/testing/world'
import { isLong } from '../../long'
import { changed } from '../changed'
import { digest } from '../digest'
import { hold } from '../hold'
import type { Shown } from '../shown'
import { evening, type Harm } from './evening'

/** Steps that stand in the record of a fault; of more their digest. */
const MOST = 7
/** More requests of one kind no evening has. */
const ENDLESS = 400

it.runIf(isLong)(
  'an evening comes to the same when any one request fails, two in a row, or the database goes, and when what is kept is harmed',
  { timeout: 600_000 },
  async () => {
    // What is loaded when it is first asked for is there the second time, and takes no time that would be counted.
    await evening(ports => ports)
    for (const harm of Object.values(HARMS)) await evening(ports => ports, harm)
    const sound = await evening(ports => ports)
    const lines = ['# sound', ...changed({}, sound)]
    for (const [name, fault] of Object.entries(FAULTS))
      for (let n = 0; n < ENDLESS; n++) {
        const tried = { n: 0 }
        const other = await evening(ports => fault(ports, tried, n))
        if (tried.n <= n) break
        lines.push(`> ${name} ${n + 1}`, ...told(sound, other))
      }
    for (const [name, harm] of Object.entries(HARMS))
      lines.push(`> ${name}`, ...told(sound, await evening(ports => ports, harm)))
    hold(join(import.meta.dirname, 'evenings.kept'), lines)
  },
)

function told(sound: Shown, other: Shown): string[] {
  const all = changed(sound, other)
  return all.length <= MOST ? all : [...all.slice(0, MOST), `  and more ${digest(all)}`]
}

interface Tried {
  n: number
}
type Fault = (ports: Ports, tried: Tried, at: number) => Ports

/** Requests numbered `at` and the next `more` fail. Counted over all windows of the evening. */
function failing<T extends object>(of: T, tried: Tried, at: number, more: number, error: () => Error): T {
  return new Proxy(of, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown
      if (typeof value !== 'function' || key === 'close' || key === 'restart') return value
      return (...given: unknown[]): unknown => {
        const n = tried.n++
        return n >= at && n <= at + more
          ? Promise.reject(error())
          : (value as (...given: unknown[]) => unknown).apply(target, given)
      }
    },
  })
}

const onJournal =
  (more: number, error: () => Error): Fault =>
  (ports, tried, at) => ({
    ...ports,
    openJournal: async events => failing<JournalStore>(await ports.openJournal(events), tried, at, more, error),
  })

const FAULTS: Readonly<Record<string, Fault>> = {
  'the database fails at request': onJournal(0, () => new Error('The disk is full.')),
  'the database fails twice from request': onJournal(1, () => new Error('The disk is full.')),
  'the database is gone at request': onJournal(0, () => new StoreGone('The database is gone.')),
  'the second copy fails at request': (ports, tried, at) => ({
    ...ports,
    mirror: failing<Mirror>(ports.mirror, tried, at, 0, () => new Error('No second copy.')),
  }),
}

const rowsOf = (world: World) => [...world.records].filter(([, { store }]) => store === 'rows')

const HARMS: Readonly<Record<string, Harm>> = {
  ...Object.fromEntries(
    [0, 1, 2, 3].map(n => [`row ${n + 1} is damaged`, world => world.flip(n)] satisfies [string, Harm]),
  ),
  ...Object.fromEntries(
    [0, 1, 3].map(n => [
      `row ${n + 1} is damaged in both copies`,
      (world: World, fight: string) => {
        world.flip(n)
        const lines = world.mirrors.get(fight) ?? []
        world.mirrors.set(fight, lines.with(-4 + n, `${lines.at(-4 + n)}#`))
      },
    ]),
  ),
  'the last row is lost': world => void world.records.delete(rowsOf(world).at(-1)![0]),
  'all rows are lost': world => rowsOf(world).forEach(([name]) => world.records.delete(name)),
  'the second copy is lost': (world, fight) => void world.mirrors.delete(fight),
  'the second copy lacks its end': (world, fight) =>
    void world.mirrors.set(fight, (world.mirrors.get(fight) ?? []).slice(0, -1)),
  'the database is lost': world => world.clear(false),
  'all is lost': world => world.clear(true),
  'the power fails': world => world.cutPower(),
  'storage is blocked': world => {
    world.opens = false
  },
  'the second copy takes nothing any more': world => {
    world.mirrorFails = true
  },
}
