import { RULE_LINK } from '~/words/en/sheets'
import { useFight } from '~/store/hooks/useFight'
import { classes } from '../../parts/controls/classes'
import { openRule } from '../state/windowState'
import { houseRulesOf } from './houseRule'
import { RuleTitle } from './RuleTitle'

/** The way to a row of the rulebook, by its name; a row that comes under a house rule says how that stands. */
export function RuleLink({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <button type="button" title={id} className="text-muted hover:text-ink underline" onClick={() => openRule(id)}>
        <RuleTitle id={id} />
      </button>
      <HouseRuleMark row={id} />
    </span>
  )
}

/** "house rule: Prone combatants move at half speed: off", if the row comes under one; `onlyChanged`: if it is set otherwise. */
export function HouseRuleMark({ row, onlyChanged }: { row: string; onlyChanged?: boolean }) {
  const { ruleset, snapshot } = useFight()
  const all = houseRulesOf(ruleset, snapshot.settings, row)
  return (onlyChanged ? all.filter(({ changed }) => changed) : all).map(({ words, changed }) => (
    <span
      key={words}
      className={classes('rounded border px-1 text-xs', changed ? 'border-muted text-ink' : 'border-line text-muted')}
    >
      {RULE_LINK.houseRule(words)}
    </span>
  ))
}
