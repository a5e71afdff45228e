import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, idle } from '../../../test/parties/endurance'
import type { Json } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { endurance } from '~/rulesets/endurance'
import { REVIEW } from '../convert'

function prepared() {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [2, 2])
  const guard = put('guard', guards, [5, 5])
  return { t, heroes, guards, roland, guard, put }
}

describe('joining', () => {
  it('brings several at once, from ready-made sheets, with letters', () => {
    const { t, guards } = prepared()
    const before = Object.keys(t.state.combatants).length
    const four = Array.from({ length: 4 }, () => ({ name: 'Archer', side: guards, preset: 'archer' }))
    t.do('join', 'gm', { list: four })
    const joined = Object.values(t.state.combatants).slice(before)
    expect(joined.map(c => c.name)).toEqual(['Archer A', 'Archer B', 'Archer C', 'Archer D'])
    expect(joined[0]).toMatchObject({ cell: null, known: 'named', sheet: { items: [{ name: 'Shortbow' }, {}] } })
  })

  it('brings a sheet of its own, with notes and a marker for what was guessed, which the players never see', () => {
    const { t, guards } = prepared()
    const one = { name: 'Rat', side: guards, sheet: endurance.state.sheet.blank(), notes: 'hates light' }
    t.do('join', 'gm', { list: [{ ...one, check: ['skills', 'weapons'] } as never] })
    const [rat] = Object.values(t.state.combatants).slice(-1)
    expect(rat).toMatchObject({ name: 'Rat', notes: 'hates light' })
    expect(Object.values(t.state.effects)).toEqual([
      {
        id: expect.any(String),
        on: rat!.id,
        type: REVIEW,
        words: 'to check: skills, weapons',
        until: null,
        shared: false,
      },
    ])
    expect(JSON.stringify(endurance.display.view(t.state, null))).not.toContain('weapons')
  })

  it.each([
    [{ list: [{ name: 'X', side: 'nobody' }] }, 'there is no side nobody'],
    [{ list: [{ name: '', side: 's1' }] }, 'list.0.name'],
    [{ list: [{ name: 'X', side: 's1', preset: 'dragon' }] }, 'no ready-made "dragon"'],
    [{ list: [{ name: 'X', side: 's1', sheet: { health: 3 } }] }, 'attributes'],
    [{ list: [{ name: 'X', side: 's1', cell: 9999 }] }, 'square 9999 is not on this map'],
    [{}, 'list'],
  ])('refuses nonsense and says what: %j', (given, words) => {
    const { t } = prepared()
    expect(t.problem('join', 'gm', given)).toContain(words)
  })
})

describe('the GM’s hand', () => {
  it('puts a token anywhere on the map, and not off it', () => {
    const { t, roland } = prepared()
    t.do('place', 'gm', { who: roland, cell: t.cell([9, 9]) })
    expect(t.state.combatants[roland]!.cell).toBe(t.cell([9, 9]))
    expect(t.problem('place', 'gm', { who: roland, cell: 5000 })).toContain('20 × 12')
  })

  it('takes somebody out of the fight, back again, and out of the preparation for good', () => {
    const { t, roland, guard } = prepared()
    const alone = t.fork().do('remove', 'gm', { who: [guard] })
    expect(Object.keys(alone.state.combatants)).toEqual([roland])
    begin(t).do('leave', 'gm', { who: [guard], how: 'fled' })
    expect(t.state.combatants[guard]).toMatchObject({ gone: true, cell: null, name: 'guard' })
    expect(t.refusal('remove', 'gm', { who: [guard] })).toMatchObject({ code: 'leaveInstead' })
    t.do('return', 'gm', { who: [guard] })
    expect(t.state.combatants[guard]!.gone).toBe(false)
  })

  it('changes raw pools of several at once, within their bounds', () => {
    const { t, roland, guard } = prepared()
    t.do('adjust', 'gm', { who: [roland, guard], pool: 'endurance', by: -4 })
    expect([t.sheet(roland).endurance.cur, t.sheet(guard).endurance.cur]).toEqual([6, 6])
    t.do('adjust', 'gm', { who: [roland, guard], pool: 'endurance', by: 999 })
    expect(t.sheet(guard).endurance).toEqual({ cur: 10, max: 10 })
    const shared = t.said('adjusted').map(event => event.shared)
    expect(shared).toEqual([{ who: roland, pool: 'endurance', by: 999 }, undefined])
  })

  it('sets any value that the sheet’s schema allows, and logs it as a ruling', () => {
    const { t, roland } = prepared()
    t.set(roland, ['evasion'], 9)
    expect(t.sheet(roland).evasion).toBe(9)
    expect(t.said('ruling')[0]!.with.changes).toEqual([{ path: ['combatants', roland, 'sheet', 'evasion'], value: 9 }])
    const patch = (path: (string | number)[], value: Json) => ({ patches: [{ op: 'replace', path, value }] })
    expect(t.problem('gm.set', 'gm', patch(['combatants', roland, 'sheet', 'size'], 99))).toMatch(
      /sheet\.size: at most 12$/,
    )
    expect(t.problem('gm.set', 'gm', patch(['combatants', roland, 'sheet', 'size'], 0))).toMatch(
      /sheet\.size: at least 1$/,
    )
    expect(t.problem('gm.set', 'gm', patch(['combatants', roland, 'sheet', 'health', 'cur'], 13))).toContain('maximum')
    expect(t.problem('gm.set', 'gm', patch(['combatants', 'c99'], {}))).toContain('come and go')
    expect(t.problem('gm.set', 'gm', patch(['combatants', roland, 'no', 'way'], 1))).toContain('leads nowhere')
  })

  it('renames, and keeps sides that somebody is on', () => {
    const { t, roland, heroes } = prepared()
    t.do('combatant.edit', 'gm', { who: roland, name: 'Roland the Bold', letter: 'RB', notes: 'limps' })
    expect(t.state.combatants[roland]).toMatchObject({ name: 'Roland the Bold', letter: 'RB', notes: 'limps' })
    expect(t.problem('side.remove', 'gm', { side: heroes })).toContain('Roland the Bold is still on the side of Heroes')
    t.do('side.add', 'gm', { name: 'Wolves' })
    const wolves = Object.values(t.state.sides)[2]!
    expect(wolves).toMatchObject({ name: 'Wolves', badge: 2, show: 'words' })
    t.do('side.remove', 'gm', { side: wolves.id })
    expect(Object.keys(t.state.sides)).toHaveLength(2)
  })

  it('gives no two sides one name', () => {
    const { t, heroes } = prepared()
    const taken = 'Sides: “Heroes” is there already. Give this one another name.'
    expect(t.problem('side.add', 'gm', { name: ' heroes ' })).toBe(taken)
    t.do('side.add', 'gm', { name: 'Wolves' })
    expect(t.problem('side.edit', 'gm', { side: Object.values(t.state.sides)[2]!.id, name: 'Heroes' })).toBe(taken)
    t.do('side.edit', 'gm', { side: heroes, name: 'HEROES', show: 'exact' })
    expect(t.state.sides[heroes]!.name).toBe('HEROES')
  })

  it('rolls any dice, open or for the GM alone', () => {
    const { t } = prepared()
    t.do('roll', 'gm', { notation: '2d6-1', words: 'weather' }).roll('roll.dice', 3, 4)
    expect(t.said('rolled')[0]).toMatchObject({ with: { total: 6 }, shared: { total: 6, words: 'weather' } })
    t.do('roll', 'gm', { notation: 'd20', open: false }).roll('roll.dice', 7)
    expect(t.said('rolled')[0]!.shared).toBeUndefined()
    expect(t.problem('roll', 'gm', { notation: '2d' })).toContain('2d6+3')
  })

  it('sets house rules by name only', () => {
    const { t } = prepared()
    t.do('settings', 'gm', { set: { interceptRange: 2 } })
    expect(t.state.settings.interceptRange).toBe(2)
    expect(t.problem('settings', 'gm', { set: { interceptRange: 9 } })).toContain('interceptRange')
  })
})

describe('the map', () => {
  it('has doors that open and close, and says so to the GM alone', () => {
    const door = { id: 'd1', segment: { x1: 5, y1: 0, x2: 5, y2: 5, kind: 'door' as const }, closed: true }
    const { t } = enduranceTable(gridMap({ width: 10, height: 5, walls: [], portals: [door] }))
    t.do('door', 'gm', { door: 'd1', to: 'open' })
    expect(t.state.board.doors).toEqual({ d1: 'open' })
    expect(t.said('door')[0]!.shared).toBeUndefined()
    expect(t.problem('door', 'gm', { door: 'd9', to: 'open' })).toContain('d9')
  })

  it('takes paint, and gives it off again', () => {
    const { t } = prepared()
    t.do('paint', 'gm', { squares: [3, 2], ground: 'cover' }).do('paint', 'gm', { squares: [3, 1], ground: null })
    expect(t.state.board.paint).toEqual({ 0: '4 1cover' })
    t.do('paint', 'gm', { squares: [25, 1], ground: 'hazardous' })
    expect(t.state.board.paint).toEqual({ 0: '4 1cover', 1: '5 1hazardous' })
    expect(t.problem('paint', 'gm', { squares: [999, 1], ground: 'cover' })).toContain('square 999 is not on this map')
    expect(t.problem('paint', 'gm', { squares: [1, 1], ground: 'lava' })).toContain('ground')
  })
})

describe('a marker', () => {
  it('ends at its event', () => {
    const { t, roland, guard } = prepared()
    begin(t)
    t.do('marker.add', 'gm', {
      on: [guard],
      words: 'dazed',
      until: { round: 1, of: roland, when: 'end' },
      shared: true,
    })
    expect(t.ruleset.display.badges(t.state.combatants[guard]!, t.state)).toMatchObject([{ words: 'dazed' }])
    t.do('takeTurn', roland)
    expect(Object.keys(t.state.effects)).toHaveLength(1)
    t.do('endTurn', roland)
    expect(t.state.effects).toEqual({})
    expect(t.said('unmarked')[0]!.shared).toEqual({ who: guard, words: 'dazed' })
  })

  it('that waits for a turn nobody takes ends with the round, and one without an end stays', () => {
    const { t, roland, guard } = prepared()
    begin(t)
    t.do('marker.add', 'gm', { on: [guard], words: 'cursed', until: null })
    t.do('marker.add', 'gm', { on: [roland], words: 'lucky', until: { round: 1, of: guard, when: 'end' } })
    t.do('takeTurn', roland).set(guard, ['status', 'unconscious'], true).do('endTurn', roland)
    expect(t.state.turn!.round).toBe(2)
    const [left, ...others] = Object.values(t.state.effects)
    expect(left).toMatchObject({ words: 'cursed' })
    expect(others).toEqual([])
    t.do('marker.remove', 'gm', { marker: left!.id })
    expect(t.state.effects).toEqual({})
    idle(t, roland)
  })
})

describe('what the players know', () => {
  it('does not include the hidden, until they are revealed', () => {
    const { t, guards, guard } = prepared()
    t.do('known', 'gm', { who: [guard], known: 'absent' })
    expect(t.said('known')[0]!.shared).toBeUndefined()
    const hidden = t.ruleset.display.view(t.state, null)
    expect(hidden.combatants.map(c => c.name)).toEqual(['Roland'])
    expect(hidden.sides.map(side => side.id)).not.toContain(guards)
    t.do('known', 'gm', { who: [guard], known: 'unnamed' })
    expect(t.said('known')[0]!.shared).toEqual({ who: guard })
    expect(t.ruleset.display.view(t.state, null).combatants[1]).toMatchObject({
      name: 'Somebody',
      letter: '?',
      pools: [],
    })
  })
})
