import fc from 'fast-check'
import { openFight, type Fight, type Row } from '~/engine'
import { toyRules, toyTable, type Toy } from './toy'

/** A toy fight of three, from its beginning or from these rows. */
export const toyFight = (rows: readonly Row[] = [], ruleset = toyRules) =>
  openFight({ ruleset, terrain: null, state: toyTable(3), rows })

/** What a hand may do; the numbers choose among what is possible. */
export const toyStep = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('play' as const), n: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('back', 'answer back', 'forward', 'branch'), n: fc.nat() }),
  },
)

/** Does one thing. Returns the rows that came of it. */
export function playToy(fight: Fight<Toy>, { kind, n }: { kind: string; n: number }): readonly Row[] {
  const { asks } = fight
  switch (kind) {
    case 'play': {
      const by = ['c1', 'c2', 'c3'][n % 3]!
      if (!asks) return fight.do({ type: 'strike', by }).rows ?? []
      const { key, ask, slot, of, ...asked } = asks[0]!
      const open = 'options' in asked ? (asked.options as { value: string; whyNot?: unknown }[]) : []
      const values = open.filter(({ whyNot }) => !whyNot).map(({ value }) => value)
      const value = asked.kind === 'roll' ? [1 + (n % 6), 1 + (n % 5)] : values[n % values.length]!
      return fight.answer({ key, ask, slot, of, value, source: 'click' }).rows ?? []
    }
    case 'branch':
      return fight.openBranch(n % fight.timeline.branches().length).rows!
    default: {
      const to = kind === 'forward' ? fight.forward('answer') : fight.back(kind === 'back' ? 'command' : 'answer')
      return to ? fight.go(to).rows! : []
    }
  }
}
