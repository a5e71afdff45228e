import { expect } from 'vitest'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine'
import type { ConditionRow } from '~/table/contract/conditions'
import { standsAlone } from '../gmHand'
import { isRuled, type Moment } from './moment'

/** What is never so at rest, by what it is called: an effect that has outlived what it came with. */
export type Never<R extends RulesetTypes> = Readonly<Record<string, (c: Combatant<R>, s: Snapshot<R>) => boolean>>

/** What the lines of its conditions say: no mark is left that has ended with combat, or on whoever `isFallen` one that ends with the fall. */
export function endings<R extends RulesetTypes>(
  { rows, marks }: { rows: Readonly<Record<string, ConditionRow>>; marks: readonly string[] },
  isFallen: (c: Combatant<R>) => boolean,
): Never<R> {
  const isMarked = ({ sheet }: Combatant<R>, mark: string) =>
    (sheet as { status: Readonly<Record<string, unknown>> }).status[mark] === true
  const ending = (when: 'combat' | 'fall') => marks.filter(mark => rows[mark]!.ends?.includes(when))
  return Object.fromEntries([
    ...ending('combat').map(mark => [
      `${mark} without a fight`,
      (c: Combatant<R>, { phase }: Snapshot<R>) => phase !== 'combat' && isMarked(c, mark),
    ]),
    ...ending('fall').map(mark => [`${mark} and fallen`, (c: Combatant<R>) => isFallen(c) && isMarked(c, mark)]),
  ])
}

/** Commands by which the GM puts a mark on somebody. */
const BY_HAND: ReadonlySet<string> = new Set(['gm.set', 'afflict'])

/** An effect that ends with a condition is gone with it. What the GM has set by hand stands as it was set. */
export function checkEndings<R extends RulesetTypes>(never: Never<R> | undefined, moment: Moment<R>): void {
  if (!never || isRuled(moment) || BY_HAND.has(moment.command.type)) return
  const { state } = moment.table.fight
  for (const [name, holds] of Object.entries(never))
    for (const c of Object.values(state.combatants)) {
      const was = moment.before.combatants[c.id]
      // What was so before has been set by hand, or is what somebody came with.
      if (!holds(c, state) || !was || holds(was, moment.before)) continue
      // A number that the GM let stand alone has no consequence.
      if (standsAlone(moment.command, c.id)) continue
      expect.fail(`after ${JSON.stringify(moment.command)} ${c.id} is ${name}`)
    }
}
