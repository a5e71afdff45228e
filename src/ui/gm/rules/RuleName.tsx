import { openRule } from '../state/windowState'
import { HouseRuleMark } from './RuleLink'
import { RuleTitle } from './RuleTitle'

/** The way to a row of the rulebook by its name; what it is counted as stands behind it. */
export function RuleName({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <button
        type="button"
        className="text-muted hover:text-ink text-left underline"
        title={id}
        onClick={() => openRule(id)}
      >
        <RuleTitle id={id} />
      </button>
      <HouseRuleMark row={id} onlyChanged />
    </span>
  )
}
