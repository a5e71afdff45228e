import { describe, expect, it } from 'vitest'
import { health, livelyDuel as duel, murdhamTable } from '../../../../test/parties/murdham'

describe('a full rest', () => {
  const broken = { armInjury: { main: true, off: false } }
  const injuries = [
    { n: 4, words: 'AGI −2, hobbled', permanent: false },
    { n: 5, words: 'the primary arm is useless', permanent: true },
  ]

  it('says what came back to whom; what is for good stays MUR-DICE-12', () => {
    const { t, ada, bandit } = duel(
      {
        ...health(2),
        agi: { cur: 6, max: 8 },
        mana: { cur: 0, max: 1 },
        injuries,
        status: { ...broken, poisoned: true },
      },
      { ...health(7), status: { poisoned: true } },
    )
    t.do('rest', 'gm', { who: [ada, bandit] })
    expect(t.told).toEqual([
      'Ada has had a full rest: 6 health, 1 mana, 2 AGI back; healed: AGI −2, hobbled; no longer poisoned.',
      'Bandit has had a full rest: 1 health back; no longer poisoned.',
    ])
    expect(t.heard).toEqual([t.told[0], 'Bandit has had a full rest: no longer poisoned.'])
    expect(t.sheet(ada)).toMatchObject({ injuries: [injuries[1]], status: { armInjury: { main: true } } })
    expect(t.said('rested')[0]!.because).toContainEqual({ n: 2, of: 'fullRest', rule: 'MUR-DICE-12', to: 'agi' })
    t.do('rest', 'gm', { who: [ada] })
    expect(t.heard).toEqual(['Ada has had a full rest: nothing to get back.'])
  })

  it.each([
    [2, 'str'],
    [3, 'wit'],
    [4, 'agi'],
  ] as const)('leaves an injury for good, %i, what it took from %s, and gives back the others', (n, ability) => {
    const less = { cur: 6, max: 8 }
    const { t, ada } = duel({ str: less, agi: less, wit: less, injuries: [{ n, words: 'an injury', permanent: true }] })
    t.do('rest', 'gm', { who: [ada] })
    const { str, agi, wit } = t.sheet(ada)
    expect({ str: str.cur, agi: agi.cur, wit: wit.cur }).toEqual({ str: 8, agi: 8, wit: 8, [ability]: 6 })
  })

  it('keeps the maximum that was written, and gives back what a loss of STR had taken from it MUR-DEATH-06', () => {
    const written = { health: { cur: 4, max: 9 }, str: { cur: 12, max: 12 } }
    const { t, ada } = duel(written)
    t.do('rest', 'gm', { who: [ada] })
    expect(t.sheet(ada).health).toEqual({ cur: 9, max: 9 })
    for (const [max, size, left] of [
      [9, 'medium', 6],
      [20, 'medium', 17],
      [12, 'large', 6],
    ] as const) {
      const hurt = duel({ ...written, size, health: { cur: max, max } })
      hurt.t
        .do('injure', 'gm', { who: [hurt.ada] })
        .roll('injury.dice', 2)
        .roll('injury.loss', 3)
      expect(hurt.t.sheet(hurt.ada)).toMatchObject({ str: { cur: 9 }, health: { max: left } })
      hurt.t.do('rest', 'gm', { who: [hurt.ada] })
      expect(hurt.t.sheet(hurt.ada)).toMatchObject({ str: { cur: 12 }, health: { cur: max, max } })
    }
  })

  it('tells the players no number of the GM’s own whose side is shown exactly, nor does anything else that hurts or heals', () => {
    const { t, heroes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    const guide = put('Guide', heroes, [2, 1], { controller: 'gm' })
    const both = { who: [ada, guide] }
    t.do('adjust', 'gm', { ...both, pool: 'health', by: -1 })
    expect(t.heard).toEqual([t.told[0]])
    t.do('harm', 'gm', { ...both, amount: 2 })
    expect(t.told).toEqual(['Ada suffers 2.', 'Guide suffers 2.'])
    expect(t.heard).toEqual(['Ada suffers 2.', 'Guide is hurt.'])
    t.do('rest', 'gm', both)
    expect(t.heard).toEqual(['Ada has had a full rest: 3 health back.', 'Guide has had a full rest.'])
  })

  it('is longer than a stretch: the dying do not live to see it, the others get up MUR-DEATH-01 MUR-COND-01', () => {
    const { t, ada, bandit, bo } = duel({ omens: 0, ...health(0), status: { incapacitated: true, diesAtEndOf: 2 } }, {})
    t.set(bandit, ['status', 'stance'], 'broken').set(bo, ['status', 'incapacitated'], true)
    const omen = t
      .fork()
      .set(ada, ['omens'], 1)
      .do('rest', 'gm', { who: [ada] })
    omen.choose('omen.death', 'spend').roll('injury.dice', 1)
    expect(omen.sheet(ada).status).toMatchObject({ dead: false, incapacitated: false, diesAtEndOf: null })
    t.do('rest', 'gm', { who: [ada, bandit, bo] })
    expect(t.heard).toEqual([
      'Ada dies.',
      'Bandit takes heart again.',
      'Bandit has had a full rest.',
      'Bo gets up.',
      'Bo has had a full rest: nothing to get back.',
    ])
  })
})
