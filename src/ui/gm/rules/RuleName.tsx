import { Suspense, use } from 'react'
import { useFight } from '~/store/hooks/useFight'
import { openRule } from '../state/windowState'
import { HouseRuleMark } from './RuleLink'

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
        <Suspense fallback={id}>
          <Title id={id} />
        </Suspense>
      </button>
      <HouseRuleMark row={id} onlyChanged />
    </span>
  )
}

function Title({ id }: { id: string }) {
  const { rulebook } = useFight()
  return use(rulebook()).find(entry => entry.id === id)?.title ?? id
}
