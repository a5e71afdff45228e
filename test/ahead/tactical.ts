import type { Ruleset, TacticalRuleset, TacticsRules } from '~/engine'
import { tactics as endurance } from '~/rulesets/endurance/tactics'
import { tactics as hallowed } from '~/rulesets/hallowed/tactics'
import { tactics as murdham } from '~/rulesets/murdham/tactics'
import { tactics as ratbags } from '~/rulesets/ratbags/tactics'
import { tactics as tiny } from '~/rulesets/tiny/tactics'
import type { TableTypes } from '~/table'
import { rulesets } from '../parties/all'

const TACTICS: Readonly<Record<string, unknown>> = { endurance, tiny, ratbags, hallowed, murdham }

/** The system with its tactics. */
export function tactical<R extends TableTypes>(ruleset: Ruleset<R>): TacticalRuleset<R> {
  return { ...ruleset, tactics: TACTICS[ruleset.id] as TacticsRules<R> }
}

/** The five systems with their tactics. */
export const tacticalRulesets = (rulesets as unknown as readonly Ruleset<TableTypes>[]).map(tactical)
