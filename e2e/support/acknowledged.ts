import type { BrowserContext, Page } from '@playwright/test'
import { storedIn } from './inDatabase'

/** A row of a journal as it lies in the database. */
type Row = readonly [key: string, line: unknown]

/** A line with which a window began to write: it has no row, and another one may take its place. */
const WITHOUT_A_ROW = / null\s*$/

/**
 * What a browser has said to be on disk: the rows of every transaction that is complete, as they are told to this process. What is
 * heard was said before whatever happens to the browser next.
 */
export class Acknowledged {
  readonly #rows = new Map<string, unknown>()

  get count(): number {
    return this.#rows.size
  }

  /** Listens to all pages that are opened from now on. `relaxed`: rows are written as a browser writes them that is not asked for more. */
  async listenTo(context: BrowserContext, relaxed = false): Promise<void> {
    await context.exposeFunction('acknowledge', (rows: readonly Row[]) => {
      for (const [key, line] of rows)
        if (typeof line === 'string' && !WITHOUT_A_ROW.test(line)) this.#rows.set(key, line)
    })
    await context.addInitScript(isRelaxed => {
      const told = globalThis as unknown as { acknowledge(rows: readonly Row[]): void }
      const under = new WeakMap<IDBTransaction, Row[]>()
      const add = IDBObjectStore.prototype.add
      IDBObjectStore.prototype.add = function (value, key) {
        if (this.name === 'rows' && key !== undefined) {
          const known = under.get(this.transaction)
          const rows = known ?? []
          rows.push([JSON.stringify(key), value])
          under.set(this.transaction, rows)
          if (!known) this.transaction.addEventListener('complete', () => told.acknowledge(rows))
        }
        return add.call(this, value, key)
      }
      if (!isRelaxed) return
      const transaction = IDBDatabase.prototype.transaction
      IDBDatabase.prototype.transaction = function (stores, mode) {
        return transaction.call(this, stores, mode, { durability: 'relaxed' })
      }
    }, relaxed)
  }

  /** Those that the database does not have, or has otherwise. */
  async lost(page: Page): Promise<string[]> {
    const found = new Map((await storedIn(page, 'rows')).map(([key, line]) => [JSON.stringify(key), line]))
    return [...this.#rows].flatMap(([key, line]) =>
      found.get(key) === line ? [] : [`${key}: ${JSON.stringify(line)}, found ${JSON.stringify(found.get(key))}`],
    )
  }
}
