import type { Row, Snapshot } from '~/engine'

/** A fight's journal in the shape some version of Fray wrote it. */
export interface Journal {
  readonly start: Snapshot
  readonly rows: readonly Row[]
}

/** Takes a journal from version `from` to the next one. Pure: the old journal stays as it is. */
export interface Migration {
  readonly from: number
  /** Rows may only change shape, never in number, so that the fight's history stays one to one. */
  migrate(journal: Journal): Journal
}

/**
 * The journal brought from one version to another, one numbered step at a time.
 *
 * Errors: `RangeError` when a step is missing or loses rows. Nothing has been changed then.
 */
export function migrate(journal: Journal, from: number, to: number, migrations: readonly Migration[]): Journal {
  for (let version = from; version < to; version++) {
    const step = migrations.find(migration => migration.from === version)
    if (!step) throw new RangeError(`There is no way from journal version ${version} to ${version + 1}.`)
    const next = step.migrate(journal)
    if (next.rows.length !== journal.rows.length) throw new RangeError(`Migration ${version} has lost rows.`)
    journal = next
  }
  return journal
}
