import { describe, expect, it } from 'vitest'
import { begin, done, duel, faction, murdhamTable, passive } from '../../../../test/parties/murdham'

describe('EX-MUR-33: whoever changes sides', () => {
  function traitor() {
    const found = duel()
    const { t, heroes, foes, put, far } = found
    const third = put('Thug', foes, [36, 1], { orders: passive })
    const rebels = faction(t, 'Rebels')
    begin(t, heroes)
    t.do('combatant.edit', 'gm', { who: far, side: rebels })
    return { ...found, third, rebels }
  }

  it('has a turn in this round, on a side that had nobody MUR-ROUND-11', () => {
    const { t, heroes, foes, far, rebels } = traitor()
    expect(t.state.turn!.factions).toEqual([heroes, foes, rebels])
    t.do('pass', 'gm').do('pass', 'gm')
    expect(t.refusal('turn', far)).toBeUndefined()
    done(t.do('turn', far))
    expect(t.sheet(far).status.turn).toBe('spent')
  })

  it('is no longer one of the group that they leave MUR-MOR-10 MUR-ROUND-11', () => {
    const { t, foes, bandit, third, far, rebels } = traitor()
    const members = (side: string) => t.state.turn!.groups.find(group => group.side === side)!.members
    expect(members(foes)).toEqual([bandit, third])
    expect(members(rebels)).toEqual([far])
    t.do('harm', 'gm', { who: [bandit], amount: 8 })
    for (let i = 0; i < 3; i++) t.do('pass', 'gm')
    expect(t.open[0]).toMatchObject({ key: 'morale.die', facts: { who: [third] } })
    t.roll('morale.die', 1).enter('round.first')
  })

  it('hides from none of their own MUR-ROUND-11', () => {
    const { t, heroes, far } = traitor()
    t.set(far, ['status', 'hiddenFrom'], [heroes]).do('combatant.edit', 'gm', { who: far, side: heroes })
    expect(t.sheet(far).status.hiddenFrom).toEqual([])
  })

  it('as whoever comes back to a side that had nobody left MUR-ROUND-11', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    put('Bandit', foes, [20, 1])
    const rats = faction(t, 'Rats')
    const rat = put('Rat', rats, [22, 1])
    t.do('leave', 'gm', { who: [rat] })
    begin(t, heroes)
    expect(t.state.turn!.factions).not.toContain(rats)
    t.do('return', 'gm', { who: [rat] })
    expect(t.state.turn!.factions).toContain(rats)
  })
})

it('EX-MUR-34: whom the GM takes out of the fight unharmed is no loss MUR-MOR-10', () => {
  const { t, heroes, foes, put } = murdhamTable('24x4')
  put('Ada', heroes, [1, 1])
  const [one, two, three, four] = [0, 1, 2, 3].map(i => put('Bandit', foes, [20, i])) as [
    string,
    string,
    string,
    string,
  ]
  begin(t, heroes)
  t.do('leave', 'gm', { who: [one, two] })
  const dead = t.fork()
  t.do('pass', 'gm').do('pass', 'gm')
  expect(t.open[0]!.key).toBe('round.first')
  t.enter('round.first')
  dead.do('harm', 'gm', { who: [three], amount: 99 }).do('leave', 'gm', { who: [three] })
  dead.do('pass', 'gm').do('pass', 'gm')
  expect(dead.open[0]).toMatchObject({ key: 'morale.die', facts: { who: [four] } })
  dead.roll('morale.die', 1).enter('round.first')
})
