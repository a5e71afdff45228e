import { join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { it } from 'vitest'
import type { TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { Game } from '../fuzz/game'
import { atRest } from './atRest'
import { chooseFights } from './choose'
import { FRAY_RECORD, hold, keep, kept } from './hold'
import { playBack, scriptsOf } from './playBack'

/** Lines of the plays of one system, about. */
const LINES = 6_500
const RECORDING = 3_600_000

/** Holds a system to what was kept of it: fights that were played once, deed by deed, and what it says at rest. `schema`: of its sheets. */
export function heldToPlays<R extends TableTypes>(
  game: Game<R>,
  tactics: TacticsRules<R>,
  schema: GenericSchema,
): void {
  const ruleset = { ...game.ruleset, tactics }
  const [plays, rest] = ['play', 'rest'].map(ending => join(import.meta.dirname, 'played', `${ruleset.id}.${ending}`))

  it('fights that were played once come to the same, as whoever looks at them sees it', { timeout: RECORDING }, () => {
    if (FRAY_RECORD === 'played') keep(plays!, chooseFights(game, ruleset, LINES).flat())
    hold(
      plays!,
      scriptsOf(kept(plays!)).flatMap(script => playBack(ruleset, script)),
    )
  })

  it(
    'house rules, ready-made sheets, fields, limits and creatures from elsewhere are what they were',
    { timeout: RECORDING },
    () => {
      const now = atRest(ruleset, scriptsOf(kept(plays!)), schema)
      // A field or a house rule that came later has a line of its own, which is no change of what was there.
      const keyOf = (line: string) => line.split(': ')[0]
      const known = new Set(kept(rest!).map(keyOf))
      hold(rest!, FRAY_RECORD ? now : now.filter(line => known.has(keyOf(line))))
    },
  )
}
