import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json, Row } from '~/engine'
import { rowText } from './rowText'

const json = fc.jsonValue() as fc.Arbitrary<Json>
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('attack.dice', 'c12', 'parry:"', 'a\\b', '\u2028'))
const answer = fc.record(
  {
    key: text,
    ask: fc.nat(),
    slot: fc.nat(),
    of: text,
    value: json,
    force: fc.constant(true as const),
    source: fc.constantFrom('click', 'dice', 'physical', 'auto', 'gm'),
  },
  { requiredKeys: ['key', 'ask', 'slot', 'of', 'value', 'source'] },
)
const patch = fc.record(
  { op: fc.constantFrom('replace', 'add', 'remove'), path: fc.array(fc.oneof(text, fc.nat())), value: json },
  { requiredKeys: ['op', 'path'] },
)
const row: fc.Arbitrary<Row> = fc.oneof(
  fc.record({ row: fc.constant('entry' as const), entry: answer }),
  fc.record({ row: fc.constant('close' as const), redo: fc.array(patch) }),
  fc.record({
    row: fc.constant('entry' as const),
    entry: fc.record({ key: fc.constant('gm.knob' as const), ask: fc.nat(), knob: text, value: fc.integer() }),
  }),
  fc.record({
    row: fc.constant('undo' as const),
    to: fc.record({ done: fc.nat(), entries: fc.option(fc.nat(), { nil: null }) }),
  }),
)

it('says of a row what JSON says of it, on one line', () => {
  fc.assert(
    fc.property(row, row => {
      const written = rowText(row)
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(row)))
      expect(written).not.toContain('\n')
    }),
  )
})
