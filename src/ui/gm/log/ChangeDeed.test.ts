import { expect, test } from 'vitest'
import type { Entry, Json } from '~/engine'
import type { Deed } from '~/store/log/deed'
import { ruleset } from '~/store/testing/skirmish'
import { changeableParts } from './ChangeDeed'

const answer = (key: string): Entry => ({ key, ask: 0, slot: 0, of: 'c1', value: 'x', source: 'click' })

/** What can be changed of an attack with these answers, and with this given ahead. */
function parts(entries: readonly Entry[], given: { [key: string]: Json }, deed: Partial<Deed>) {
  const steps = [{ command: { type: 'attack', by: 'c1', with: given }, entries }]
  const whole = { done: 0, by: 'c1', open: false, dice: [], changes: [], ...deed }
  return changeableParts({ ruleset, line: { timeline: { steps } } as never }, whole as unknown as Deed)
}

test('of an outcome those parts can be changed that were decided in it, and none while it is open', () => {
  const [dice, changes] = [[{}], [{}]] as never[]
  expect(parts([answer('attack.defend')], { 'attack.target': 'c2' }, { dice: dice! })).toEqual([
    'target',
    'answer',
    'dice',
  ])
  expect(parts([answer('attack.target')], {}, { open: true })).toEqual([])
  expect(parts([answer('attack.target')], {}, {})).toEqual(['target'])
  expect(parts([], {}, { by: null, changes: changes! })).toEqual(['number'])
})
