import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TableTypes } from '~/table'
import { changesBetween, outcomesIn, outSince } from '~/table/contract/outcome'
import { rulesets } from './systems'
import { begin as endBegin, enduranceTable, pool, reacting } from './parties/endurance'
import { assault, hallowedTable } from './parties/hallowed'
import { attack as murAttack, begin as murBegin, duel, health } from './parties/murdham'
import { begin as ratBegin, foeAttacks, ratbagsTable } from './parties/ratbags'
import { armed, hp, start, tinyTable } from './parties/tiny'
import type { Table } from './table'
import { weapon as murWeapon } from '~/rulesets/murdham/sheet/weapons'
import { weapon as ratWeapon } from '~/rulesets/ratbags/sheet/weapons'
import { dice, weapon as halWeapon } from '~/rulesets/hallowed/sheet/weapons'

describe('the events that name an outcome', () => {
  it.each(rulesets)('are events of $id', ({ id, display }) => {
    const page = readFileSync(`docs/reference/${id}.md`, 'utf8').split('## Events')[1]!
    const known = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, type]) => type)
    expect(known.length).toBeGreaterThan(20)
    expect(Object.keys(display.outcomes).filter(type => !known.includes(type))).toEqual([])
    const kinds = Object.values(display.outcomes).flatMap(namings => namings!.map(({ kind }) => kind))
    expect(kinds).toEqual(expect.arrayContaining(['hit', 'critical', 'down', 'death']))
  })
})

/** The outcomes that the latest command had for this one. */
function became<R extends TableTypes>(t: Table<R>, who: string): string[] {
  return outcomesIn(t.ruleset.display.outcomes, t.fight.events)
    .filter(({ to }) => to === who)
    .map(({ kind }) => kind)
}

/** What it took from whom, and who is out of it since. */
function took<R extends TableTypes>(t: Table<R>): string[] {
  const before = t.fight.stateAt(t.fight.timeline.mark.done - 1)
  const lost = changesBetween(t.ruleset.display, before, t.state).map(({ who, pool: of, n }) => `${who} ${of} ${n}`)
  return [...lost, ...outSince(t.ruleset.display, before, t.state).map(who => `${who} out`)]
}

describe('of played attacks', () => {
  it('in Tiny Tests', () => {
    const played = (left: number, ...rolls: [string, ...number[]][]) => {
      const { t, heroes, foes, put } = tinyTable()
      const [x, y] = [put('X', heroes, [4, 4], armed('shortSword'), hp(9)), put('Y', foes, [5, 4], hp(left))]
      start(t, x, y).do('attack', x)
      for (const [key, ...faces] of rolls) t.roll(key, ...faces)
      return [...became(t, y), ...took(t).map(words => words.replace(y, 'y'))]
    }
    expect(played(4, ['attack.dice', 4, 1])).toEqual(['miss'])
    expect(played(4, ['attack.dice', 5, 1], ['attack.critical', 1, 1])).toEqual(['hit', 'y hp -1'])
    expect(played(4, ['attack.dice', 5, 1], ['attack.critical', 6, 6])).toEqual(['critical', 'y hp -2'])
    expect(played(1, ['attack.dice', 5, 1], ['attack.critical', 1, 1])).toEqual(['hit', 'down', 'y hp -1', 'y out'])
  })

  it('until death in Tiny Tests', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [x, y, z] = [put('X', heroes, [4, 4], hp(1)), put('Y', foes, [5, 4]), put('Z', heroes, [9, 9])]
    start(t, y, x, z).do('attack', y, { 'attack.target': x }).roll('attack.dice', 6, 6).roll('attack.critical', 1, 1)
    const seen = became(t, x)
    while (!seen.includes('death') && t.state.turn!.round < 9) {
      const who = t.state.turn!.who!
      t.do(who === x ? 'stabilize' : 'pass', who)
      const [ask] = t.open
      if (ask?.kind === 'roll') t.roll('stabilize.dice', ...ask.dice.map(() => 1))
      seen.push(...became(t, x))
    }
    expect(seen).toEqual(['hit', 'down', 'failed', 'failed', 'death'])
  })

  it('evaded in Tiny Tests', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [x, y] = [put('X', heroes, [4, 4]), put('Y', foes, [5, 4])]
    start(t, y, x).do('evade', y).do('attack', x).roll('attack.dice', 6, 2).roll('evade.dice', 5, 1)
    expect(became(t, y)).toEqual(['avoided'])
    expect(took(t)).toEqual([])
  })

  it('in Endurance', () => {
    const played = (endurance: number, healthLeft: number, rolls: [string, ...number[]][]) => {
      const { t, heroes, guards, put } = enduranceTable()
      const hero = put('Boudica', heroes, [4, 5])
      const guard = put('guard', guards, [5, 5], () => ({
        evasion: 6,
        deflectionPhysical: 0,
        endurance: pool(20, endurance),
        health: pool(healthLeft),
        ...reacting(),
      }))
      endBegin(t).do('takeTurn', hero).do('attack', hero)
      for (const [key, ...faces] of rolls) t.roll(key, ...faces)
      return [...became(t, guard), ...took(t).map(words => words.replace(guard, 'g'))]
    }
    expect(played(20, 6, [['attack.dice', 1, 1, 2]])).toEqual(['miss'])
    expect(played(20, 6, [['attack.dice', 3, 2, 11]])).toEqual(['hit', 'g endurance -10'])
    expect(played(20, 6, [['attack.dice', 1, 1, 19]])).toEqual(['critical', expect.stringMatching(/^g endurance -/)])
    const died = played(0, 1, [
      ['attack.dice', 6, 6, 20],
      ['death.luck', 1],
    ])
    expect(died).toEqual(expect.arrayContaining(['critical', 'death', 'g out']))
  })

  it('in Ratbags, where every attack hits', () => {
    const played = (left: number, str: number, armour: number, ...rolls: [string, ...number[]][]) => {
      const { t, heroes, foes, put } = ratbagsTable()
      const bea = put('Bea', heroes, [1, 1], { hp: pool(9, left), str: pool(10, str), armorNatural: armour })
      put('Cid', heroes, [9, 9])
      const troll = put('Troll', foes, [2, 1], { weapons: [ratWeapon('club', 10)], fearless: true })
      foeAttacks(ratBegin(t), troll, bea)
      for (const [key, ...faces] of rolls) t.roll(key, ...faces)
      while (t.open.length > 0) t.enter(t.open[0]!.key)
      return [...became(t, bea), ...took(t).map(words => words.replace(bea, 'b'))]
    }
    expect(played(9, 10, 3, ['attack.dice', 2])).toEqual(['harmless'])
    expect(played(9, 10, 1, ['attack.dice', 4])).toEqual(['hit', 'b hp -3'])
    expect(played(1, 10, 0, ['attack.dice', 4], ['critical.save', 19])).toEqual(
      expect.arrayContaining(['failed', 'critical', 'down', 'b hp -1', 'b str -3', 'b out']),
    )
    expect(played(1, 3, 0, ['attack.dice', 10])).toEqual(expect.arrayContaining(['hit', 'death', 'b out']))
  })

  it('in Hallowed', () => {
    const sword = halWeapon('sword', 0, [dice(1, 6, 'slashing')], { attackBonus: 5, damageAbility: null })
    const played = (left: number, strength: number, ...rolls: [string, ...number[]][]) => {
      const { t, on } = assault(
        { weapons: [sword] },
        { strength, defenseBonus: 4, stress: pool(5, 0), wounds: pool(14, left) },
      )
      for (const [key, ...faces] of rolls) t.roll(key, ...faces)
      return [...became(t, on), ...took(t).map(words => words.replace(on, 'o'))]
    }
    expect(played(14, 10, ['attack.die', 2])).toEqual(['miss'])
    expect(played(14, 10, ['attack.die', 15], ['damage.dice', 3])).toEqual(['hit', 'o wounds -3'])
    const critical = played(14, 10, ['attack.die', 20], ['damage.dice', 3], ['injury.chance', 100])
    expect(critical).toEqual(['critical', 'o wounds -6'])
    expect(played(1, 10, ['attack.die', 15], ['damage.dice', 3])).toEqual(['hit', 'down', 'o wounds -3', 'o out'])
    expect(played(-9, 10, ['attack.die', 15], ['damage.dice', 3])).toEqual(expect.arrayContaining(['hit', 'death']))
  })

  it('in Murdham', () => {
    const played = (left: number, ...answers: [string, string | number[]][]) => {
      const { t, heroes, ada, bandit } = duel({ weapons: [murWeapon('sword', 12)] }, health(left, 8))
      murAttack(murBegin(t, heroes), ada, bandit)
      for (const [key, value] of answers) t.answer(key, value, 'click')
      return [...became(t, bandit), ...took(t).map(words => words.replace(bandit, 'b'))]
    }
    const hit = (face: number): [string, string | number[]][] => [
      ['attack.react', 'none'],
      ['attack.damage', [face]],
    ]
    const dodges = (face: number): [string, string | number[]][] => [
      ['attack.react', 'dodge'],
      ['dodge.save', [face]],
    ]
    expect(played(8, ...dodges(1))).toEqual(['avoided', 'saved'])
    expect(played(8, ...dodges(20), ['attack.damage', [2]])).toEqual(['hit', 'failed', 'b health -2'])
    expect(played(8, ...hit(3))).toEqual(['hit', 'b health -3'])
    expect(played(8, ...hit(4))).toEqual(['critical', 'down', 'b health -4', 'b out'])
    expect(played(8, ...hit(12), ['attack.damage', [1]])).toEqual(expect.arrayContaining(['hit', 'death', 'b out']))
  })
})

describe('of what the GM deals', () => {
  it('is a hit in every system, also where it comes after no blow', () => {
    const dealt = <R extends TableTypes>(t: Table<R>, who: string, given: object = {}) => {
      t.do('harm', 'gm', { who: [who], amount: 1, ...given })
      return [...became(t, who), ...took(t).map(words => words.replace(who, 'x'))]
    }
    const tiny = tinyTable()
    expect(dealt(tiny.t, tiny.put('X', tiny.foes, [5, 4], hp(4)))).toEqual(['hit', 'x hp -1'])
    const ratbags = ratbagsTable()
    const guard = ratbags.put('X', ratbags.foes, [5, 4], { str: pool(10) })
    expect(dealt(ratbags.t, guard, { ability: 'str' })).toEqual(['hit', 'x str -1'])
    const murdham = duel({}, health(8, 8))
    expect(dealt(murdham.t, murdham.bandit, { direct: true })).toEqual(['hit', 'x health -1'])
    const hallowed = hallowedTable()
    const ghoul = hallowed.put('X', hallowed.monsters, [5, 4], { stress: pool(5), wounds: pool(14) })
    expect(dealt(hallowed.t, ghoul)).toEqual(['hit', 'x stress -1'])
  })
})
