import { describe, expect, it } from 'vitest'
import { begin, count, declares, hallowedTable, reveal, sheet } from '../../../../test/parties/hallowed'
import { figures } from '../display'
import { sheetProblem, type Sheet } from '../state/sheet'
import { modifierOf } from './ability'
import { fields } from './fields'
import { dice, weapon } from './weapons'

/** The quick NPC's six and one more. */
function withWillpower(score: number): Sheet['abilities'] {
  return { ...sheet({}).abilities, willpower: { score, damage: 0, override: null } }
}

/** A hero with Willpower 16. */
function strongMinded(change: Partial<Sheet> = {}): Sheet {
  return { ...sheet({}), ...change, abilities: withWillpower(16) }
}

describe('an ability that the GM adds to the six', () => {
  it('is edited on the sheet, and weapons and skills can go by it HAL-ATK-01 HAL-DMG-01', () => {
    const focus = weapon('Focus', 2, [dice(1, 6, 'fire')], { attackAbility: 'willpower', damageAbility: 'willpower' })
    const own = strongMinded({ weapons: [focus] })
    expect(sheetProblem(own)).toBeUndefined()
    const shown = fields(own)
    expect(shown.find(({ label }) => label === 'Willpower')?.path).toEqual(['abilities', 'willpower', 'score'])
    for (const label of ['Attack with', 'Damage with', 'Heal: falls with'])
      expect(shown.find(one => one.label === label)?.kind).toMatchObject({
        options: expect.arrayContaining(['willpower']) as string[],
      })

    const { t, heroes, monsters, put } = hallowedTable()
    const [by, on] = [put('Hero', heroes, [2, 2], { weapons: [focus] }), put('Orc', monsters, [3, 2])]
    t.set(by, ['abilities'], withWillpower(16))
    reveal(declares(begin(t, 1, 12), by, 'attack'))
    count(t, { 'attack.target': on }).roll('attack.die', 7).roll('damage.dice', 2)
    expect(t.said('attacked')[0]!.with).toMatchObject({ target: on, sum: 10, hit: true })
    expect(t.sheet(on).stress.cur).toBe(8 - 5)
    const figure = figures(t.state.combatants[by]!, t.state).find(({ label }) => label === 'willpower')
    expect(figure).toMatchObject({ n: 3, note: '16' })
  })

  it('is checked when the GM calls for it HAL-DICE-02', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [0, 0])
    put('Brute', monsters, [5, 0])
    t.set(hero, ['abilities'], withWillpower(16))
    begin(t, 1, 2)
    t.do('callCheck', 'gm', { who: [hero], skill: 'willpower', tn: 13 }).roll('check.die', 10)
    expect(t.said('checked')[0]!.with).toMatchObject({ skill: 'willpower', sum: 13, works: true })
  })

  it('is lowered by damage, and a skill linked to it falls with it HAL-ATK-08 HAL-INJ-25', () => {
    const scarred = strongMinded()
    scarred.combatInjuries.push({
      table: 'unholy',
      row: 1,
      name: 'Broken spirit',
      side: null,
      abilityDamage: [{ ability: 'willpower', amount: 6 }],
      skillPenalties: [],
      effects: [],
      text: '',
      woundAmount: 0,
      healed: false,
    })
    expect(sheetProblem(scarred)).toBeUndefined()
    expect(modifierOf(scarred, 'willpower')).toBe(0)
    const { t, heroes, monsters, put } = hallowedTable()
    const hero = put('Hero', heroes, [0, 0])
    put('Brute', monsters, [5, 0])
    t.set(hero, ['abilities'], withWillpower(16)).set(hero, ['combatInjuries'], scarred.combatInjuries)
    t.set(hero, ['skills', 'heal'], { total: 5, ability: 'willpower' })
    begin(t, 1, 2)
    t.do('callCheck', 'gm', { who: [hero], skill: 'heal', tn: 12 }).roll('check.die', 10)
    expect(t.said('checked')[0]!.with).toMatchObject({ skill: 'heal', sum: 12, works: true })
  })

  it('counts as 10 for whoever lacks it, and must have a name that is a word', () => {
    expect(modifierOf(sheet({}), 'willpower')).toBe(0)
    expect(modifierOf(sheet({}), 'constructor')).toBe(0)
    const nameless: unknown = { ...sheet({}), abilities: { ...withWillpower(10), '': withWillpower(10).willpower } }
    expect(sheetProblem(nameless)).toBe('abilities: has an ability whose name is no word')
    const { strength: _, ...five } = withWillpower(10)
    expect(sheetProblem({ ...sheet({}), abilities: five })).toContain('abilities.strength')
  })
})
