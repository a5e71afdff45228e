import type { Asked } from '~/engine'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'

/** A whole number within bounds; Enter takes what stands in the field. */
export function NumberAsk({ ask }: { ask: Extract<Asked, { kind: 'number' }> }) {
  const draft = `answer/${ask.key}`
  const typed = useTable(s => s.drafts[draft]) ?? (typeof ask.default === 'number' ? String(ask.default) : '')
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (typed !== '') actions.answer(ask, Number(typed), 'click')
      }}
    >
      <label className="text-muted flex items-center gap-2">
        {ask.min} to {ask.max}
        <input
          data-first
          type="number"
          min={ask.min}
          max={ask.max}
          value={typed}
          onChange={event => actions.draft(draft, event.target.value)}
          className="field text-ink w-24 text-lg tabular-nums"
        />
      </label>
      <Button type="submit" look="primary" hotkey="Enter">
        OK
      </Button>
    </form>
  )
}
