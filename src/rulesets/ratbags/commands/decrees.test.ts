import { expect, it } from 'vitest'
import { attack, begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'

/** Ann, who acts before the two foes, and Bob, who acts after them and attacks the first. */
function fight() {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1])
  const bob = put('Bob', heroes, [1, 2], { readiness: 'caughtOut' })
  const long = { hp: pool(30), fearless: true }
  const [one, other] = [put('Foe', foes, [2, 1], long), put('Foe', foes, [2, 2], long)]
  attack(begin(t), bob, one)
  const actsNow = (who: string) => ({ who: [who], what: 'actsNow' })
  return { t, heroes, foes, ann, bob, one, other, actsNow }
}

it('whoever acts now in the middle of a phase has the next one, and no phase is played twice RAT-GM-01', () => {
  const { t, heroes, foes, ann, other, actsNow } = fight()
  play(play(play(t)))
    .ruleIn('decree', actsNow(other))
    .roll('attack.dice', 1, 1)
  const phases = t.state.turn!.phases.map(({ side, who }) => [side, who])
  expect(phases).toEqual([
    [heroes, 'early'],
    [foes, 'all'],
    [heroes, 'late'],
    [foes, 'early'],
  ])
  expect(t.state.turn!.at).toBe(3)
  expect(t.state.turn).not.toHaveProperty('underWay')
  play(attack(t, other, ann)).roll('attack.dice', 1)
  expect(t.state.turn!.round).toBe(2)
})

it('whoever acts now while a phase of their own side is under way has a phase after it RAT-GM-01', () => {
  const { t, foes, ann, one, other, actsNow } = fight()
  play(play(t)).do('decree', 'gm', actsNow(other))
  play(attack(t, other, ann))
    .ruleIn('decree', actsNow(one))
    .roll('attack.dice', 1)
  expect(t.state.turn!.phases.slice(2, 4)).toEqual([1, 2].map(() => ({ side: foes, who: 'early' })))
  expect(t.state.turn).toMatchObject({ at: 3, early: expect.arrayContaining([one]) as unknown })
  expect([one, other].map(who => t.sheet(who).status.newcomer)).toEqual([false, true])
})

it('a phase that the GM stops is no longer under way RAT-GM-01', () => {
  const { t, foes, other, actsNow } = fight()
  play(play(play(t)))
  t.fight.ruling({ key: 'gm.stop' })
  expect(t.state.turn).not.toHaveProperty('underWay')
  t.fight.do({ type: 'decree', by: 'gm', with: actsNow(other) })
  expect(t.state.turn!.phases[2]).toEqual({ side: foes, who: 'early' })
})

it('whoever loses the turn in the middle of the phase does not act in it RAT-GM-01', () => {
  const { t, heroes, foes, put } = ratbagsTable()
  const [ann, bob] = [put('Ann', heroes, [1, 1]), put('Bob', heroes, [1, 2])]
  const foe = put('Foe', foes, [2, 1])
  begin(t).do('other', ann, { 'other.words': 'climbs' })
  play(attack(t, bob, foe)).ruleIn('decree', { who: [bob], what: 'losesTurn' })
  const rows = t.ruleset.display.order(t.state).flatMap(lane => lane.rows)
  expect(rows.find(({ who }) => who === bob)!.state).toBe('waiting')
  t.choose('risk.how', 'works')
  expect(t.said('attacks')).toEqual([])
})

it('whoever is asked for a declaration and loses the turn has declared nothing RAT-GM-01', () => {
  const { t, ann } = fight()
  t.do('other', ann).ruleIn('decree', { who: [ann], what: 'losesTurn' })
  expect(t.open).toEqual([])
  expect(t.state.turn!.declared.map(({ who }) => who)).not.toContain(ann)
})

it('a foe that acts ahead is not shown as one that has saved RAT-GM-01 RAT-INIT-04', () => {
  const { t, ann, other, actsNow } = fight()
  t.do('decree', 'gm', actsNow(other))
  const badges = (id: string) => t.ruleset.display.view(t.state, null).combatants.find(one => one.id === id)!.badges
  expect(badges(ann)).toContain('before the opponents')
  expect(badges(other)).not.toContain('before the opponents')
})
