import { describe, expect, it, vi } from 'vitest'
import type { Entry, Id } from '~/engine'
import { weapon as halWeapon, dice } from '~/rulesets/hallowed/sheet/weapons'
import { armour as murArmour, listed, weapon as murWeapon } from '~/rulesets/murdham/sheet/weapons'
import { weapon as ratWeapon } from '~/rulesets/ratbags/sheet/weapons'
import {
  became,
  explore,
  explored,
  expectedLoss,
  sampled,
  share,
  waysOf,
  type OddsInput,
  type Ending,
} from '~/simulate'
import type { TableTypes } from '~/table'
import { report, runs } from '../long'
import { begin as endBegin, enduranceTable, pool } from '../parties/endurance'
import { assault } from '../parties/hallowed'
import {
  attack as murAttack,
  begin as murBegin,
  duel as murDuel,
  health,
  murdhamTable,
  passive,
  scores,
} from '../parties/murdham'
import { attack as ratAttack, begin as ratBegin, ratbagsTable } from '../parties/ratbags'
import { armed, hp, start, tinyTable, traits, unarmed } from '../parties/tiny'
import { before, open } from './begun'

// Thousands of attacks are played, and on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 })

const PLAYED = runs(600, 100_000)

/**
 * So many of so many ways end so, exactly; all ways together, those of endless chains included, come to the whole. Played attacks
 * agree within three standard errors.
 */
function expectWays<R extends TableTypes>(
  begun: OddsInput<R>,
  is: (ending: Ending) => boolean,
  [ways, of]: readonly [number, number],
  entries: readonly Entry[] = [],
): void {
  const odds = explore(begun, entries)!
  expect(odds.endings.reduce((sum, ending) => sum + ending.ways, odds.open)).toBe(odds.of)
  const [found, wanted] = [waysOf(odds, is) * BigInt(of), BigInt(ways) * odds.of]
  if (odds.open === 0n) expect(`${found}`).toBe(`${wanted}`)
  else expect(found <= wanted && wanted <= found + odds.open * BigInt(of), `${found} is ${wanted}`).toBe(true)
  // Dice of its own: of thirty that share theirs all are off the same way.
  const seed = 1_000 * ways + of
  const played = sampled(begun, entries, { tries: PLAYED, seed })
  const p = ways / of
  const error = Math.sqrt((p * (1 - p)) / PLAYED)
  const off = Number(waysOf(played, is)) / PLAYED - p
  report(
    `${begun.ruleset.id}: ${ways} of ${of}; ${PLAYED} played: ${error > 0 ? (off / error).toFixed(2) : off} standard errors off`,
  )
  expect(Math.abs(off)).toBeLessThanOrEqual(3 * error)
}

const lost = (who: Id, n: number) => (ending: Ending) =>
  ending.changes.filter(change => change.who === who).reduce((sum, change) => sum - change.n, 0) === n

describe('odds in Endurance', () => {
  /** Boudica with a spear, strength d6 + combat d6 + 1, critical 19+, beside somebody who does not react. */
  function spear(evasion: number) {
    const { t, heroes, guards, put } = enduranceTable()
    const by = put('Boudica', heroes, [4, 5])
    const on = put('guard', guards, [5, 5], () => ({
      evasion,
      deflectionPhysical: 8,
      endurance: pool(40),
    }))
    endBegin(t).do('takeTurn', by)
    return { t, by, on, begun: before(t, { type: 'attack', by }) }
  }

  it('of a spear against evasion 6 are 612 of 720, 85.0 %', () => {
    const { begun, on } = spear(6)
    // d6 + d6 + 1 < 6 in 6 of 36, and no 19 or 20 in 18 of 20: 6 × 18 = 108 of 720 miss.
    expectWays(begun, became(on, 'hit', 'critical'), [612, 720])
    const odds = explore(begun)!
    expect(share(waysOf(odds, became(on, 'hit', 'critical')), odds)).toBe(8500)
  })

  it('fall with evasion, and a high luck die hits all the same', () => {
    // d6 + d6 + 1 < 8 in 15 of 36: 15 × 18 = 270 miss. Against 14 only luck helps: 36 × 2 = 72. Against 2 nothing misses.
    for (const [evasion, ways] of [
      [8, 450],
      [14, 72],
      [2, 720],
    ] as const) {
      const { begun, on } = spear(evasion)
      expectWays(begun, became(on, 'hit', 'critical'), [ways, 720])
    }
  })

  it('count what comes through deflection', () => {
    const { begun, on } = spear(2)
    // Total + 4 − 8 is 1 at least: 1 for a total of 5 or less, so for dice of 4 or less, 6 of 36, and no critical in 18 of 20.
    expectWays(begun, ending => became(on, 'hit')(ending) && lost(on, 1)(ending), [108, 720])
  })

  it('of a second attack are those of two more', () => {
    const { t, by, on } = spear(6)
    t.do('attack', by).roll('attack.dice', 1, 1, 2)
    // d6 + d6 + 1 − 2 < 6 in 15 of 36: 270 miss.
    expectWays(before(t, { type: 'attack', by }), became(on, 'hit', 'critical'), [450, 720])
  })
})

describe('odds in Tiny Tests', () => {
  function blow(own: object, theirs: object, more: object = {}) {
    const { t, heroes, foes, put } = tinyTable()
    const [by, on] = [put('X', heroes, [4, 4], own), put('Y', foes, [5, 4], theirs, more)]
    start(t, by, on)
    return { t, by, on, begun: before(t, { type: 'attack', by }) }
  }

  it('are those of a 5 among as many dice as one is good for', () => {
    // No 5 or 6: 4 of 6 a die. One die 2/6, two 1 − 16/36 = 20/36, three 1 − 64/216 = 152/216.
    for (const [level, ways, of] of [
      ['untrained', 2, 6],
      ['proficient', 20, 36],
      ['mastered', 152, 216],
    ] as const) {
      const { begun, on } = blow(armed('shortSword', level), {})
      expectWays(begun, became(on, 'hit', 'critical'), [ways, of])
    }
  })

  it('of a critical are a hit and a double six; of a fall a hit on the last hit point', () => {
    const { begun, on } = blow(armed('shortSword'), {})
    expectWays(begun, became(on, 'critical'), [20, 36 * 36])
    const last = blow(armed('shortSword'), hp(1))
    expectWays(last.begun, ({ out }) => out.includes(last.on), [20, 36])
  })

  it('of bare hands are no harm', () => {
    const { begun, on } = blow(unarmed, {})
    expectWays(begun, became(on, 'harmless'), [2, 6])
  })

  it('against armour need the same dice once more', () => {
    const { begun, on } = blow(armed('shortSword'), { armour: 'light' })
    // A hit, no double six, and the armour holds, which takes the 1 there was: 20 × 35 × 16 of 36 × 36 × 36.
    expectWays(begun, became(on, 'harmless'), [20 * 35 * 16, 36 ** 3])
  })

  it('of whoever evades are a hit and an evasion', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [by, on] = [put('X', heroes, [4, 4], armed('shortSword')), put('Y', foes, [5, 4], traits('robust'))]
    start(t, on, by).do('evade', on)
    expectWays(before(t, { type: 'attack', by }), became(on, 'avoided'), [20 * 20, 36 * 36])
  })

  it('are the same with dice in their order as without', () => {
    const { begun, on } = blow(armed('shortSword'), {})
    const faces = { ...begun.ruleset.tactics, bandOf: () => undefined }
    const ordered = { ...begun.ruleset, tactics: { ...faces, unordered: new Set<string>() } }
    const one = explore({ ...begun, ruleset: { ...begun.ruleset, tactics: faces } })!
    const other = explore({ ...begun, ruleset: ordered })!
    expect(other.paths).toBeGreaterThan(2 * one.paths)
    expect(other.endings.map(({ ways, ...rest }) => ({ ...rest, p: share(ways, other) }))).toEqual(
      one.endings.map(({ ways, ...rest }) => ({ ...rest, p: share(ways, one) })),
    )
    expect(expectedLoss(one, on)).toBe(expectedLoss(other, on))
  })
})

describe('odds in Ratbags', () => {
  function blow(weapons: ReturnType<typeof ratWeapon>[], theirs: object) {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons })
    const on = put('Foe', foes, [2, 1], { fearless: true, ...theirs })
    put('Other', foes, [9, 9], { fearless: true })
    ratAttack(ratBegin(t), ann, on)
    return { on, begun: before(t, { type: 'play', by: 'gm', force: true }) }
  }

  it('are of damage alone: what armour takes, what goes deep', () => {
    const sword = [ratWeapon('sword', 8)]
    const tough = { hp: pool(20) }
    const cases = [
      // 1, 2 and 3 of a d8 come to nothing.
      [blow(sword, { ...tough, armorNatural: 3 }), 'harmless', 3, 8],
      [blow(sword, tough), 'hit', 8, 8],
      // The higher of two d6 is 3 or less in 9 of 36.
      [blow([ratWeapon('dagger', 6), ratWeapon('dagger', 6)], { ...tough, armorNatural: 3 }), 'harmless', 9, 36],
      // Bare hands are a d4.
      [blow([], { ...tough, armorNatural: 1 }), 'harmless', 1, 4],
      // 1 HP and STR 3: a 4 or more takes the last of it.
      [blow(sword, { hp: pool(1), str: pool(10, 3) }), 'death', 5, 8],
      // 4 HP and STR 10: 5 leaves STR 9, which saves with 9 of 20, and so on: (11 + 12 + 13 + 14) of 8 × 20 fail.
      [blow(sword, { hp: pool(4), str: pool(10) }), 'critical', 50, 160],
    ] as const
    for (const [{ begun, on }, kind, ways, of] of cases) expectWays(begun, became(on, kind), [ways, of])
  })
})

describe('odds in Hallowed', () => {
  function blow(defenseBonus: number, theirs: object = {}) {
    const sword = halWeapon('sword', 0, [dice(1, 6, 'slashing')], { attackBonus: 5, damageAbility: null })
    const { t, on } = assault({ weapons: [sword] }, { defenseBonus, stress: pool(5, 0), wounds: pool(30), ...theirs })
    return { on, ...open(t) }
  }

  it('are of a d20 against Defense, and of what comes through Armour', () => {
    const shell = { armourMisc: 12 }
    const cases = [
      // Defense 14 with +5: a 9 or more, all of which so much Armour takes, also a critical 2 × 6.
      [blow(4, shell), 'harmless', 12, 20],
      [blow(4, shell), 'miss', 8, 20],
      // Defense 20: a 15 or more. Defense 26: not even a 20.
      [blow(10, shell), 'harmless', 6, 20],
      [blow(16, shell), 'miss', 20, 20],
      // Armour 3 takes all of a 1, 2 or 3 of 11 hits, and of a critical 2 × 1 alone: 11 × 3 + 1 of 20 × 6.
      [blow(4, { armourMisc: 3 }), 'harmless', 34, 120],
      // 3 Wounds are gone with a 3 or more, or a critical 2 × 2: 11 × 4 + 5.
      [blow(4, { wounds: pool(30, 3) }), 'down', 49, 120],
    ] as const
    for (const [{ start: begun, entries, on }, kind, ways, of] of cases)
      expectWays(begun, became(on, kind), [ways, of], entries)
  })
})

describe('odds in Murdham', () => {
  function blow(die: 4 | 6, theirs: object = {}) {
    const { t, heroes, ada, bandit } = murDuel({ weapons: [murWeapon('sword', die)] }, {
      orders: passive,
      ...theirs,
    } as object)
    murBegin(t, heroes)
    return { t, on: bandit, begun: before(t, { type: 'attack', by: ada, with: { 'attack.target': bandit } }) }
  }

  it('are of damage, whose highest face is rolled on', () => {
    const cases = [
      // Half of 8 is critical: 4, 5, or 6 and more, 18 of 36. A 6 counts 5 and is rolled on: with 3 or more it comes to 8, which is
      // death at STR 8, 4 of 36.
      [blow(6, { ...health(8), ...scores({ str: 8 }) }), became, 'critical', 14, 36],
      [blow(6, { ...health(20), ...scores({ str: 8 }) }), became, 'death', 4, 36],
      // Of a d4 only the 4, which counts 3: 16 of 64. Twice, and 2 or more on top, is 8: 3 of 64 die of it.
      [blow(4, { ...health(8), ...scores({ str: 8 }) }), became, 'critical', 13, 64],
      // An armour value of 1 takes all of a 1.
      [blow(6, { ...health(8), armour: murArmour('leather', 1) }), became, 'harmless', 1, 6],
    ] as const
    for (const [{ begun, on }, is, kind, ways, of] of cases) expectWays(begun, is(on, kind), [ways, of])
  })

  it('of a dodge are those of an AGI save', () => {
    const { t, heroes, ada, bandit } = murDuel(
      { weapons: [murWeapon('sword', 4)] },
      { ...health(20), ...scores({ agi: 7 }) },
    )
    murAttack(murBegin(t, heroes), ada, bandit).choose('attack.react', 'dodge')
    const { start: begun, entries } = open(t)
    expectWays(begun, became(bandit, 'avoided'), [7, 20], entries)
  })

  it('of a far shot are those of a WIT save', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const by = put('Bal', heroes, [1, 1], { weapons: [listed('bow')] }, scores({ wit: 10 }))
    const on = put('Bandit', foes, [21, 1], { orders: passive } as object, health(20))
    murBegin(t, heroes)
    const given = { 'attack.target': on, 'attack.stance': 'still' }
    expectWays(before(t, { type: 'attack', by, with: given }), became(on, 'miss'), [10, 20])
  })

  it('are given for each answer to an open question', () => {
    const { t, heroes, ada, bandit } = murDuel(
      { weapons: [murWeapon('sword', 4)] },
      { ...health(20), ...scores({ agi: 7 }) },
    )
    murAttack(murBegin(t, heroes), ada, bandit)
    const [ask] = t.open
    const { start: begun, entries } = open(t)
    if (ask?.kind !== 'choice') throw new Error('Nobody is asked.')
    const struck = explored(begun, entries, ask).map(({ value, odds }) => [
      value,
      odds && share(waysOf(odds, became(bandit, 'hit')), odds),
    ])
    // A dodge fails in 13 of 20; the dice of the chain that is left open are under one in a million.
    expect(struck).toContainEqual(['none', 10_000])
    expect(struck).toContainEqual(['dodge', 6_500])
  })
})
