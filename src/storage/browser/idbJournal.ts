import { type IDBPDatabase, openDB, unwrap } from 'idb'
import {
  type Change,
  type Expected,
  type JournalEvents,
  type JournalStore,
  type RecordKey,
  type StoreName,
  StoreGone,
  STORES,
  Unexpected,
} from '../ports'

const NAME = 'fray'
/** Raised when the object stores change. */
const DATABASE_VERSION = 2

/** Connects to the one database of this origin. Rejects when the browser has none to give. */
export async function openIdbJournal(events: JournalEvents): Promise<JournalStore> {
  const callbacks = { terminated: () => events.gone(), blocking: () => events.outdated() }
  try {
    const database = await openDB(NAME, DATABASE_VERSION, {
      ...callbacks,
      upgrade(made) {
        for (const store of STORES) if (!made.objectStoreNames.contains(store)) made.createObjectStore(store)
      },
    })
    return journalOn(database, false)
  } catch (error) {
    // A newer one opens without a version, to be read. Where there is none, that would make an empty one.
    const found = (await indexedDB.databases()).find(({ name }) => name === NAME)
    if ((found?.version ?? 0) <= DATABASE_VERSION) throw error
    return journalOn(await openDB(NAME, undefined, callbacks), true)
  }
}

function journalOn(database: IDBPDatabase, newer: boolean): JournalStore {
  return {
    newer,
    get: (store, key) => open(() => database.get(store, [...key])),
    range: (store, prefix, from, to) => open(() => database.getAll(store, keys(prefix, from, to))),
    async last(store, prefix) {
      const cursor = await open(() => database.transaction(store).store.openCursor(keys(prefix), 'prev'))
      return cursor?.value as unknown
    },
    write: (changes, expected = []) => write(unwrap(database), changes, expected),
    close: () => database.close(),
  }
}

/** A connection that is dead says so by throwing when it is asked for a transaction. */
async function open<T>(ask: () => Promise<T>): Promise<T> {
  let answer: Promise<T>
  try {
    answer = ask()
  } catch (error) {
    throw new StoreGone('The database is gone.', { cause: error })
  }
  return answer
}

/** Keys that begin with `prefix` and go on with from ≤ n < to. An array sorts behind every number and text. */
function keys(prefix: RecordKey, from?: number, to?: number): IDBKeyRange | undefined {
  if (prefix.length === 0) return undefined
  return IDBKeyRange.bound(
    from === undefined ? [...prefix] : [...prefix, from],
    to === undefined ? [...prefix, []] : [...prefix, to],
    false,
    true,
  )
}

/**
 * One strict transaction. Everything is asked at once, without waiting between requests. Only its `complete` counts:
 * requests report success before anything is on disk.
 */
function write(database: IDBDatabase, changes: readonly Change[], expected: readonly Expected[]): Promise<void> {
  const stores: StoreName[] = []
  for (const list of [changes, expected]) for (const { store } of list) if (!stores.includes(store)) stores.push(store)
  let transaction: IDBTransaction
  try {
    transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  } catch (error) {
    return Promise.reject(new StoreGone('The database is gone.', { cause: error }))
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => {
      const failure = transaction.error ?? new Error('The write was abandoned.')
      isAsExpected(database, [...expected, ...absent(changes)]).then(
        as => reject(as ? failure : new Unexpected('The database is not as expected.')),
        () => reject(failure),
      )
    }
    try {
      let asks = false
      for (const { store, key, value } of expected) {
        if (value === undefined) probe(transaction.objectStore(store), key)
        else {
          asks = true
          const request = transaction.objectStore(store).get([...key])
          request.onsuccess = () => {
            if (request.result !== value && transaction.error === null) abort(transaction)
          }
        }
      }
      for (const change of changes) put(transaction.objectStore(change.store), change)
      // Where no answer has to be looked at, the database need not wait for us either.
      if (!asks) transaction.commit()
    } catch (error) {
      reject(error)
      abort(transaction)
    }
  })
}

/** Fails the transaction, by itself and without a way back to this page, when there is something at that key. */
function probe(store: IDBObjectStore, key: RecordKey): void {
  store.add(0, [...key])
  store.delete([...key])
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** Where something is added, nothing may be yet. */
function absent(changes: readonly Change[]): Expected[] {
  return changes.flatMap(change => ('add' in change ? { store: change.store, key: change.add, value: undefined } : []))
}

async function isAsExpected(database: IDBDatabase, expected: readonly Expected[]): Promise<boolean> {
  const found = await Promise.all(
    expected.map(async ({ store, key, value }) => {
      const request = database
        .transaction(store)
        .objectStore(store)
        .get([...key])
      await new Promise((resolve, reject) => {
        request.onsuccess = resolve
        request.onerror = () => reject(request.error ?? new Error('The database could not be read.'))
      })
      return request.result === value
    }),
  )
  return !found.includes(false)
}

function put(store: IDBObjectStore, change: Change): void {
  if ('add' in change) store.add(change.value, [...change.add])
  else if ('put' in change) store.put(change.value, [...change.put])
  else store.delete(keys(change.remove) ?? IDBKeyRange.lowerBound([]))
}
