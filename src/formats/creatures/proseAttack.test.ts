import { describe, expect, it } from 'vitest'
import { proseAttack } from './proseAttack'

const CLAW = 'Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage.'

describe('an attack in words', () => {
  it('has its bonus, its dice, and how far it reaches', () => {
    expect(proseAttack('Claw', CLAW, 'actions')).toMatchObject({
      name: 'Claw',
      toHit: 4,
      reach: 5,
      dice: [{ count: 1, sides: 6 }],
      from: 'actions',
    })
    expect(proseAttack('Claw', CLAW, 'actions')).not.toHaveProperty('range')
    const bow = proseAttack(
      'Bow',
      'Ranged Weapon Attack: +10 to hit, range 150/600 ft. Hit: 7 (1d8 + 3) piercing damage.',
      'x',
    )
    expect(bow).toMatchObject({ toHit: 10, range: 150 })
  })

  it('is found from its first letter on, with any sign', () => {
    expect(proseAttack('Claw', '+4 to hit. Hit: 5 (1d6) slashing.', 'x')).toMatchObject({ toHit: 4 })
    expect(proseAttack('Claw', '−1 to hit. Hit: 5 (1d6) slashing.', 'x')).toMatchObject({ toHit: -1 })
    expect(proseAttack('Claw', '-1 to hit. Hit: 5 (1d6) slashing.', 'x')).toMatchObject({ toHit: -1 })
  })

  it.each([
    ['Melee Attack Roll: +4, reach 10 ft. Hit: 5 (1d6 + 2) Slashing damage.', { toHit: 4, reach: 10 }, [1, 6, 2]],
    [
      '_Melee Attack Roll:_ +6, reach 15 ft. _Hit:_ 11 (2d6 + 4) Bludgeoning damage.',
      { toHit: 6, reach: 15 },
      [2, 6, 4],
    ],
    [
      'Ranged Attack Roll: −1 (with Advantage in fog), range 30/120 ft. Hit: 2 (1d4)',
      { range: 30, isRanged: true },
      [1, 4, 0],
    ],
    [
      'Melee or Ranged Attack Roll: +5, reach 5 ft. or range 20/60 ft. Hit or Miss: 7 (1d8 + 3)',
      { range: 20 },
      [1, 8, 3],
    ],
    [
      '***Melee Weapon Attack:*** +4 to\nhit, reach 5 ft. ***Hit:*** 5 (1d6 + 2) damage',
      { toHit: 4, reach: 5 },
      [1, 6, 2],
    ],
    ['Attack: Melee 1 (one creature); +9 vs. AC. Hit: 2d6 + 5 damage.', { toHit: 9 }, [2, 6, 5]],
    ['Melee Attack: +3, reach 5 ft. Hit: 4 (1d6 + 1) piercing damage.', { toHit: 3, reach: 5 }, [1, 6, 1]],
  ] as const)('is read in the words of each edition: %s', (text, attack, [count, sides, plus]) => {
    expect(proseAttack('Claw', text, 'x')).toMatchObject({ ...attack, dice: [{ count, sides, plus }] })
  })

  it('throws together what is joined by "plus", and not what is another way of it', () => {
    const dice = (text: string) => proseAttack('Bite', `Attack: +4 to hit. Hit: ${text}`, 'x')?.dice.length
    expect(dice('7 (1d6 + 4) piercing damage plus 3 (1d6) fire damage.')).toBe(2)
    expect(dice('7 (1d6 + 4) piercing damage, or 8 (1d8 + 4) with two hands.')).toBe(1)
  })

  it('is none where nothing hits, or a bonus is said in passing', () => {
    expect(proseAttack('Frightful', 'Each creature must succeed on a save.', 'x')).toBeUndefined()
    expect(proseAttack('Ward', 'Its attack roll: see below. It has +2 on saves (1d4).', 'x')).toBeUndefined()
    expect(proseAttack('Spellcasting', 'Its spell attacks have +7 to hit.', 'x')).toBeUndefined()
    expect(proseAttack('Touch', 'Melee Spell Attack: +7 to hit, reach 5 ft. The target is cursed.', 'x')).toMatchObject(
      { toHit: 7 },
    )
  })
})
