import type { JournalStore, Ports } from '../ports'
import type { World } from './world'

type Sabotage = (ports: Ports, world: World) => Ports

/** The same ports with a journal that misbehaves. */
function withJournal(change: (journal: JournalStore) => Partial<JournalStore>): Sabotage {
  return ports => ({
    ...ports,
    async openJournal(events) {
      const journal = await ports.openJournal(events)
      return { ...journal, ...change(journal) }
    },
  })
}

/** Mistakes that storage code is known to make, each of which the simulation must find. */
export const SABOTAGE: Readonly<Record<string, Sabotage>> = {
  'answers before the disk has it': (ports, world) => {
    world.relaxed = true
    return ports
  },
  'takes a failed transaction for a success': withJournal(journal => ({
    write: (changes, expected) => journal.write(changes, expected).catch(() => undefined),
  })),
  'overwrites what another window wrote': withJournal(journal => ({
    write: changes =>
      journal.write(
        changes.map(change =>
          'add' in change ? { store: change.store, put: change.add, value: change.value } : change,
        ),
      ),
  })),
  'waits for ever': ports => ({
    ...ports,
    clock: { ...ports.clock, after: (ms, call) => (ms >= 4_000 ? () => {} : ports.clock.after(ms, call)) },
  }),
  'makes every window a writer': ports => ({
    ...ports,
    lock: { ...ports.lock, take: () => Promise.resolve(() => {}) },
  }),
  'takes an empty database for a first visit': ports => ({
    ...ports,
    mirror: { ...ports.mirror, list: () => Promise.resolve([]), end: () => Promise.resolve(undefined) },
    hint: { read: () => [], write: () => {}, readUnsaved: () => [], writeUnsaved: () => {} },
  }),
  'loses every tenth row': withJournal(journal => ({
    write: (changes, expected) =>
      journal.write(
        changes.filter(change => !('add' in change) || Number(change.add[1]) % 10 !== 0),
        expected?.filter(({ store }) => store !== 'rows'),
      ),
  })),
}
