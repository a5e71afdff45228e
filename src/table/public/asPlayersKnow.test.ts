import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { walled } from '../../../test/table'
import { asPlayersKnow, hides, unseenBy, type HidingRules } from './asPlayersKnow'
import type { Endurance } from '~/rulesets/endurance'

/** Roland in the western half of six by four squares; a wall hides the eastern half. */
function rooms() {
  const { t, put, heroes, guards } = enduranceTable(walled(6, 4, { x1: 3, y1: 0, x2: 3, y2: 4, kind: 'wall' }))
  const roland = put('Roland', heroes, [0, 0])
  const ogre = put('Guard', guards, [4, 1], () => ({ footprint: 2 }))
  const known = (of = t) =>
    Object.values(asPlayersKnow(of.ruleset, of.state, of.terrain).combatants).flatMap(({ name, known: is }) =>
      is === 'absent' ? [] : [name],
    )
  return { t, put, heroes, guards, roland, ogre, known }
}

describe('who is there for the players', () => {
  it('is whoever the GM has shown, while nobody sees for them', () => {
    const { t, ogre, known } = rooms()
    expect([known(), unseenBy(t.ruleset, t.state, t.terrain)]).toEqual([['Roland', 'Guard'], null])
    expect(asPlayersKnow(t.ruleset, t.state, t.terrain), 'nothing is made anew').toBe(t.state)
    t.do('known', 'gm', { who: [ogre], known: 'absent' })
    expect(known()).toEqual(['Roland'])
  })

  it('is, where the party’s sight decides, whoever covers a square that it sees, with any of its own', () => {
    const { t, heroes, ogre, known } = rooms()
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(known()).toEqual(['Roland'])
    const at = (...spot: [number, number]) => known(t.fork().do('place', 'gm', { who: ogre, cell: t.cell(spot) }))
    expect(at(1, 1)).toEqual(['Roland', 'Guard'])
    expect(at(4, 0)).toEqual(['Roland'])
    for (const corner of [0, 1, 6, 7]) {
      const square = t.cell([4, 1]) + corner
      const seen = t.fork().do('fog.paint', 'gm', { squares: [square, 1], as: 'shown' })
      expect(known(seen), `by the square ${corner}`).toEqual(['Roland', 'Guard'])
    }
    for (const beside of [-1, -6, 2, 8, 12, 13]) {
      const square = t.cell([4, 1]) + beside
      const seen = t.fork().do('fog.paint', 'gm', { squares: [square, 1], as: 'shown' })
      expect(known(seen), `not by the square ${beside} beside it`).toEqual(['Roland'])
    }
    expect([...unseenBy(t.ruleset, t.state, t.terrain)!]).toEqual([ogre])
  })

  it('is no stranger who stands nowhere, but every member of the party', () => {
    const { t, heroes, roland, ogre, known } = rooms()
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    t.do('place', 'gm', { who: ogre, cell: null }).do('place', 'gm', { who: roland, cell: null })
    expect(known()).toEqual(['Roland'])
    t.do('known', 'gm', { who: [ogre], known: 'absent' })
    expect([...unseenBy(t.ruleset, t.state, t.terrain)!], 'who is not known at all is not unseen').toEqual([])
  })

  it('is not whoever hides by a mark of the rules, wherever they look', () => {
    const { t, ogre, roland } = rooms()
    const rules: HidingRules<Endurance> = {
      state: t.ruleset.state,
      display: { isHidden: c => c.id === ogre },
    }
    const known = asPlayersKnow(rules, t.state, t.terrain).combatants
    expect([known[ogre]!.known, known[roland]!.known]).toEqual(['absent', 'named'])
    expect([hides(rules, t.state, ogre), hides(rules, t.state, roland), hides(rules, t.state, 'c99')]).toEqual([
      true,
      false,
      false,
    ])
    expect(hides({ display: {} }, t.state, ogre), 'rules without such a mark').toBe(false)
  })
})
