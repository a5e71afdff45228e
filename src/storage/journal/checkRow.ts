import * as v from 'valibot'
import type { Row } from '~/engine'

const json = v.unknown()
const mark = v.strictObject({ done: whole(), entries: v.nullable(whole()) })
const rules = v.strictObject({ id: v.string(), version: v.number() })
const command = v.strictObject({
  type: v.string(),
  by: v.string(),
  force: v.optional(v.literal(true)),
  with: v.optional(v.record(v.string(), json)),
})
const patches = v.array(
  v.strictObject({
    op: v.picklist(['replace', 'add', 'remove']),
    path: v.array(v.union([v.string(), v.number()])),
    value: v.optional(json),
  }),
)
const entry = v.union([
  v.strictObject({
    key: v.string(),
    ask: whole(),
    slot: whole(),
    of: v.string(),
    value: json,
    force: v.optional(v.literal(true)),
    source: v.picklist(['click', 'dice', 'physical', 'auto', 'gm']),
  }),
  v.strictObject({ key: v.literal('gm.set'), patches }),
  v.strictObject({ key: v.literal('gm.knob'), ask: whole(), knob: v.string(), value: v.number() }),
  v.strictObject({ key: v.literal('gm.run'), command }),
  v.strictObject({ key: v.literal('gm.stop') }),
])
const row = v.variant('row', [
  v.strictObject({ row: v.literal('open'), command, rules, apart: v.optional(v.literal(true)) }),
  v.strictObject({ row: v.literal('entry'), entry }),
  v.strictObject({ row: v.literal('close'), redo: patches }),
  v.strictObject({ row: v.picklist(['undo', 'redo']), to: mark }),
  v.strictObject({ row: v.literal('branch'), to: whole() }),
  v.strictObject({ row: v.literal('name'), branch: whole(), name: v.nullable(v.string()) }),
])

function whole() {
  return v.pipe(v.number(), v.integer(), v.minValue(0))
}

/** A journal row out of a file, or what is wrong with it. Whether it fits what came before is for the engine to say. */
export function checkRow(value: unknown): { ok: true; value: Row } | { ok: false; what: string } {
  const read = v.safeParse(row, value)
  // The schema is the shape of `Row`; absent fields stay absent, so the cast only restores that they may not be undefined.
  if (read.success) return { ok: true, value: read.output as Row }
  const [issue] = read.issues
  return {
    ok: false,
    what: `${v.getDotPath(issue) ?? 'row'}: ${issue.received === 'undefined' ? 'is missing' : 'is not what belongs there'}`,
  }
}
