import { useFight } from '~/store/derived'
import { actions } from '~/store/useTable'

/** Scrubs through the commands of the fight; the log beside it greys what is undone. */
export function Timeline() {
  const { mark, steps, undoes } = useFight()
  if (steps === 0) return null
  return (
    <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
      <span className="sr-only">Moment in the fight</span>
      <input
        type="range"
        min={0}
        max={steps}
        value={mark.done}
        aria-valuetext={undoes ? `${mark.done} of ${steps}, after: ${undoes}` : 'The beginning'}
        className="accent-muted w-24"
        onChange={event => actions.go({ done: Number(event.target.value), entries: null })}
      />
      <span className="text-muted w-14 text-xs tabular-nums" aria-hidden="true">
        {mark.done}/{steps}
      </span>
    </label>
  )
}
