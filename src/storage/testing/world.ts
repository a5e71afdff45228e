import { createEntries } from '../entries/createEntries'
import { memoryJournal, type MemoryRecords } from '../browser/memoryJournal'
import {
  type HeadNews,
  type JournalEvents,
  type JournalStore,
  type Mirror,
  type Ports,
  StoreGone,
  type UnsavedHint,
} from '../ports'
import { maintenance } from '../library/maintenance'
import type { LibraryPorts } from '../library/openLibrary'

/** What the disk does with the next writes. */
export type DiskFault = 'none' | 'abort' | 'silent and lost' | 'silent but written'

const upkeep = () => Promise.resolve({ createEntries, maintenance })

/** One window of the GM. */
export interface Tab {
  readonly name: string
  readonly ports: LibraryPorts
  alive: boolean
  frozen: boolean
  /** How often a lock was taken from it, and how many of these losses it has not heard of yet. */
  losses: number
  unheard: number
}

type Queue = 'journal' | 'mirror' | 'lock' | 'channel' | 'answer'
interface Task {
  readonly queue: Queue
  /** Who must be alive and awake for it to run; null: nobody. */
  readonly tab: Tab | null
  run(): void
}
interface Timer {
  readonly tab: Tab
  readonly at: number
  readonly call: () => void
}
interface Connection {
  readonly tab: Tab
  readonly events: JournalEvents
  gone: boolean
}

/**
 * The world that storage lives in, in one thread: a disk, locks, a clock and windows, where nothing happens until a
 * step makes it happen. Requests of one kind are served in order; answers may come in any order, late or never.
 */
export class World {
  /** What the database shows. */
  records: MemoryRecords = new Map()
  /** What is left of it after a power cut. */
  durable: MemoryRecords = new Map()
  readonly mirrors = new Map<string, string[]>()
  /** The second copy of the library's entries. */
  readonly entriesMirrors = new Map<string, string[]>()
  readonly pictures = new Map<string, Blob>()
  hinted: readonly string[] = []
  unsavedHint: readonly UnsavedHint[] = []
  readonly tabs: Tab[] = []
  diskFault: DiskFault = 'none'
  mirrorFails = false
  /** False: storage cannot be opened at all. */
  opens = true
  now = 0
  /** Planted bug: answers before the disk has it. */
  relaxed = false

  private tasks: Task[] = []
  private timers: Timer[] = []
  private late: Task[] = []
  private losses: Task[] = []
  private connections: Connection[] = []
  private readonly locks = new Map<string, { tab: Tab; lost: () => void }>()
  private readonly listeners: { tab: Tab; listener: (news: HeadNews) => void }[] = []
  private ids = 0

  /** What another browser kept, in the place of what is here. The ids that are handed out from now on are others than its own. */
  take({ records, mirrors, entriesMirrors }: Pick<World, 'records' | 'mirrors' | 'entriesMirrors'>): void {
    this.records = new Map(records)
    this.durable = new Map(records)
    for (const [name, lines] of mirrors) this.mirrors.set(name, lines)
    for (const [name, lines] of entriesMirrors) this.entriesMirrors.set(name, lines)
    this.ids = 1_000
  }

  openTab(sabotage: (ports: Ports, world: World) => Ports = ports => ports): Tab {
    const tab = { name: `tab ${this.tabs.length + 1}`, alive: true, frozen: false, losses: 0, unheard: 0 } as Tab
    Object.assign(tab, { ports: { ...sabotage(this.portsOf(tab), this), upkeep } })
    this.tabs.push(tab)
    return tab
  }

  /** Whether something of this window is still under way. */
  isBusy(tab: Tab): boolean {
    return [...this.tasks, ...this.late].some(task => task.tab === tab) || this.timers.some(timer => timer.tab === tab)
  }

  /** Does one thing that is due, the choice among several by number. False: nothing is due. */
  deliver(choice: number): boolean {
    const heads = new Set<Queue>()
    const due = this.tasks.filter(({ queue, tab }) => {
      const first = !heads.has(queue)
      if (queue !== 'answer') heads.add(queue)
      return first && !tab?.frozen
    })
    const task = due[choice % Math.max(1, due.length)]
    if (!task) return false
    this.tasks.splice(this.tasks.indexOf(task), 1)
    if (!task.tab || task.tab.alive) task.run()
    return true
  }

  /** What had not been answered is answered at last. */
  answerLate(): void {
    this.tasks.push(...this.late, ...this.losses)
    this.late = []
    this.losses = []
  }

  /** Time goes by: every timer is called at its time, also one that another has set meanwhile. */
  advance(ms: number): void {
    const end = this.now + ms
    for (;;) {
      this.timers = this.timers.filter(({ tab }) => tab.alive)
      const [next] = this.timers.filter(({ at, tab }) => at <= end && !tab.frozen).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.timers.splice(this.timers.indexOf(next), 1)
      // Those of a window that was frozen are called late.
      this.now = Math.max(this.now, next.at)
      next.call()
    }
    this.now = end
  }

  kill(tab: Tab): void {
    tab.alive = false
    for (const [name, { tab: holder }] of this.locks) if (holder === tab) this.locks.delete(name)
  }

  /** Every window dies, and what was not on the disk is gone. */
  cutPower(): void {
    for (const tab of this.tabs) this.kill(tab)
    this.tasks = []
    this.late = []
    this.losses = []
    this.records = new Map(this.durable)
  }

  /** The browser or the user throws the database away, and the mirrors too if `mirrors`. */
  clear(mirrors: boolean): void {
    // A window hears first that it has lost a fight, then what became of the storage.
    for (const { tab, run } of this.losses) if (tab?.alive) run()
    this.losses = []
    this.records = new Map()
    this.durable = new Map()
    if (mirrors) {
      this.mirrors.clear()
      this.entriesMirrors.clear()
    }
    for (const connection of this.connections) {
      connection.gone = true
      this.tasks.push({ queue: 'channel', tab: connection.tab, run: () => connection.events.gone() })
    }
    this.connections = []
  }

  /** Changes one character of one stored row, or of a text of the library's entries. */
  flip(choice: number, of: 'rows' | 'entries' = 'rows'): void {
    const rows = [...this.records].filter(([, { store }]) => store === of)
    const [name, record] = rows[choice % Math.max(1, rows.length)] ?? []
    if (!name || !record || typeof record.value !== 'string') return
    const at = record.value.length - 1 - (choice % 9)
    const value = `${record.value.slice(0, at)}#${record.value.slice(at + 1)}`
    this.records.set(name, { ...record, value })
    this.durable.set(name, { ...record, value })
  }

  private portsOf(tab: Tab): Ports {
    return {
      openJournal: events =>
        this.ask('journal', tab, (resolve, reject) => {
          if (!this.opens) {
            reject(new Error('Storage is blocked.'))
            return
          }
          const connection: Connection = { tab, events, gone: false }
          this.connections.push(connection)
          resolve(this.journalOf(tab, connection))
        }),
      mirror: this.mirrorOn(tab, this.mirrors),
      entriesMirror: this.mirrorOn(tab, this.entriesMirrors),
      assets: {
        put: async (id, picture) => void this.pictures.set(id, picture),
        get: async id => this.pictures.get(id),
        list: async () => [...this.pictures].map(([id, { size }]) => ({ id, size })),
        remove: async id => void this.pictures.delete(id),
      },
      lock: {
        take: (name, steal, lost) =>
          this.ask('lock', tab, resolve => {
            const holder = this.locks.get(name)
            if (holder && !steal) {
              resolve(null)
              return
            }
            if (holder) {
              holder.tab.losses++
              holder.tab.unheard++
              const lose = () => {
                holder.tab.unheard--
                holder.lost()
              }
              // A busy or sleeping window hears of it long after.
              this.losses.push({ queue: 'answer', tab: holder.tab, run: lose })
            }
            const mine = { tab, lost }
            this.locks.set(name, mine)
            resolve(() => {
              if (this.locks.get(name) === mine) this.locks.delete(name)
            })
          }),
        isHeld: name => this.ask('lock', tab, resolve => resolve(this.locks.has(name))),
      },
      hint: {
        read: () => this.hinted,
        write: fights => {
          this.hinted = fights
        },
        readUnsaved: () => this.unsavedHint,
        writeUnsaved: fights => {
          this.unsavedHint = fights
        },
      },
      channel: {
        post: news => {
          for (const { tab: to, listener } of this.listeners)
            if (to !== tab) this.tasks.push({ queue: 'channel', tab: to, run: () => listener(news) })
        },
        listen: listener => {
          const mine = { tab, listener }
          this.listeners.push(mine)
          return () => this.listeners.splice(this.listeners.indexOf(mine), 1)
        },
      },
      clock: {
        now: () => this.now,
        after: (ms, call) => {
          const timer = { tab, at: this.now + ms, call }
          this.timers.push(timer)
          return () => {
            this.timers = this.timers.filter(other => other !== timer)
          }
        },
      },
      maps: {
        isSound: map => typeof map === 'object' && map !== null && !('broken' in map),
        bare: (id, squares) => ({ id, bare: squares }),
      },
      persist: () => Promise.resolve(true),
      newId: () => `fight${++this.ids}`,
    }
  }

  private journalOf(tab: Tab, connection: Connection): JournalStore {
    const read = <T>(how: (journal: JournalStore) => Promise<T>) =>
      this.ask<T>('journal', tab, (resolve, reject) => {
        if (connection.gone) reject(new StoreGone('The database is gone.'))
        else void how(memoryJournal(this.records)).then(resolve, reject)
      })
    return {
      newer: false,
      get: (store, key) => read(journal => journal.get(store, key)),
      range: (store, prefix, from, to) => read(journal => journal.range(store, prefix, from, to)),
      last: (store, prefix) => read(journal => journal.last(store, prefix)),
      write: (changes, expected) =>
        // A write that was sent happens even when its window dies.
        this.ask('journal', tab, (resolve, reject, later) => {
          if (connection.gone) {
            reject(new StoreGone('The database is gone.'))
            return
          }
          const fault = this.diskFault
          if (fault === 'abort') {
            reject(new Error('The disk is full.'))
            return
          }
          if (fault === 'silent and lost') {
            later(() => reject(new Error('The write was abandoned.')))
            return
          }
          memoryJournal(this.records)
            .write(changes, expected)
            .then(() => {
              if (this.relaxed) resolve()
              // Nothing else reaches the database between a write and its way to the disk.
              this.tasks.unshift({
                queue: 'journal',
                tab: null,
                run: () => {
                  this.durable = new Map(this.records)
                  if (fault === 'silent but written') later(resolve)
                  else resolve()
                },
              })
            }, reject)
        }),
      close: () => {},
    }
  }

  private mirrorOn(tab: Tab, files: Map<string, string[]>): Mirror {
    return {
      list: () =>
        this.ask('mirror', tab, resolve =>
          resolve([...files].map(([fight, lines]) => ({ fight, last: lines.at(-1) ?? '' }))),
        ),
      end: fight => this.ask('mirror', tab, resolve => resolve(files.get(fight)?.at(-1))),
      read: fight => this.ask('mirror', tab, resolve => resolve([...(files.get(fight) ?? [])])),
      append: (fight, lines) => this.changeMirror(tab, () => files.set(fight, [...(files.get(fight) ?? []), ...lines])),
      replace: (fight, lines) => this.changeMirror(tab, () => files.set(fight, [...lines])),
      remove: fight => this.changeMirror(tab, () => files.delete(fight)),
      restart: () => {},
      release: () => Promise.resolve(),
    }
  }

  private changeMirror(tab: Tab, change: () => void): Promise<void> {
    return this.ask('mirror', tab, (resolve, reject) => {
      if (this.mirrorFails) {
        reject(new Error('The second copy could not be written.'))
        return
      }
      change()
      resolve()
    })
  }

  /** A request that is served when its turn comes, and answered some time after. */
  private ask<T>(
    queue: Queue,
    tab: Tab,
    serve: (resolve: (value: T) => void, reject: (error: Error) => void, later: (answer: () => void) => void) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const answer = (run: () => void): Task => ({ queue: 'answer', tab, run })
      this.tasks.push({
        queue,
        tab: null,
        run: () =>
          serve(
            value => this.tasks.push(answer(() => resolve(value))),
            error => this.tasks.push(answer(() => reject(error))),
            late => this.late.push(answer(late)),
          ),
      })
    })
  }
}
