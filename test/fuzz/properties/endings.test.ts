import { expect, it } from 'vitest'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine'
import { conditions } from '~/table/contract/conditions'
import { endings } from './endings'

const CONDITION = conditions(['combat', 'fall'], {
  down: { mark: 'rest' },
  dazed: { mark: 'fight', ends: ['combat', 'fall'] },
  limping: { mark: ['vigour'], ends: ['fall'] },
  tired: { icon: 'sick' },
})

const one = (...marks: string[]) =>
  ({ sheet: { status: Object.fromEntries(marks.map(mark => [mark, true])) } }) as unknown as Combatant<RulesetTypes>
const during = (phase: Snapshot['phase']) => ({ phase }) as Snapshot<RulesetTypes>

it('what a line says to end with combat or a fall is looked for afterwards, and nothing else', () => {
  const never = endings(CONDITION, ({ sheet }) => (sheet as { status: { down?: boolean } }).status.down === true)
  const found = (c: Combatant<RulesetTypes>, phase: Snapshot['phase']) =>
    Object.entries(never).flatMap(([name, holds]) => (holds(c, during(phase)) ? [name] : []))
  const all = ['dazed without a fight', 'dazed and fallen', 'limping and fallen']
  expect(Object.keys(never)).toEqual(all)
  expect(found(one('dazed', 'limping'), 'combat')).toEqual([])
  expect(found(one('dazed', 'limping'), 'over')).toEqual(['dazed without a fight'])
  expect(found(one('dazed', 'limping', 'down'), 'over')).toEqual(all)
  expect(found(one('limping', 'down'), 'combat')).toEqual(['limping and fallen'])
})
