import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import type { Combatant } from './state/types'
import { ATTRIBUTES } from './state/vocabulary'
import { areFoes, hampered, isAble, isHidden, isPresent, isUp, roster, sick } from './conditions'

type Status = Partial<Combatant['sheet']['status']>
type Conditions = Partial<Combatant['sheet']['conditions']>

/** Two characters and a guard; how somebody is may be changed. */
function party() {
  const { t, heroes, guards, put } = enduranceTable()
  const ids = {
    roland: put('Roland', heroes, [1, 1]),
    fabian: put('Fabian', heroes, null),
    guard: put('guard', guards, [3, 1]),
  }
  const who = (
    name: keyof typeof ids,
    { gone = false, status = {}, conditions = {} }: { gone?: boolean; status?: Status; conditions?: Conditions } = {},
  ): Combatant => {
    const c = t.state.combatants[ids[name]]!
    const { sheet } = c
    return {
      ...c,
      gone,
      sheet: { ...sheet, status: { ...sheet.status, ...status }, conditions: { ...sheet.conditions, ...conditions } },
    }
  }
  return { t, heroes, guards, ids, who }
}

describe('who counts', () => {
  it.each([
    [{}, true, true, true],
    [{ conditions: { incapacitated: true } }, false, true, true],
    [{ status: { unconscious: true } }, false, false, true],
    [{ status: { dead: true } }, false, false, false],
    [{ gone: true }, false, false, false],
  ])('%o: able %s, on the field %s, still there %s END-TURN-08 END-END-03 END-MOVE-04', (state, able, up, present) => {
    const c = party().who('roland', state)
    expect([isAble(c), isUp(c), isPresent(c)]).toEqual([able, up, present])
  })

  it('sides are foes until the GM makes friends of them, whichever of the two was told so', () => {
    const { t, heroes, guards, who } = party()
    const foes = () => [areFoes(t.state, who('roland'), who('guard')), areFoes(t.state, who('guard'), who('roland'))]
    expect(areFoes(t.state, who('roland'), who('fabian'))).toBe(false)
    expect(foes()).toEqual([true, true])
    for (const [side, friend] of [
      [heroes, guards],
      [guards, heroes],
    ] as const) {
      t.do('side.edit', 'gm', { side, more: { friends: [friend] } })
      expect(foes()).toEqual([false, false])
      t.do('side.edit', 'gm', { side, more: { friends: [] } })
    }
  })

  it('are listed in the order of joining, also before the fight END-DICE-13', () => {
    const { t, ids } = party()
    expect(roster(t.state).map(({ id }) => id)).toEqual(Object.values(ids))
    const turn = { joined: [ids.guard, 'c99', ids.roland] } as never
    expect(roster({ ...t.state, turn }).map(({ id }) => id)).toEqual([ids.guard, ids.roland])
  })
})

it.each(ATTRIBUTES.flatMap(attribute => [true, false].map(aimed => ({ attribute, aimed }))))(
  'encumbered hampers the body, blinded what needs a target: $attribute, aimed $aimed END-OPT-02',
  ({ attribute, aimed }) => {
    const { who } = party()
    const of = (conditions: Conditions) =>
      hampered(who('roland', { conditions }), attribute, aimed).map(part => [part.of, part.n])
    const bodily = ['strength', 'dexterity'].includes(attribute)
    expect(of({})).toEqual([])
    expect(of({ encumbered: true })).toEqual(bodily ? [['encumbered', -1]] : [])
    expect(of({ blinded: true })).toEqual(aimed ? [['blinded', -1]] : [])
  },
)

it.each([
  [0, []],
  [1, [-1]],
  [3, [-3]],
])('sickness %i takes off %j END-OPT-02', (sickness, parts) => {
  expect(sick(party().who('guard', { conditions: { sickness } })).map(({ n }) => n)).toEqual(parts)
})

it('hidden from all the players is who is hidden from each character that is still there', () => {
  const { t, ids, who } = party()
  const hidden = (...from: readonly string[]) => isHidden(who('guard', { status: { hiddenFrom: [...from] } }), t.state)
  expect(hidden()).toBe(false)
  expect(hidden(ids.roland)).toBe(false)
  expect(hidden(ids.roland, ids.fabian)).toBe(true)
  expect(isHidden(who('roland', { status: { hiddenFrom: [ids.roland, ids.fabian] } }), t.state)).toBe(false)
  t.do('leave', 'gm', { who: [ids.fabian] })
  expect(hidden(ids.roland)).toBe(true)
  t.do('leave', 'gm', { who: [ids.roland] })
  expect(hidden(ids.roland), 'from nobody').toBe(false)
})
