import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { upgraded } from '~/engine/fields'
import { rulesets } from '~/rulesets'
import { added } from '../schema/fields'
import { addedFields } from './snapshotSchema'

it('fields that were added are found at any depth, and an argument with a usual value is none', () => {
  const schema = v.object({
    round: v.number(),
    name: v.optional(v.string(), 'nobody'),
    held: added(v.boolean(), false),
    groups: v.array(v.object({ due: v.boolean(), back: added(v.array(v.string()), []) })),
    acting: v.nullable(v.object({ halves: added(v.number(), 2) })),
    said: v.record(v.string(), v.object({ note: v.string() })),
  })
  const usual = (value: unknown) => ({ lasts: 'fight', usual: value })
  expect(addedFields(schema)).toEqual({
    held: usual(false),
    groups: { parts: { back: usual([]) }, each: true },
    acting: { parts: { halves: usual(2) }, each: false },
  })
})

describe('what lies on the ground since an older version', () => {
  it.each([
    ['a weapon of Murdham', 'murdham', { kind: 'weapon', item: { id: 'axe' } }, { item: { id: 'axe', used: false } }],
    ['a shield of Murdham', 'murdham', { kind: 'shield', item: { id: 'targe' } }, { item: { used: false } }],
  ])('has what came to %s', async (_, id, what, filled) => {
    const { state } = await rulesets.find(one => one.id === id)!.load()
    const older = { things: { t1: { id: 't1', cell: 3, name: 'It', what } } }
    expect(upgraded(state.declared, older).things.t1.what).toMatchObject(filled)
  })

  it('is left as it is where it is nothing that a system knows', async () => {
    const { state } = await rulesets.find(one => one.id === 'murdham')!.load()
    const older = { things: { t1: { id: 't1', cell: 3, name: 'Sack', what: { kind: 'sack' } } } }
    expect(upgraded(state.declared, older)).toMatchObject(older)
  })
})

it('a group that waits for a check of morale in Murdham since before anybody could come back has nobody who did', async () => {
  const { state } = await rulesets.find(one => one.id === 'murdham')!.load()
  const group = { side: 's1', name: '', members: ['c1'], lost: [], due: true }
  expect(upgraded(state.declared, { turn: { groups: [group] } })).toEqual({
    turn: { groups: [{ ...group, back: [] }] },
  })
})
