import type { Page } from '@playwright/test'

type Key = readonly (string | number)[]
/** A value as it is stored, and the key it lies at. */
export type Stored = readonly [key: Key, value: unknown]

/** All that the database holds in one of its stores. */
export function storedIn(page: Page, store: string): Promise<readonly Stored[]> {
  return page.evaluate(async name => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error(name))
      })
    const database = await done(indexedDB.open('fray'))
    const records = database.transaction(name).objectStore(name)
    const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())])
    database.close()
    return keys.map((key, i) => [key, values[i]] as unknown as [Key, unknown])
  }, store)
}

/** Puts these values, and takes away what lies at the keys whose value is undefined. */
export function putInto(page: Page, store: string, records: readonly Stored[]): Promise<void> {
  return page.evaluate(
    ([name, given]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fray')
        opening.onerror = () => reject(opening.error ?? new Error(name))
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction(name, 'readwrite')
          for (const [key, value] of given)
            if (value === undefined) transaction.objectStore(name).delete([...key])
            else transaction.objectStore(name).put(value, [...key])
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
          transaction.onabort = () => reject(transaction.error ?? new Error(name))
        }
      }),
    [store, records] as const,
  )
}

/** A page of this origin on which Fray does not run: nothing is written while something is damaged. */
export async function leaveFray(page: Page): Promise<void> {
  // For a picture that stands alone a browser looks for an icon.
  await page.context().route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await page.goto('/icons/fray.svg')
}

/** Deletes the second copies of all fights. */
export function dropSecondCopies(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true })
  })
}
