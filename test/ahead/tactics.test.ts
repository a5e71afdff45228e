import { describe, expect, it } from 'vitest'
import type { Id, Ruleset, Snapshot } from '~/engine'
import { chanceOf } from '~/dice/faces'
import { byTactics, carryOut, playOut, type Player } from '~/simulate'
import type { TableTypes } from '~/table'
import { isLong, report, runs } from '../long'
import { atRandom } from './atRandom'
import { tacticalRulesets } from '../systems'
import { prepared, type Prepared } from './mirrored'

const LIMITS = { rounds: 60 }
const FIGHTS = runs(32, 1_000)
const MIRRORED = runs(100, 1_000)

/** A fight from its beginning; the round in which it ended, and whether each side has anybody left. */
function fought<R extends TableTypes>({ board, state, sides }: Prepared<R>, player: Player<R>) {
  const begun = carryOut(board, state, { type: 'begin', by: 'gm' }, player)
  const { state: end, why } = playOut(board, begun.state, player, LIMITS)
  const isUp = (side: string) => upOf(board.ruleset, end, side)
  return { why, up: sides.map(isUp), rounds: (end.turn as { round: number } | null)?.round ?? 0 }
}

const upOf = <R extends TableTypes>({ display }: Ruleset<R>, s: Snapshot<R>, side: string): boolean =>
  Object.values(s.combatants).some(c => c.side === side && !display.isOut(c))

/** Heroes and foes of every system, two or three of each. */
const BANDS = [
  [
    ['Roland', 'Agnessa'],
    ['captain', 'archer'],
  ],
  [
    ['Boudica', 'Clementine', 'Agnessa'],
    ['guard', 'guard', 'archer'],
  ],
] as const

describe.each(tacticalRulesets)('tactics of $id', ruleset => {
  it(`bring ${FIGHTS} fights to their end within 60 rounds, without a refusal`, { timeout: 3_600_000 }, () => {
    const known = (names: readonly string[]) => names.filter(name => name in ruleset.state.sheet.presets)
    const starts = BANDS.map(([heroes, foes]) => prepared(ruleset, known(heroes), known(foes)))
    const undecided: string[] = []
    let longest = 0
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const start = starts[seed % starts.length]!
      const { why, up, rounds } = fought(start, byTactics(start.board, chanceOf(seed)))
      longest = Math.max(longest, rounds)
      if (why !== 'end' || (up[0] && up[1])) undecided.push(`${seed}: ${why}`)
    }
    report(`${ruleset.id}: ${FIGHTS} fights ended, the longest in round ${longest}`)
    expect(undecided).toEqual([])
  })

  // In the usual run by one system: with fewer fights chance would decide.
  it.runIf(isLong || ruleset === tacticalRulesets[0])(
    `beat random answers in three of four mirrored fights, ${MIRRORED} of them`,
    { timeout: 3_600_000 },
    () => {
      const start = prepared(
        ruleset,
        ['guard', 'archer', 'captain'].filter(name => name in ruleset.state.sheet.presets),
      )
      let won = 0
      for (let seed = 1; seed <= MIRRORED; seed++) {
        // Each side is the sensible one in half of the fights, so that going first is nobody's merit.
        const random = seed % 2
        const { up } = fought(start, atRandom(start.board, start.sides[random]!, chanceOf(seed)))
        if (up[1 - random] && !up[random]) won++
      }
      report(`${ruleset.id}: tactics won ${won} of ${MIRRORED} against random answers`)
      expect(won / MIRRORED).toBeGreaterThanOrEqual(0.75)
    },
  )

  it('let the heroes find an enemy who hides and still fights, no friend and nobody who is dead', () => {
    const { board, state, sides } = prepared(ruleset, ['guard', 'archer'])
    const player = byTactics(board, chanceOf(1))
    const [heroes, foes] = sides.map(side => Object.values(state.combatants).filter(c => c.side === side))
    const begun = carryOut(board, state, { type: 'begin', by: 'gm' }, player).state
    const found = (who: Id, s = begun) => {
      const hidden = { ...s.combatants[who]!, known: 'absent' as const }
      return ruleset.tactics.find({ ...s, combatants: { ...s.combatants, [who]: hidden } })
    }
    const [friend, foe] = [heroes![0]!.id, foes![0]!.id]
    expect(found(foe)?.with).toMatchObject({ who: [foe] })
    expect(found(friend)).toBeUndefined()
    const decree = { type: 'decree', by: 'gm', with: { who: [foe], what: 'dies' } } as const
    expect(found(foe, carryOut(board, begun, decree, player).state)).toBeUndefined()
  })
})
