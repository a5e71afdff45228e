import { describe, expect, it } from 'vitest'
import type { Deed, FallenDie, Sum } from '~/store/log/deed'
import { throwSince } from './DiceTray'

const sum = (at: number, total: number, against: number | null): Sum => ({
  at,
  total,
  against,
  isUnder: false,
  parts: [],
  opposed: [],
})

const die = (of: string, face: number, said: number, aside = -1): FallenDie => ({
  of,
  sides: 6,
  face,
  see: 'all',
  eventsBefore: said,
  aside,
})

const deed = (dice: readonly FallenDie[], rest: Partial<Deed> = {}): Deed => ({
  done: 7,
  by: 'agnessa',
  open: true,
  words: '',
  outcomes: [],
  dice,
  sum: null,
  asides: [],
  changes: [],
  out: [],
  ...rest,
})

/** What lies in the tray: whose dice, which faces, and an exclamation mark behind those that are rolled now. */
const lying = (before: Deed | null, now: Deed | null) =>
  throwSince(before, now)?.heaps.map(
    ({ of, dice, isNew }) => `${of} ${dice.map(({ face }) => face).join('+')}${isNew ? '!' : ''}`,
  )

const attack = deed([die('agnessa', 5, 1), die('agnessa', 4, 1)], { sum: sum(1, 9, null) })
const dodged = deed([...attack.dice, die('guard', 6, 2)], {
  sum: sum(3, 9, 6),
  outcomes: [{ to: 'guard', by: 'agnessa', kind: 'hit' }],
})

describe('the dice in the tray', () => {
  it('are those of the roll, with what it came to', () => {
    expect(lying(null, attack)).toEqual(['agnessa 5+4!'])
    expect(throwSince(null, attack)).toMatchObject({ sum: { total: 9, against: null }, kind: null })
  })

  it('lie beside those that are rolled against them', () => {
    expect(lying(attack, dodged)).toEqual(['agnessa 5+4', 'guard 6!'])
    expect(throwSince(attack, dodged)).toMatchObject({ sum: { total: 9, against: 6 }, kind: 'hit' })
  })

  it('are gone when nothing more was rolled, and after an undo', () => {
    expect(throwSince(dodged, dodged)).toBeNull()
    expect(throwSince(dodged, attack)).toBeNull()
    expect(throwSince(dodged, null)).toBeNull()
    expect(throwSince(dodged, deed([], { done: 8 }))).toBeNull()
  })

  it('of another command are all new', () => {
    expect(lying(dodged, { ...attack, done: 8 })).toEqual(['agnessa 5+4!'])
  })

  it('of damage, rolled after the total was told, are alone and without it', () => {
    const damage = deed([...dodged.dice, die('agnessa', 2, 5)], { sum: dodged.sum, outcomes: dodged.outcomes })
    expect(lying(dodged, damage)).toEqual(['agnessa 2!'])
    expect(throwSince(dodged, damage)).toMatchObject({ sum: null, kind: null })
  })

  it('of a test beside the blow have the total of that test', () => {
    const tested = deed([...dodged.dice, die('guard', 3, 4, 0)], {
      sum: dodged.sum,
      outcomes: dodged.outcomes,
      asides: [{ ...sum(5, 3, 4), words: 'Armour' }],
    })
    expect(lying(dodged, tested)).toEqual(['guard 3!'])
    expect(throwSince(dodged, tested)?.sum).toMatchObject({ total: 3, against: 4 })
  })
})
