import { describe, expect, it } from 'vitest'
import { apart, begin, count, hallowedTable, pool, reveal, sword } from '../../../../test/parties/hallowed'
import { walled } from '../../../../test/table'
import type { Sheet } from '../state/sheet'

describe('Wounds at the line', () => {
  it('are death whatever hand brought them there; a point above it is not HAL-DEATH-18 HAL-DEATH-06', () => {
    const { t, who, foe } = apart({ strength: 12, wounds: pool(12) }, { strength: 12, wounds: pool(12) })
    const line = t.fork().set(who, ['wounds', 'cur'], -12)
    expect(line.sheet(who).status.dead).toBe(true)
    expect(line.told).toContain('Ann dies.')
    t.set(who, ['wounds', 'cur'], -11)
    expect(t.sheet(who).status.dead).toBe(false)
    expect(t.ruleset.display.badges(t.state.combatants[who]!, t.state).map(({ code }) => code)).toContain('dying')
    t.do('adjust', 'gm', { who: [foe], pool: 'wounds', by: -24 })
    expect(t.sheet(foe).status.dead).toBe(true)
  })

  it('set while a question is open are settled when the command is over HAL-DEATH-18', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { weapons: [sword], strength: 10 })
    const orc = put('Orc', monsters, [3, 2], { weapons: [sword] })
    begin(t, 3, 9)
    t.do('attack', ann)
    count(reveal(t), { 'attack.target': orc }).set(ann, ['wounds', 'cur'], -10).roll('attack.die', 1)
    expect(t.sheet(ann).status.dead).toBe(true)
  })

  it('are only a number where the GM lets it stand alone, then and until it changes again HAL-DEATH-18', () => {
    const { t, who, foe } = apart({ strength: 12, wounds: pool(12) }, { strength: 12, wounds: pool(12) })
    t.do('adjust', 'gm', { who: [foe], pool: 'wounds', by: -24, alone: true })
    const path = ['combatants', who, 'sheet', 'wounds', 'cur']
    t.do('gm.set', 'gm', { patches: [{ op: 'replace', path, value: -12 }], alone: true })
    t.do('side.add', 'gm', { name: 'Others' })
    for (const one of [who, foe]) {
      expect(t.sheet(one).wounds.cur).toBe(-12)
      expect(t.sheet(one).status.dead).toBe(false)
    }
    t.do('adjust', 'gm', { who: [foe], pool: 'wounds', by: -1 })
    expect(t.sheet(foe).status.dead).toBe(true)
  })

  it('kill whoever joins with them HAL-DEATH-18', () => {
    const { t, heroes, put } = apart()
    const late = put('Bob', heroes, [1, 8], { strength: 10, wounds: pool(10, -10) })
    expect(t.sheet(late).status.dead).toBe(true)
    const dying = put('Cid', heroes, [1, 9], { strength: 10, wounds: pool(10, -9) })
    expect(t.sheet(dying).status.dead).toBe(false)
    t.choose('begin.surprised', []).roll('initiative.die', 5)
  })

  it('are decided once: who is let live lives, until they change again HAL-DEATH-18', () => {
    const { t, who } = apart({ strength: 12, wounds: pool(12) })
    t.set(who, ['wounds', 'cur'], -12).set(who, ['status', 'dead'], false)
    t.set(who, ['stress', 'cur'], 0).do('side.add', 'gm', { name: 'Others' })
    expect(t.sheet(who).status.dead).toBe(false)
    t.do('harm', 'gm', { who: [who], amount: 1, bypassStress: true })
    expect(t.sheet(who).status.dead).toBe(true)
  })

  it('typed to 0 end Full-Defense and are told; raised above it nobody is stabilized HAL-ACT-13 HAL-DEATH-14', () => {
    const { t, who } = apart()
    t.set(who, ['status', 'fullDefense'], true).set(who, ['wounds', 'cur'], 0)
    expect(t.sheet(who).status.fullDefense).toBe(false)
    expect(t.said('fell')).toMatchObject([{ with: { who, state: 'incapacitated' } }])
    t.set(who, ['status', 'stabilized'], true).set(who, ['wounds', 'cur'], 3)
    expect(t.sheet(who).status.stabilized).toBe(false)
  })

  it('a death by hand ends what the living hold HAL-DEATH-18', () => {
    const { t, who } = apart()
    t.set(who, ['wounds', 'cur'], -1).set(who, ['status', 'stabilized'], true).set(who, ['status', 'dead'], true)
    expect(t.sheet(who).status).toMatchObject({ dead: true, stabilized: false, fullDefense: false })
  })
})

describe('whoever is led away over the dice', () => {
  it('suffers nothing of the blow; who stays does HAL-ATK-09', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { weapons: [sword] })
    const orc = put('Orc', monsters, [3, 2], { weapons: [sword], stress: pool(9) })
    begin(t, 3, 9)
    t.do('attack', ann)
    count(reveal(t), { 'attack.target': orc }).roll('attack.die', 18)
    const stays = t.fork().roll('damage.dice', 6)
    expect(stays.sheet(orc).stress.cur).toBeLessThan(9)
    t.ruleIn('leave', { who: [orc] }).roll('damage.dice', 6)
    expect(t.sheet(orc).stress.cur).toBe(9)
  })
})

describe('a Heal check', () => {
  const skills: Sheet['skills'] = {
    balance: { total: 0, ability: null },
    heal: { total: 7, ability: null },
    intimidation: { total: 0, ability: null },
  }

  it.each([
    [20, 'noSight'],
    [5, undefined],
  ])('is not made through a wall (it ends at %i) HAL-DEATH-19', (x2, code) => {
    const wall = { x1: 0, y1: 3, x2, y2: 3, kind: 'wall' as const }
    const { t, heroes, monsters, put } = hallowedTable(walled(20, 12, wall))
    const healer = put('Healer', heroes, [7, 2], { skills })
    const patient = put('Patient', heroes, [7, 3], { wounds: pool(10, -1) })
    const other = put('Other', heroes, [8, 2], { wounds: pool(10, -1) })
    put('Orc', monsters, [15, 2])
    begin(t, 3, 9, 9, 9)
    t.do('heal', healer)
    count(reveal(t))
    expect(t.refusedAnswer('heal.patient', patient)?.code).toBe(code)
    expect(t.refusedAnswer('heal.patient', other)).toBeUndefined()
    t.choose('heal.patient', 'drop')
  })
})
