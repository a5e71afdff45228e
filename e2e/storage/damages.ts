import type { Page } from '@playwright/test'
import { dropSecondCopies, putInto, storedIn } from '../support/inDatabase'

/** Spoils something of what a browser keeps; on a page of this origin on which Fray does not run. `id`: the fight it happens to. */
type Damage = (page: Page, id: string) => Promise<unknown>

type Change = (value: unknown, at: number, all: readonly unknown[]) => unknown

/** Changes what a fight has in a store; undefined takes it away. */
const change =
  (store: string, to: Change): Damage =>
  async (page, id) => {
    const mine = (await storedIn(page, store)).filter(([key]) => store === 'maps' || key[0] === id)
    const values = mine.map(([, value]) => value)
    await putInto(
      page,
      store,
      mine.map(([key, value], at) => [key, to(value, at, values)]),
    )
  }

/** Changes the row in the middle. */
const middle = (to: (row: string) => unknown): Damage =>
  change('rows', (row, at, all) => (at === Math.floor(all.length / 2) ? to(String(row)) : row))

const gone = () => undefined

const deleteDatabase: Damage = page =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const asked = indexedDB.deleteDatabase('fray')
        asked.onsuccess = done
        asked.onerror = failed
      }),
  )

/** Opens the database as another Fray would have it. */
const databaseOf = (version: number, stores: readonly string[]): Damage => {
  return page =>
    page.evaluate(
      ([number, names]) =>
        new Promise<void>((done, failed) => {
          const opening = indexedDB.open('fray', number)
          opening.onupgradeneeded = () => names.forEach(name => opening.result.createObjectStore(name))
          opening.onerror = failed
          opening.onsuccess = () => {
            opening.result.close()
            done()
          }
        }),
      [version, stores] as const,
    )
}

/** Rewrites each file of the second copies. */
const secondCopies = (how: 'garbage' | 'cut'): Damage => {
  return page =>
    page.evaluate(async way => {
      const spoil = async (folder: FileSystemDirectoryHandle): Promise<void> => {
        for await (const entry of folder.values()) {
          if (entry.kind === 'directory') await spoil(entry as FileSystemDirectoryHandle)
          else {
            const file = entry as FileSystemFileHandle
            const writing = await file.createWritable({ keepExistingData: way === 'cut' })
            if (way === 'cut') await writing.truncate(Math.max(0, (await file.getFile()).size - 37))
            else await writing.write('garbage\n\0')
            await writing.close()
          }
        }
      }
      await spoil(await navigator.storage.getDirectory())
    }, how)
}

const hint = (words: (id: string) => string | null): Damage => {
  return (page, id) =>
    page.evaluate(said => (said === null ? localStorage.clear() : localStorage.setItem('fray/fights', said)), words(id))
}

const dropCaches = (named: string): Damage => {
  return page =>
    page.evaluate(async start => {
      for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name)
    }, named)
}

const all =
  (...damages: readonly Damage[]): Damage =>
  async (page, id) => {
    for (const damage of damages) await damage(page, id)
  }

/** What can be wrong with what a browser keeps. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a row is gone': middle(gone),
  'a row is cut in two': middle(row => row.slice(0, row.length >> 1)),
  'one letter of a row is another': middle(
    row => row.slice(0, -3) + String.fromCharCode(row.charCodeAt(row.length - 3) ^ 1) + row.slice(-2),
  ),
  'a row is no text': middle(() => ({ a: 1 })),
  'the last row is nonsense': change('rows', (row, at, rows) => (at === rows.length - 1 ? 'nonsense' : row)),
  'two rows are exchanged': change('rows', (row, at, rows) => (at === 2 ? rows[3] : at === 3 ? rows[2] : row)),
  'all rows are gone': change('rows', gone),
  'the beginning is half of it': change('snapshots', value => ({ ...Object(value), state: '{"rules":' })),
  'a digit of the beginning is another': change('snapshots', value => {
    const { state } = value as { state: string }
    return { ...Object(value), state: state.replace(/:(\d)/, (_, digit) => `:${(Number(digit) + 1) % 10}`) }
  }),
  'the beginning is gone': change('snapshots', gone),
  'the journal is of a newer Fray': change('fights', value => ({ ...Object(value), journal: 99 })),
  'nobody knows the rules': change('fights', value => ({ ...Object(value), ruleset: 'nope' })),
  'the record is gone': change('fights', gone),
  'the record is a number': change('fights', () => 7),
  'the map is gone': change('maps', gone),
  'the map is none': change('maps', value => ({ ...Object(value), map: { grid: { width: 'x', walls: 5 } } })),
  'what is kept beside the fights is nonsense': change('meta', () => [1, { a: NaN }, null]),
  'the database is of a newer Fray': databaseOf(99, []),
  'the database lacks stores': all(deleteDatabase, databaseOf(1, ['fights', 'meta', 'maps'])),
  'the database is gone': deleteDatabase,
  'everything is gone': all(
    deleteDatabase,
    dropSecondCopies,
    hint(() => null),
  ),
  'nothing is left but the hint': all(deleteDatabase, dropSecondCopies),
  'the second copies are nonsense': secondCopies('garbage'),
  'the second copies end in the middle of a line': secondCopies('cut'),
  'the second copies are gone': dropSecondCopies,
  'a row is gone and the second copies are nonsense': all(middle(gone), secondCopies('garbage')),
  'the beginning is nonsense and the second copies are gone': all(
    change('snapshots', value => ({ ...Object(value), state: 'x' })),
    dropSecondCopies,
  ),
  'the hint is nonsense': hint(() => '{"a":'),
  'the hint names a fight that never was': hint(id => JSON.stringify(['zzzz', id])),
  'the pictures are gone': dropCaches('pictures'),
  'what is kept for being offline is gone': dropCaches('fray-'),
}
