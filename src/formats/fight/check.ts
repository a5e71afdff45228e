import { FILE } from '~/words/en/files'
import type { FightFile } from './file'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'

/** Judges a value of unknown shape: the value built anew, or the rest of a sentence about it ("lacks a turn"). */
export type Check<T> = (
  value: unknown,
) => { readonly ok: true; readonly value: T } | { ok: false; readonly what: string }

/** How the caller's own records in a fight file are checked. */
export interface FightChecks<Meta, FightMap, Row> {
  readonly meta: Check<Meta>
  readonly map: Check<FightMap>
  readonly row: Check<Row>
}

/** A fight file with every record checked, or refused at the first that fails, named by its row number from 1. */
export function checkFight<Meta, FightMap, Row>(
  fight: FightFile,
  fileName: string,
  checks: FightChecks<Meta, FightMap, Row>,
): Imported<FightFile<Meta, FightMap, Row>> {
  const where = fileLabel(fileName)
  const meta = checks.meta(fight.meta)
  if (!meta.ok) return refused(`${where}, ${FILE.fight.meta}`, meta.what)
  const map = checks.map(fight.map)
  if (!map.ok) return refused(`${where}, ${FILE.fight.map}`, map.what)
  const rows: Row[] = []
  for (const [index, row] of fight.rows.entries()) {
    const checked = checks.row(row)
    if (!checked.ok) return refused(`${where}, ${FILE.fight.journalRow(index + 1)}`, checked.what)
    rows.push(checked.value)
  }
  return { ok: true, value: { meta: meta.value, map: map.value, rows, pictures: fight.pictures }, problems: [] }
}
