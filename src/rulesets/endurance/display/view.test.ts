import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool, reacting } from '../../../../test/parties/endurance'

function shown() {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [4, 5], () => reacting('dodge'))
  const guard = put('guard', guards, [5, 5], () => ({ endurance: pool(10, 4), health: pool(12, 11) }))
  begin(t, { author: guards })
  const of = (id: string) => t.ruleset.display.view(t.state, t.fight.asks).combatants.find(c => c.id === id)!
  return { t, heroes, guards, roland, guard, of }
}

describe('the players', () => {
  it('see the pools of their own side exactly, and the others in words', () => {
    const { roland, guard, of } = shown()
    expect(of(roland).pools[0]).toEqual({ label: 'Endurance', cur: 10, max: 10, colour: 'blue' })
    expect(of(guard)).toMatchObject({ pools: [], badges: ['bloodied', 'harmed'] })
  })

  it('see nothing of a side of which nothing is shown, but what lies on the ground', () => {
    const { t, guards, guard, of } = shown()
    t.do('side.edit', 'gm', { side: guards, show: 'nothing' }).set(guard, ['status', 'prone'], true)
    expect(of(guard).badges).toEqual(['prone'])
  })

  it('see whose turn it is and who is asked, and learn what a blow did to their own', () => {
    const { t, roland, guard } = shown()
    t.do('takeTurn', guard)
    expect(t.ruleset.display.view(t.state, null).now).toMatchObject({ title: "guard's turn", who: guard })
    t.do('attack', guard)
    expect(t.ruleset.display.view(t.state, t.fight.asks).now).toMatchObject({ title: 'Roland: react?', who: roland })
    t.choose('attack.defend', 'none').roll('attack.dice', 6, 6, 9)
    expect(t.said('damaged')[0]!.shared).toEqual({ who: roland, taken: 12 })
  })

  it('do not learn the numbers of a blow against others', () => {
    const { t, roland, guard } = shown()
    t.do('takeTurn', guard)
      .do('endTurn', guard)
      .do('takeTurn', roland)
      .do('attack', roland)
      .roll('attack.dice', 6, 6, 9)
    expect(t.said('damaged')[0]!.shared).toEqual({ who: guard, glancing: false })
    expect(t.said('hit')[0]!.shared).toEqual({ by: roland, target: guard })
  })

  it('notice nothing of what somebody hidden does', () => {
    const { t, roland, guard } = shown()
    t.do('known', 'gm', { who: [guard], known: 'absent' })
    const before = JSON.stringify(t.ruleset.display.view(t.state, null))
    t.do('takeTurn', guard).do('attack', guard)
    expect(JSON.stringify(t.ruleset.display.view(t.state, t.fight.asks))).toBe(before)
    t.choose('attack.defend', 'dodge')
    expect(JSON.stringify(t.ruleset.display.view(t.state, t.fight.asks))).toBe(before)
    t.roll('attack.dice', 1, 1, 9).roll('dodge.dice', 1, 1, 9).choose('dodge.after', [])
    expect(t.said('rolledAttack')[0]!.shared).toBeUndefined()
    expect(t.sheet(roland).status.reactionsLeft).toBe(0)
  })
})
