import { type Change, type Expected, type JournalStore, type RecordKey, type StoreName, Unexpected } from '../ports'

/** The records of a database in memory, by store and key. */
export type MemoryRecords = Map<string, { readonly store: StoreName; readonly key: RecordKey; readonly value: unknown }>

/** A database in memory, for browsers that keep nothing. It is gone with the page. */
export function memoryJournal(records: MemoryRecords = new Map()): JournalStore {
  const name = (store: StoreName, key: RecordKey) => JSON.stringify([store, key])

  function matching(store: StoreName, prefix: RecordKey, from = -Infinity, to = Infinity): unknown[] {
    return [...records.values()]
      .filter(record => record.store === store && prefix.every((part, i) => record.key[i] === part))
      .filter(({ key }) => isBetween(key[prefix.length], from, to))
      .toSorted((a, b) => order(a.key, b.key))
      .map(record => record.value)
  }

  return {
    newer: false,
    get: async (store, key) => records.get(name(store, key))?.value,
    range: async (store, prefix, from, to) => matching(store, prefix, from, to),
    last: async (store, prefix) => matching(store, prefix).at(-1),
    async write(changes: readonly Change[], expected: readonly Expected[] = []) {
      for (const { store, key, value } of expected)
        if (records.get(name(store, key))?.value !== value) throw new Unexpected('The record is not as expected.')
      for (const change of changes)
        if ('add' in change && records.has(name(change.store, change.add))) throw new Unexpected('It is there already.')
      for (const change of changes) {
        const { store } = change
        if ('remove' in change) {
          for (const [at, record] of records)
            if (record.store === store && change.remove.every((part, i) => record.key[i] === part)) records.delete(at)
        } else {
          const key = 'add' in change ? change.add : change.put
          records.set(name(store, key), { store, key, value: change.value })
        }
      }
    },
    close() {},
  }
}

function isBetween(part: string | number | undefined, from: number, to: number): boolean {
  return typeof part !== 'number' || (part >= from && part < to)
}

function order(a: RecordKey, b: RecordKey): number {
  for (const [i, part] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    if (part !== other) return part < other ? -1 : 1
  }
  return a.length - b.length
}
