import { BAR } from '~/words/en/window'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { BranchMarks } from './BranchMarks'

/** The moments of the fight, to be looked at, with marks where branches leave. */
export function Moments() {
  const { done, after, steps, branches } = useFightSelector(({ mark, past, steps, undoes, line }) => ({
    done: past?.done ?? mark.done,
    after: past ? past.after : undoes,
    steps,
    branches: line.timeline.branches().length,
  }))
  return (
    <span className="bar-seldom relative flex items-center">
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <span className="sr-only">{BAR.timeline.moment}</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={done}
          aria-valuetext={after ? BAR.timeline.at(done, steps, after) : BAR.timeline.beginning}
          className="accent-muted w-24"
          onChange={event => actions.look(Number(event.target.value))}
        />
        <span className="text-muted w-14 text-xs tabular-nums" aria-hidden="true">
          {done}/{steps}
        </span>
      </label>
      {branches > 1 && <BranchMarks />}
    </span>
  )
}
