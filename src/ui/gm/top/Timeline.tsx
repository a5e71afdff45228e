import { memo } from 'react'
import { BAR } from '~/language/en/gm/bar'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state/useTable'
import { IconButton } from '../../parts/controls/IconButton'

/** Undo, redo, and the moments of the fight to look at; the log beside it greys what is undone. */
export function Timeline() {
  const { done, after, steps, undoes, redoes } = useFightSelector(({ mark, past, steps, undoes, redoes }) => ({
    done: past?.done ?? mark.done,
    after: past ? past.after : undoes,
    steps,
    undoes,
    redoes,
  }))
  return (
    <div role="group" aria-label={BAR.timeline.title} className="flex items-center gap-1">
      <Steps undoes={undoes} redoes={redoes} />
      {steps > 0 && (
        <label className="bar-seldom flex items-center gap-1.5 pointer-coarse:min-h-11">
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
      )}
    </div>
  )
}

const Steps = memo(function Steps({ undoes, redoes }: Pick<FightView, 'undoes' | 'redoes'>) {
  return (
    <>
      <IconButton
        icon="undo"
        label={undoes ? BAR.timeline.undo(undoes) : BAR.timeline.nothingToUndo}
        aria-keyshortcuts="Control+Z"
        disabled={!undoes}
        onClick={() => actions.undo()}
      />
      <IconButton
        className="bar-wide"
        icon="redo"
        label={redoes ? BAR.timeline.redo(redoes) : BAR.timeline.nothingToRedo}
        aria-keyshortcuts="Control+Y"
        disabled={!redoes}
        onClick={() => actions.redo()}
      />
    </>
  )
})
