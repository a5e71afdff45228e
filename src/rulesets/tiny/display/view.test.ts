import { describe, expect, it } from 'vitest'
import { hp, pass, start, tinyTable, traits } from '../../../../test/parties/tiny'

/** A hero and two foes, the second one unknown to the players; the hero's turn. */
function seen() {
  const { t, heroes, foes, put } = tinyTable()
  const h = put('Hero', heroes, [4, 4], hp(1), { armour: 'light' })
  const f = put('Foe', foes, [5, 4], hp(9, 9), { naturalDR: 3, armour: 'medium' }, traits('armorTraining'))
  const secret = put('Lurker', foes, [9, 9])
  t.do('known', 'gm', { who: [secret], known: 'absent' })
  start(t, h, f, secret)
  const view = () => t.ruleset.display.view(t.state, t.open)
  const of = (id: string) => view().combatants.find(c => c.id === id)
  return { t, h, f, secret, view, of }
}

describe('the players see', () => {
  it('hit points of their own, and a word for those of foes', () => {
    const { t, h, f, of } = seen()
    expect(of(h)).toMatchObject({ pools: [{ label: 'HP', cur: 1, max: 4 }], badges: ['light armour', 'Short sword'] })
    expect(of(f)).toMatchObject({ pools: [], badges: ['unhurt', 'medium armour', 'Short sword'] })
    t.do('harm', 'gm', { who: [f], amount: 4 })
    expect(of(f)!.badges[0]).toBe('hurt')
    t.do('harm', 'gm', { who: [f], amount: 1 })
    expect(of(f)!.badges[0]).toBe('badly hurt')
    t.do('harm', 'gm', { who: [f], amount: 9 })
    expect(of(f)!.badges).toContain('down')
  })

  it('no number of an npc whose side is shown exactly, in the log as in the list', () => {
    const { t, heroes, put } = tinyTable()
    const [h, hireling] = [put('Hero', heroes, null), put('Hireling', heroes, null, { kind: 'npc' })]
    t.do('adjust', 'gm', { who: [h, hireling], pool: 'hp', by: -1 })
    expect(t.said('adjusted').map(({ shared }) => shared)).toEqual([{ who: h, pool: 'hp', by: -1 }, undefined])
  })

  it('one list by initiative whatever the sides, without those they do not know and without a total TINY-TURN-02', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [h, f] = [put('Hero', heroes, [4, 4]), put('Foe', foes, [5, 4])]
    const [secret, ally] = [put('Lurker', foes, null), put('Ally', heroes, null)]
    t.do('known', 'gm', { who: [secret], known: 'absent' })
    const view = () => t.ruleset.display.view(t.state, t.open)
    expect(view().track).toEqual([])
    start(t, h, f, secret, ally)
    pass(t, h)
    const row = (who: string, turn: string) => ({ who, turn, words: '' })
    expect(view().track).toEqual([
      { name: 'Initiative', mark: '', now: false, rows: [row(h, 'spent'), row(f, 'acting'), row(ally, 'waiting')] },
    ])
    expect(view().combatants.map(c => c.id)).toEqual([h, f, ally])
    expect(JSON.stringify(view())).not.toContain(secret)
    t.do('end')
    expect(view().track).toEqual([])
  })

  it('what attempts a dying hero has left', () => {
    const { t, h, f, secret, of } = seen()
    pass(t, h)
    t.do('attack', f).roll('attack.dice', 5, 1).roll('attack.critical', 1, 1).roll('attack.armour', 5, 1)
    expect(of(h)!.badges).toContain('dying, 2 attempts left')
    t.do('hold')
    pass(t, secret).do('stabilize', h)
    expect(t.ruleset.display.view(t.state, t.open).now).toMatchObject({ title: 'Hero: live or die', who: h })
    t.roll('stabilize.dice', 6, 1)
    expect(of(h)!.badges).toContain('stable, unconscious')
  })

  it('what becomes of an attack, but no dice and no difficulty of it', () => {
    const { t, h, f } = seen()
    t.do('attack', h, { 'attack.target': f })
      .roll('attack.dice', 5, 1)
      .roll('attack.critical', 1, 1)
      .roll('attack.armour', 5, 1)
    const told = t.fight.events.flatMap(event => event.shared ?? [])
    expect(JSON.stringify(told)).not.toMatch(/faces|needed|least/)
    expect(t.said('pierced')[0]!.shared).toBeDefined()
    expect(t.said('damaged')[0]!.shared).toMatchObject({ taken: 1 })
  })
})
