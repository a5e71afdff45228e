import { expect } from 'vitest'
import type { Id, RulesetTypes, Snapshot } from '~/engine'
import type { Chance } from '../chance'
import type { FuzzedFight } from '../promises'
import type { WhoIsOut } from './there'

/**
 * Whoever takes no part is counted nowhere: had all of them been on other sides, the same would be open to all others and to the GM,
 * and closed for the same reasons, and the same ones would be waited for.
 */
export function checkUncounted<R extends RulesetTypes>(out: WhoIsOut<R>, table: FuzzedFight<R>, chance: Chance): void {
  const { fight } = table
  const { state } = fight
  if (state.phase !== 'combat') return
  const all = Object.values(state.combatants)
  const gone = all.filter(c => Object.values(out).some(({ is, counts }) => !counts && is(c, state)))
  const others = all.filter(c => !gone.includes(c))
  if (gone.length === 0 || others.length === 0) return
  const sides = Object.keys(state.sides)
  if (sides.length < 2) return
  const moved = gone.map(c => ({ ...c, side: chance.pick(sides.filter(side => side !== c.side)) }))
  const combatants = { ...state.combatants, ...Object.fromEntries(moved.map(c => [c.id, c])) }
  const elsewhere = { ...state, combatants } as Snapshot<R>
  const where = `with ${moved.map(({ id, side }) => `${id} on ${side}`).join(', ')}`
  const who = chance.pick(others).id
  for (const of of [who, 'gm'] as const)
    expect(open(table, elsewhere, of), `${of}, ${where}`).toEqual(open(table, state, of))
  const { of, among } = table.ruleset.display.prompt(state)
  const waits = table.ruleset.display.prompt(elsewhere)
  expect([waits.of, waits.among], `who is waited for, ${where}`).toEqual([of, among])
}

/** What is open to somebody and what is closed, with the reason. */
function open<R extends RulesetTypes>(
  { ruleset, terrain }: FuzzedFight<R>,
  state: Snapshot<R>,
  of: Id | 'gm',
): readonly unknown[] {
  return ruleset.commands.offers(state, terrain, of).map(({ command, whyNot }) => [command, whyNot?.code ?? null])
}
