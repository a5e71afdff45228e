import type { Row, Snapshot } from '~/engine'
import { browserPorts, openLibrary, type FightHandle } from '~/storage'
import { createEntries } from '~/storage/entries/createEntries'
import { maintenance } from '~/storage/library/maintenance'

const upkeep = async () => ({ createEntries, maintenance })

/** Milliseconds of one write: until it is on disk (median), and what of that kept the main thread (mean). */
export interface WriteCost {
  readonly commit: number
  readonly main: number
}

/** What the page offers to the benchmark that drives it. */
export interface StorageBench {
  /** A row through Fray's own writer with all it does besides, and the same row put into a bare store, in turn. */
  writes(times: number): Promise<Record<'ours' | 'bare', WriteCost>>
  /** Makes a fight of so many rows, its latest snapshot 100 rows before the end, and a bare store with the same rows. */
  prepare(rows: number): Promise<void>
  /** Milliseconds to open that fight, from nothing to its state and the rows after it. */
  openOurs(): Promise<number>
  /** Milliseconds to open the bare store and get all its rows. */
  openBare(): Promise<number>
}

/** Rows after the snapshot: what two rounds of eight combatants leave. */
const TAIL = 100

const row = (i: number): Row => ({
  row: 'entry',
  entry: {
    key: 'attack.dice',
    ask: 3,
    slot: 0,
    of: `c${i % 40}`,
    value: { dice: [12, 4], words: 'x'.repeat(90), n: i },
    source: 'dice',
  },
})

const combatant = (i: number) => ({
  id: `c${i}`,
  name: `Combatant ${i}`,
  cell: i,
  notes: 'by the north gate, bow in hand '.repeat(5),
  sheet: { stamina: 12, health: 8, attack: 4, defence: 3, weapons: ['sword', 'bow'] },
})
/** 24 combatants, about 7 kB. Only its size matters here. */
const STATE = { combatants: Array.from({ length: 24 }, (_, i) => combatant(i)) } as unknown as Snapshot

const newFight = { name: 'Bench', ruleset: 'endurance', start: STATE, map: { id: 'map', map: {}, pictures: [] } }
let long = ''

const bench: StorageBench = {
  async writes(times) {
    const library = await openLibrary({ ...browserPorts({ isSound: () => true, bare: () => ({}) }), upkeep })
    const id = await library.createFight(newFight)
    const opened = await library.openFight(id)
    if (opened.kind !== 'open') throw new Error(opened.words)
    const { fight } = opened
    const database = await openBare('bare')
    const costs: Record<'ours' | 'bare', WriteCost[]> = { ours: [], bare: [] }
    await fight.earlier()
    for (let i = 0; i < times; i++) {
      const ours = async () => costs.ours.push(await writeOurs(fight, row(i)))
      const bare = async () => costs.bare.push(await writeBare(database, row(i), i))
      // Whichever comes second finds the browser awake: each does so every other time.
      for (const write of i % 2 === 0 ? [ours, bare] : [bare, ours]) {
        await fight.settled()
        await write()
      }
    }
    database.close()
    await library.deleteForGood(id)
    await library.close()
    return { ours: typical(costs.ours), bare: typical(costs.bare) }
  },

  async prepare(rows) {
    const library = await openLibrary({ ...browserPorts({ isSound: () => true, bare: () => ({}) }), upkeep })
    long = await library.createFight(newFight)
    const opened = await library.openFight(long)
    if (opened.kind !== 'open') throw new Error(opened.words)
    const { fight } = opened
    fight.append(Array.from({ length: rows - TAIL }, (_, i) => row(i)))
    fight.keepSnapshot(0, STATE)
    await fight.settled()
    fight.append(Array.from({ length: TAIL }, (_, i) => row(rows - TAIL + i)))
    await fight.settled()
    await library.close()

    const database = await openBare('bare-long')
    const transaction = database.transaction('rows', 'readwrite')
    for (let i = 0; i < rows; i++) transaction.objectStore('rows').put(row(i), i)
    await done(transaction)
    database.close()
  },

  async openOurs() {
    const start = performance.now()
    const library = await openLibrary({ ...browserPorts({ isSound: () => true, bare: () => ({}) }), upkeep })
    const opened = await library.openFight(long)
    if (opened.kind !== 'open' || opened.fight.rows.length !== TAIL)
      throw new Error('The fight did not open as it should.')
    const ms = performance.now() - start
    await opened.fight.earlier()
    await library.close()
    return ms
  },

  async openBare() {
    const start = performance.now()
    const database = await openBare('bare-long')
    const request = database.transaction('rows').objectStore('rows').getAll()
    await new Promise(got => (request.onsuccess = got))
    const ms = performance.now() - start
    database.close()
    return ms
  },
}
Object.assign(window, { bench })

async function writeOurs(fight: FightHandle, row: Row): Promise<WriteCost> {
  const start = performance.now()
  fight.append([row])
  // Rows of one tick share a transaction: it is made before this promise goes on.
  await Promise.resolve()
  const main = performance.now() - start
  return new Promise(resolve => {
    const stop = fight.status.subscribe(({ unsaved }) => {
      if (unsaved > 0) return
      stop()
      resolve({ commit: performance.now() - start, main })
    })
  })
}

async function writeBare(database: IDBDatabase, row: Row, key: number): Promise<WriteCost> {
  const start = performance.now()
  const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' })
  transaction.objectStore('rows').put(row, key)
  transaction.commit()
  const main = performance.now() - start
  await done(transaction)
  return { commit: performance.now() - start, main }
}

function typical(costs: readonly WriteCost[]): WriteCost {
  const commits = costs.map(({ commit }) => commit).toSorted((a, b) => a - b)
  // The page's clock goes in steps as long as the main thread's part: only the mean of many tells anything.
  const main = costs.reduce((sum, cost) => sum + cost.main, 0) / costs.length
  return { commit: commits[costs.length >> 1] ?? NaN, main }
}

function openBare(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('rows')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}
