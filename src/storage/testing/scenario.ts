import fc from 'fast-check'
import type { Row, Snapshot } from '~/engine'
import type { Library } from '../library/library'
// Windows fetch these when they are wanted. Here they are had from the beginning: only what a step does takes time.
import '../library/audit'
import '../library/maintenance'
import '../library/salvage'
import { openLibrary } from '../library/openLibrary'
import type { FightHandle } from '../fight/fightHandle'
import type { Ports } from '../ports'
import { readChain } from '../journal'
import { BEFORE_FIRST, entry, settle, START } from './fakes'
import { type DiskFault, type Tab, World } from './world'

/** One thing that happens in a scenario. `n` is a choice among what is possible. */
export type Step =
  | {
      readonly do: 'play' | 'serve' | 'snapshot' | 'kill' | 'freeze' | 'thaw' | 'open' | 'take over'
      readonly n: number
    }
  | { readonly do: 'retry' | 'damage'; readonly n: number }
  | { readonly do: 'disk'; readonly fault: DiskFault }
  | { readonly do: 'mirror'; readonly fail: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'late answers' | 'power cut' }
  | { readonly do: 'clear'; readonly mirrors: boolean }

const n = fc.nat(999)
const does = <D extends Step['do']>(...names: D[]) => fc.constantFrom(...names)

/** Bad evenings of up to `length` steps, mostly play, with every kind of fault. */
export function scenarios(length: number): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 60, arbitrary: fc.record({ do: does('serve'), n }) },
    { weight: 20, arbitrary: fc.record({ do: does('play'), n }) },
    { weight: 12, arbitrary: fc.record({ do: does('open', 'take over', 'retry', 'snapshot', 'thaw'), n }) },
    { weight: 3, arbitrary: fc.record({ do: does('kill', 'freeze'), n }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: does('disk'),
        fault: fc.constantFrom<DiskFault>('none', 'none', 'abort', 'silent and lost', 'silent but written'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: does('wait'), ms: fc.constantFrom(100, 1_000, 6_000) }) },
    { weight: 3, arbitrary: fc.record({ do: does('late answers', 'late answers', 'power cut') }) },
    { weight: 1, arbitrary: fc.record({ do: does('mirror'), fail: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: does('clear'), mirrors: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: does('damage'), n }) },
  )
  return fc.array(step, { minLength: 1, maxLength: length, size: 'max' })
}

interface Seat {
  readonly tab: Tab
  library?: Library
  fight?: FightHandle
  /** Rows before the snapshot that the fight was opened with, by number. */
  before: number[]
  /** Rows were not on disk at this moment, and nothing has moved since. */
  stuckSince: number | null
  lastUnsaved: number
  wasWriter: boolean
  /** It opened the fight to follow another window. */
  watches: boolean
  /** How often it called for the fight: each call leaves what the one before has opened. */
  calls: number
  /** Locks it had lost when it opened the fight; undefined until it has the fight, and storage has let it begin to write. */
  losses: number | undefined
}

/** What a run did, so that a test can tell that it was no empty one. */
export interface Tally {
  acknowledged: number
  failures: number
  takeOvers: number
  notices: number
}

/**
 * Plays one scenario and checks after each step what Fray promises; throws when a promise is broken. At the end all
 * faults stop, the GM presses "try again" once and does what the pages offer, and every acknowledged row must be there.
 */
export async function playScenario(
  steps: readonly Step[],
  sabotage?: (ports: Ports, world: World) => Ports,
): Promise<Tally> {
  const world = new World()
  const tally: Tally = { acknowledged: 0, failures: 0, takeOvers: 0, notices: 0 }
  const acknowledged = new Set<number>()
  let seats: Seat[] = []
  let counter = 0
  let id = ''
  // The environment has destroyed something: rows that are nowhere any more are its doing.
  let destroyed = false
  let vanished = false
  // Set when something failed outside the steps.
  let broken: unknown

  const first = sit()
  await drain()
  const making = first.library!.createFight({
    name: 'Bridge',
    ruleset: 'endurance',
    start: START,
    map: { id: 'map1', map: {}, pictures: [] },
  })
  await drain()
  id = await making
  enter(first)
  await drain()
  must(first.fight?.writer, 'The first window is no writer.')

  for (const step of steps) {
    await take(step)
    await settle()
    check()
  }
  await heal()
  tally.acknowledged = acknowledged.size
  return tally

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'serve':
        for (let more = step.n % 12; more >= 0 && world.deliver(step.n + more); more--) await settle()
        return
      case 'play': {
        const seat = pick(step.n)
        if (!seat?.fight?.writer || seat.tab.frozen) return
        const rows = Array.from({ length: 1 + (step.n % 3) }, () => entry(++counter))
        seat.fight.append(rows)
        return
      }
      case 'snapshot': {
        const seat = pick(step.n)
        if (seat?.fight?.writer && !seat.tab.frozen) seat.fight.keepSnapshot(0, stateOf(seat.fight))
        return
      }
      case 'open':
        if (living().length < 3) sit()
        return
      case 'take over': {
        const seat = pick(step.n)
        if (!seat?.library || seat.tab.frozen) return
        if (!seat.fight) enter(seat)
        else if (!seat.fight.writer) {
          tally.takeOvers++
          enter(seat, 'take over')
        }
        return
      }
      case 'retry':
        for (const seat of living()) if (!seat.tab.frozen) void seat.library?.retry().catch(() => undefined)
        for (const seat of living()) seat.stuckSince = null
        return
      case 'kill': {
        const seat = pick(step.n)
        if (seat) world.kill(seat.tab)
        forgive()
        return
      }
      case 'freeze': {
        const seat = pick(step.n)
        if (seat) seat.tab.frozen = true
        return
      }
      case 'thaw':
        for (const seat of living()) {
          if (seat.tab.frozen) seat.stuckSince = null
          seat.tab.frozen = false
        }
        return
      case 'disk':
        world.diskFault = step.fault
        return
      case 'mirror':
        world.mirrorFails = step.fail
        return
      case 'wait':
        world.advance(step.ms)
        return
      case 'late answers':
        world.answerLate()
        return
      case 'power cut':
        world.cutPower()
        forgive()
        return
      case 'clear':
        world.clear(step.mirrors)
        destroyed = true
        vanished = true
        forgive()
        return
      case 'damage':
        world.flip(step.n)
        destroyed = true
        forgive()
        return
    }
  }

  function sit(): Seat {
    const seat: Seat = {
      tab: world.openTab(sabotage),
      before: [],
      stuckSince: null,
      lastUnsaved: 0,
      wasWriter: false,
      watches: false,
      calls: 0,
      losses: undefined,
    }
    seats.push(seat)
    void openLibrary(seat.tab.ports)
      .then(library => {
        seat.library = library
        if (library.audit.kind === 'disagreement' || library.audit.kind === 'memory only') tally.notices++
        if (id && library.audit.kind === 'empty first visit') throw new Error('A loss looks like a first visit.')
        if (id) enter(seat)
      })
      .catch((error: unknown) => {
        broken = error
      })
    return seat
  }

  function enter(seat: Seat, how?: 'take over'): void {
    const { losses } = seat.tab
    // Whatever comes of it, what was open before is left for it.
    seat.watches = false
    const call = ++seat.calls
    void seat.library?.openFight(id, how).then(
      async opened => {
        if (opened.kind !== 'open') return
        const { fight } = opened
        seat.fight = fight
        seat.watches = !fight.writer && call === seat.calls
        seat.before = []
        seat.stuckSince = null
        seat.losses = fight.status.value.state === 'not saved' ? undefined : losses
        const early = await fight.earlier().then(
          ({ rows }) => rows,
          () => {
            // What it has not read it cannot show, and it says so.
            seat.watches = false
            return []
          },
        )
        seat.before = early.map(numberOf)
      },
      () => undefined,
    )
  }

  function check(): void {
    if (broken) throw broken
    for (const seat of living()) {
      const writer = seat.fight?.writer ?? false
      if (seat.wasWriter && !writer) {
        const words = seat.fight?.status.value.words ?? ''
        const left = words.startsWith('This fight was closed.')
        const mayEnd = left || destroyed || seat.losses === undefined || seat.tab.losses > seat.losses
        must(mayEnd, `Nobody replaced this window, and yet: ${words}`)
        // What was damaged on disk was still in this window; now it is not even there.
        forgive()
      }
      seat.wasWriter = writer
    }
    const here = whereabouts()
    for (const seat of living()) {
      const { fight, tab } = seat
      if (!fight?.writer || tab.frozen) continue
      const { unsaved, state, words } = fight.status.value
      const { rows } = fight
      for (const row of rows.slice(0, Math.max(0, rows.length - unsaved))) acknowledged.add(numberOf(row))
      if (state === 'not saved') tally.failures++
      must(state !== 'not saved' || words, 'A failure without words.')
      if (unsaved === 0 || unsaved < seat.lastUnsaved || state === 'not saved') seat.stuckSince = null
      else seat.stuckSince ??= world.now
      seat.lastUnsaved = unsaved
      const waited = seat.stuckSince === null ? 0 : world.now - seat.stuckSince
      must(waited <= 12_000, `${unsaved} rows are unsaved for ${waited} ms, and nothing is said.`)
      must(state !== 'saved' || unsaved === 0, 'It says saved and is not.')
    }
    const writers = living().filter(seat => seat.fight?.writer && seat.tab.unheard === 0 && !seat.tab.frozen)
    must(writers.length <= 1, `${writers.length} windows write at once.`)
    for (const number of acknowledged) must(here.has(number), `Row ${number} was acknowledged and is nowhere.`)
    if (!destroyed) checkChain()
  }

  /** Numbers of the rows that are on disk, in a mirror, or in the memory of a living writer. */
  function whereabouts(): Set<number> {
    const here = new Set<number>()
    const rows = rowsIn(world.durable)
    const mirror = world.mirrors.get(id)?.slice(1) ?? []
    // Only after damage is it worth following the checksums.
    for (const line of destroyed ? soundPart(rows) : rows) addLine(here, line)
    for (const line of destroyed ? soundPart(mirror) : mirror) addLine(here, line)
    for (const seat of living()) {
      if (!seat.fight?.writer) continue
      for (const number of [...seat.before, ...seat.fight.rows.map(numberOf)]) here.add(number)
    }
    return here
  }

  function rowsIn(records: World['records']): unknown[] {
    return [...records.values()]
      .filter(({ store, key }) => store === 'rows' && key[0] === id)
      .toSorted((a, b) => Number(a.key[1]) - Number(b.key[1]))
      .map(({ value }) => value)
  }

  function soundPart(lines: readonly unknown[]): string[] {
    return readChain(BEFORE_FIRST, lines).lines.map(({ line }) => line)
  }

  function checkChain(): void {
    const chain = readChain(BEFORE_FIRST, rowsIn(world.records))
    must(chain.bad === 0, `The journal is no chain after row ${chain.end.seq}.`)
    const fences = chain.lines.map(({ fence }) => fence)
    must(
      fences.every((fence, i) => i === 0 || fence >= (fences[i - 1] ?? 0)),
      'A replaced writer has written.',
    )
  }

  /** Whoever watches has seen all that was played, at whatever pace. */
  function checkFollowers(): void {
    if (destroyed || !living().some(seat => seat.fight?.writer)) return
    const played = rowsIn(world.records).length
    for (const { fight, watches, before } of living()) {
      if (!fight || !watches) continue
      const seen = before.length + fight.rows.length
      const claims = rowsIn(world.records).filter(line => /^\S+ \S+ \S+ null/.test(String(line))).length
      must(seen === played - claims, `A window that watches has seen ${seen} of ${played - claims} rows.`)
    }
  }

  /** What the environment has destroyed beyond its mirrors cannot be promised any more. */
  function forgive(): void {
    if (!destroyed) return
    const here = whereabouts()
    for (const number of acknowledged) if (!here.has(number)) acknowledged.delete(number)
  }

  async function heal(): Promise<void> {
    world.diskFault = 'none'
    world.mirrorFails = false
    for (const seat of seats) seat.tab.frozen = false
    // Twice: what was waiting for its turn may be answered late as well.
    for (let i = 0; i < 2; i++) {
      await drain()
      world.answerLate()
      // Second by second: what is asked again meanwhile is answered in time.
      for (let seconds = 0; seconds < 10; seconds++) {
        world.advance(1_000)
        await drain()
      }
    }
    await drain()
    for (const seat of living()) void seat.library?.retry().catch(() => undefined)
    await drain()
    check()
    for (const seat of living()) {
      const { fight } = seat
      if (fight?.writer && !destroyed)
        must(fight.status.value.state === 'saved', `It did not heal: ${fight.status.value.words}`)
    }
    checkFollowers()
    if (destroyed) {
      // A writer that cannot heal by itself says so and offers a file: its memory is what is saved then.
      for (const seat of living()) {
        if (!seat.fight?.writer || seat.fight.status.value.state === 'saved') continue
        must(seat.fight.status.value.words, 'It did not heal and says nothing.')
        for (const number of [...seat.before, ...seat.fight.rows.map(numberOf)]) acknowledged.delete(number)
      }
    }
    for (const seat of living()) world.kill(seat.tab)
    forgive()
    seats = []
    const last = sit()
    await drain()
    const { library } = last
    must(library, 'The library does not open.')
    if (library.audit.kind === 'empty first visit')
      must(acknowledged.size === 0 && !vanished, 'A loss looks like a first visit.')
    const numbers = await reopen(library)
    for (const number of acknowledged)
      must(numbers.includes(number), `Row ${number} was acknowledged and did not come back.`)
    must(new Set(numbers).size === numbers.length, 'A row came back twice.')
  }

  /** What the GM finds after pressing what the pages offer. */
  async function reopen(library: Library): Promise<number[]> {
    let opened = await wait(library.openFight(id))
    if (opened.kind === 'shorter' || (opened.kind === 'missing' && opened.mirrored !== null)) {
      await wait(library.restoreFight(id).catch(() => 0))
      opened = await wait(library.openFight(id))
    }
    if (opened.kind === 'shorter' || opened.kind === 'damaged') {
      const words = opened.words
      must(destroyed, `Nothing was destroyed, and yet: ${words}`)
      const copy = await wait(library.recoverFight(id, 'Bridge again').catch(() => ''))
      if (!copy) return []
      opened = await wait(library.openFight(copy))
    }
    if (opened.kind !== 'open') {
      must(opened.words, 'It is gone without a word.')
      return []
    }
    const earlier = await wait(opened.fight.earlier().catch(() => null))
    must(earlier || destroyed, 'The rows before the snapshot cannot be read.')
    // A damaged row before a kept state cannot be undone any more; what it did is there all the same if that state has it.
    const { snapshot, rows } = opened.fight
    const before = earlier && [...foldedInto(earlier.start), ...earlier.rows.map(numberOf)]
    must(!before || before.join() === foldedInto(snapshot).join(), 'The state is not that of the rows before it.')
    return [...foldedInto(snapshot), ...rows.map(numberOf)]
  }

  async function wait<T>(answer: Promise<T>): Promise<T> {
    let isOpen = true
    const answered = answer.finally(() => (isOpen = false))
    // Not all that an answer needs is of this world: a part of the library may have to be loaded first.
    while (isOpen) await drain()
    return answered
  }

  /** Serves everything there is, and lets time pass where something waits for it. Windows must come to rest. */
  async function drain(): Promise<void> {
    for (let calm = 0, turns = 0; calm < 2; turns++) {
      must(turns < RESTLESS, 'The windows do not come to rest.')
      await settle()
      if (world.deliver(0)) calm = 0
      else {
        calm++
        world.advance(10)
      }
    }
  }

  function pick(choice: number): Seat | undefined {
    const here = living()
    return here[choice % Math.max(1, here.length)]
  }

  function living(): Seat[] {
    return seats.filter(seat => seat.tab.alive)
  }
}

/** No scenario keeps its windows busy for so many turns. */
const RESTLESS = 20_000

function numberOf(row: Row): number {
  return row.row === 'entry' && 'value' in row.entry && typeof row.entry.value === 'number' ? row.entry.value : -1
}

/** The state of a fight in a scenario: the numbers of all rows that it includes, so that what lies in it is proven. */
function stateOf({ snapshot, rows }: FightHandle): Snapshot {
  return { ...START, folded: [...foldedInto(snapshot), ...rows.map(numberOf)] } as Snapshot
}

function foldedInto(state: Snapshot): number[] {
  return (state as { folded?: number[] }).folded ?? []
}

function addLine(here: Set<number>, line: unknown): void {
  const value = typeof line === 'string' ? /"gm",(\d+),/.exec(line)?.[1] : undefined
  if (value !== undefined) here.add(Number(value))
}

function must(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}
