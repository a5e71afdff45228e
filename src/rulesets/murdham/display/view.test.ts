import { describe, expect, it } from 'vitest'
import { begin, done, duel, murdhamTable, nextRound } from '../../../../test/parties/murdham'
import type { Combatant } from '../state/types'
import { badges } from './badges'
import { allowances, order, turnStatus } from './order'
import { roundName, secondsBefore } from '.'

type Status = Partial<Combatant['sheet']['status']>

/** What stands on somebody who is so; `c4` is known by name, `c5` is not. */
function badgesOf(status: Status, change: Partial<Combatant['sheet']> = {}) {
  const { t, heroes, foes, put } = murdhamTable()
  const id = put('Ada', heroes, [1, 1])
  put('Rex', foes, [2, 1])
  const nameless = put('Thug', foes, [3, 1])
  t.do('known', 'gm', { who: [nameless], known: 'unnamed' })
  const c = t.state.combatants[id]!
  const made = { ...c, sheet: { ...c.sheet, ...change, status: { ...c.sheet.status, ...status } } }
  return badges(made, t.state).map(({ words, open }) => (open ? words : `(${words})`))
}

describe('the badges of somebody', () => {
  it.each<[Status, readonly string[]]>([
    [{}, []],
    [{ dead: true }, ['dead']],
    [{ stance: 'fled' }, ['fled']],
    [{ disabled: true }, ['disabled']],
    [{ diesAtEndOf: 3 }, ['dying, end of round 3']],
    [{ diesAtEndOf: 3, dead: true }, ['dead']],
    [{ incapacitated: true }, ['down']],
    [{ incapacitated: true, disabled: true, dead: true }, ['dead']],
    [{ stance: 'surrendered' }, ['surrendered']],
    [{ stance: 'broken' }, ['broken']],
    [{ stance: 'broken', dead: true }, ['dead']],
    [{ hiddenFrom: ['s1'] }, ['hidden']],
    [{ grabbedBy: 'c4' }, ['held by Rex']],
    [{ grabbedBy: 'c5' }, ['held by somebody']],
    [{ grabbing: 'c4' }, ['holds Rex']],
    [{ entangled: true }, ['entangled']],
    [{ border: 'z1' as never }, ['on a border']],
    [{ skipTurn: true }, ['loses a turn']],
    [{ tauntedBy: 'c4' }, ['taunted by Rex']],
    [{ frightenedOf: ['c4'] }, ['frightened']],
    [{ terrifiedOf: 'c4' }, ['terrified']],
    [{ frenzied: true, mounted: true, eyeInjury: true }, ['frenzied', 'eye injury', 'rides']],
    [{ armInjury: { main: false, off: true } }, ['arm injury']],
    [{ armInjury: { main: false, off: false } }, []],
    [{ moraleExempt: true }, ['passed morale']],
  ])('who is %o are %j', (status, words) => {
    expect(badgesOf(status, { controller: 'player' })).toEqual(words)
  })

  it('of the GM’s own are not all everybody’s; circumstances are nobody’s but the GM’s', () => {
    const views = [{ from: null, are: ['unseen'] }] as never
    expect(badgesOf({ diesAtEndOf: 2, moraleExempt: true, hiddenFrom: ['s1'] }, { controller: 'gm', views })).toEqual([
      '(dying, end of round 2)',
      '(hidden)',
      '(passed morale)',
      '(special circumstances)',
    ])
    for (const none of [[{ from: null, are: [] }], [{ from: 'c4', are: ['unseen'] }]])
      expect(badgesOf({}, { views: none as never })).toEqual([])
  })
})

describe('a round', () => {
  it('shows whose go it is, who is ready, acts, is spent and is out', () => {
    const { t, heroes, foes, ada, bandit, bo, far } = duel()
    const lanes = () =>
      order(t.state).map(({ side, now, words, rows }) => [side, now, words, rows.map(({ state }) => state)])
    expect(lanes()).toEqual([
      [heroes, false, '', ['waiting', 'waiting']],
      [foes, false, '', ['waiting', 'waiting']],
    ])
    begin(t, heroes)
    expect(lanes()).toEqual([
      [heroes, true, 'holds the initiative · first this round · 2 ready', ['ready', 'ready']],
      [foes, false, '2 ready', ['waiting', 'waiting']],
    ])
    t.do('turn', ada)
    expect(lanes()[0]).toEqual([
      heroes,
      true,
      'holds the initiative · first this round · 1 ready',
      ['acting', 'waiting'],
    ])
    done(t)
    expect(lanes()).toEqual([
      [heroes, false, 'holds the initiative · first this round · 1 ready', ['spent', 'waiting']],
      [foes, true, '2 ready', ['ready', 'ready']],
    ])
    t.set(far, ['status', 'stance'], 'surrendered')
    expect(turnStatus(t.state, t.state.combatants[far]!)).toEqual({ state: 'out', words: 'surrendered' })
    t.do('pass')
    expect(lanes()[1]).toEqual([foes, false, 'passed · 1 ready', ['waiting', 'out']])
    t.do('turn', bo)
    done(t)
    expect(lanes()[0]![2]).toBe('holds the initiative · first this round · nobody ready')
    expect(t.state.turn!.at).toBe(foes)
    t.do('turn', bandit)
    done(t)
    nextRound(t, foes)
    expect(t.ruleset.display.view(t.state, null)).toMatchObject({ round: 2, seconds: 6 })
  })

  it('says what is left of a turn', () => {
    const { t, heroes, ada } = duel()
    expect(allowances(t.state)).toBe('')
    begin(t, heroes).do('turn', ada)
    const left = (main: boolean, bonus: boolean, halves: number) =>
      allowances({ ...t.state, turn: { ...t.state.turn!, acting: { ...t.state.turn!.acting!, main, bonus, halves } } })
    expect([
      left(false, false, 2),
      left(true, false, 1),
      left(false, true, 3),
      left(true, true, 0),
      left(true, true, 4),
    ]).toEqual(['main, bonus, 1 zone', 'bonus, ½ zone', 'main, 1½ zones', 'nothing left', '2 zones'])
    t.do('endTurn', ada)
  })

  it('before the first is the ambush; each takes six seconds MUR-SNEAK-09 MUR-TIME-02', () => {
    expect([0, 1, 2].map(round => roundName({ turn: { round } } as never))).toEqual([
      { roundName: 'Before round 1' },
      {},
      {},
    ])
    expect([0, 1, 2, 3].map(secondsBefore)).toEqual([0, 0, 6, 12])
  })
})

describe('the players see', () => {
  it('whose turn it is, or which side chooses, and nothing of who lies in hiding', () => {
    const { t, heroes, foes, ada, bandit } = duel()
    const view = () => t.ruleset.display.view(t.state, t.open)
    begin(t, heroes)
    expect(view().now).toEqual({ title: 'Heroes choose', who: null, side: heroes })
    t.do('turn', ada)
    expect(view().now).toEqual({ title: "Ada's turn", who: ada, side: heroes })
    expect(view().combatants.find(({ id }) => id === ada)).toMatchObject({ turn: 'acting' })
    done(t)
    expect(view().now).toEqual({ title: 'Foes choose', who: null, side: foes })
    t.do('turn', bandit)
    t.set(bandit, ['status', 'hiddenFrom'], [heroes])
    expect(view().now).toEqual({ title: 'The fight goes on', who: null, side: foes })
    expect(view().combatants.map(({ id }) => id)).not.toContain(bandit)
    done(t)
  })

  it.each([
    [8, 'unhurt'],
    [7, 'hurt'],
    [5, 'hurt'],
    [4, 'badly hurt'],
    [1, 'badly hurt'],
  ])('of a foe with %i of 8 that it is %s, of their own the numbers', (cur, word) => {
    const { t, ada, bandit } = duel({ health: { cur: 8, max: 8 } }, { health: { cur, max: 8 } })
    const of = (id: string) => t.ruleset.display.view(t.state, null).combatants.find(one => one.id === id)!
    expect(of(bandit)).toMatchObject({ pools: [], badges: [word] })
    expect(of(ada).pools[0]).toMatchObject({ cur: 8, max: 8 })
    t.do('side.edit', 'gm', { side: t.state.combatants[bandit]!.side, show: 'nothing' })
    expect(of(bandit).badges).toEqual([])
    t.set(bandit, ['status', 'dead'], true)
    expect(of(bandit).badges).toEqual(['dead'])
  })
})
