import type { Page } from '@playwright/test'

/** All that the database holds in one of its stores, as JSON. */
export function onDisk(page: Page, store: string): Promise<string> {
  return page.evaluate(async name => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error(name))
      })
    const database = await done(indexedDB.open('fray'))
    const found = await done(database.transaction(name).objectStore(name).getAll())
    database.close()
    return JSON.stringify(found)
  }, store)
}
