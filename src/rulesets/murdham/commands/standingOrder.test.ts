import { expect, it } from 'vitest'
import type { Asked, Json } from '~/engine'
import { choiceOf } from '../../../../test/parties/choiceOf'
import { murdhamTable } from '../../../../test/parties/murdham'
import type { Sheet } from '../state/sheet'
import { standingOrder } from '.'

const ASKS: Sheet['orders'] = { attacks: 'ask', react: 'ask', guard: 'ask', opportunity: 'ask', omens: 'ask' }

/** What the orders of somebody say to a question with these options. */
function ordered(orders: Partial<Sheet['orders']>, key: string, options: readonly Json[], facts?: Asked['facts']) {
  const { t, heroes, put } = murdhamTable()
  const who = put('Ada', heroes, [1, 1], { orders: { ...ASKS, ...orders } })
  return standingOrder(t.state, choiceOf(who, key, options, facts))
}

it.each([
  'attack.weapon',
  'attack.how',
  'stunt.offer',
  'counter.with',
  'counter.how',
  'opportunity.with',
  'blast.weapon',
  'disarm.weapon',
  'gear.shield',
])('%s takes what is proposed when the best is ordered, but for an attack that says itself what it asks', key => {
  const options = ['usual', 'other']
  expect(ordered({ attacks: 'best' }, key, options)).toBe('usual')
  expect(ordered({ attacks: 'ask' }, key, options)).toBeUndefined()
  expect(ordered({ attacks: 'best' }, key, options, { asks: true })).toBeUndefined()
})

it.each<[Partial<Sheet['orders']>, string, readonly Json[], Asked['facts'], Json | undefined]>([
  [{ react: 'dodge' }, 'attack.react', ['none', 'dodge', 'counter'], {}, 'dodge'],
  [{ react: 'counter' }, 'attack.react', ['none', 'dodge', 'counter'], {}, 'counter'],
  [{ react: 'counter' }, 'attack.react', ['none', 'dodge', '(counter)'], {}, 'none'],
  [{ react: 'never' }, 'attack.react', ['none', 'dodge'], {}, 'none'],
  [{ react: 'ask' }, 'attack.react', ['none', 'dodge'], {}, undefined],
  [{ guard: 'always' }, 'attack.guard', ['none', 'guard'], {}, 'guard'],
  [{ guard: 'never' }, 'attack.guard', ['none', 'guard'], {}, 'none'],
  [{ guard: 'ask' }, 'attack.guard', ['none', 'guard'], {}, undefined],
  [{ opportunity: 'always' }, 'opportunity.react', ['none', 'attack'], {}, 'attack'],
  [{ opportunity: 'never' }, 'opportunity.react', ['none', 'attack'], {}, 'none'],
  [{ opportunity: 'ask' }, 'opportunity.react', ['none', 'attack'], {}, undefined],
  [{ omens: 'deadly' }, 'omen.save', ['keep', 'spend'], {}, 'keep'],
  [{ omens: 'never' }, 'omen.save', ['keep', 'spend'], {}, 'keep'],
  [{ omens: 'ask' }, 'omen.save', ['keep', 'spend'], {}, undefined],
  [{ omens: 'deadly' }, 'omen.damage', ['keep', 'spend'], { deadly: true }, 'spend'],
  [{ omens: 'deadly' }, 'omen.damage', ['keep', 'spend'], { deadly: false }, 'keep'],
  [{ omens: 'never' }, 'omen.damage', ['keep', 'spend'], { deadly: true }, 'keep'],
  [{ omens: 'ask' }, 'omen.damage', ['keep', 'spend'], { deadly: true }, undefined],
  [{ omens: 'deadly' }, 'omen.death', ['die', 'spend'], {}, 'spend'],
  [{ omens: 'never' }, 'omen.death', ['die', 'spend'], {}, 'die'],
  [{ omens: 'ask' }, 'omen.death', ['die', 'spend'], {}, undefined],
  [{ attacks: 'best' }, 'attack.target', ['usual', 'other'], {}, undefined],
])('with %o the answer to %s is an order', (orders, key, options, facts, answer) => {
  expect(ordered(orders, key, options, facts)).toBe(answer)
})

it('a stranger guards only where one of them might: all who could must have said never', () => {
  const { t, heroes, put } = murdhamTable()
  const guards = (['never', 'never', 'ask'] as const).map((guard, i) =>
    put(`G${i}`, heroes, [i, 1], { orders: { ...ASKS, guard } }),
  )
  const asked = (...who: Json[]) => standingOrder(t.state, choiceOf('gm', 'guard.stranger', ['none', ...who]))
  expect(asked(guards[0]!, guards[1]!)).toBe('none')
  expect(asked(guards[0]!, guards[2]!)).toBeUndefined()
  expect(asked(guards[0]!, `(${guards[2]})`)).toBe('none')
})
