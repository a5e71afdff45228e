import { useFight, useFightSelector } from '~/store/hooks/useFight'
import { branchLines } from '~/store/session/branchLines'
import { actions } from '~/store/state'
import { BRANCH_MARKS } from '~/words/en/log'
import { BAR } from '~/words/en/window'
import { Button } from '../../parts/controls/Button'
import { openDialog } from '../state/windowState'
import './branchMarks.css'

/** Half of the slider's thumb, in pixels: its middle never comes nearer to either end. */
const THUMB = 8

/**
 * Over the slider of moments where other lines of play leave the one that is played, and beside it on which of them one is, with the way
 * to their list.
 */
function BranchMarks() {
  const { ruleset, line, steps } = useFight()
  // A line that was taken back before combat stays in the list of branches. It does not count here.
  const lines = branchLines(ruleset, line).filter(one => one.isPlayed || one.name !== null || !one.isPreparation)
  const played = lines.find(({ isPlayed }) => isPlayed)
  if (lines.length < 2 || !played) return null
  const leaves = lines.flatMap(({ id, parent, from, name, first }) => {
    const isHere = parent === played.id && from <= steps
    return isHere ? [{ id, at: from, words: name ?? BRANCH_MARKS.instead(first) }] : []
  })
  const own =
    played.parent === null
      ? []
      : [{ id: played.id, at: played.from, words: played.name ?? BRANCH_MARKS.instead(played.first) }]
  const title = BRANCH_MARKS.list(
    played.name ?? (played.parent === null ? null : BRANCH_MARKS.instead(played.first)),
    lines.length,
  )
  return (
    <>
      <span className="branch-marks" aria-hidden="true">
        {[...own, ...leaves].map(({ id, at, words }) => (
          <i
            key={id}
            title={BRANCH_MARKS.leaves(at, words)}
            style={{ left: `calc(${THUMB}px + (100% - ${2 * THUMB}px) * ${steps === 0 ? 0 : at / steps})` }}
          />
        ))}
      </span>
      <Button small look="quiet" title={title} aria-label={title} onClick={() => openDialog({ kind: 'branches' })}>
        {BRANCH_MARKS.count(lines.length)}
      </Button>
    </>
  )
}

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
