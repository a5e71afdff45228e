import { QUESTIONS } from '~/words/en/prompt'
import type { Asked } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import { Button, Form } from '../../../parts/controls/Button'
import { NumberField } from '../../../parts/menus/NumberField'

/** A whole number within bounds; Enter takes what stands in the field. */
export function NumberAsk({ ask }: { ask: Extract<Asked, { kind: 'number' }> }) {
  const draft = `answer/${ask.key}`
  const lit = useFight().advised(ask)?.value ?? ask.default
  const typed = useTable(s => s.drafts[draft]) ?? (typeof lit === 'number' ? String(lit) : '')
  return (
    <Form
      className="flex items-center gap-2"
      onSent={() => {
        if (typed !== '') actions.answer(ask, Number(typed), 'click')
      }}
    >
      <span className="text-muted flex items-center gap-2">
        <span aria-hidden="true">{QUESTIONS.range(ask.min, ask.max)}</span>
        <NumberField
          isFirst
          large
          label={QUESTIONS.range(ask.min, ask.max)}
          min={ask.min}
          max={ask.max}
          value={typed === '' ? null : Number(typed)}
          onChange={n => actions.draft(draft, String(n))}
          onEmpty={() => actions.draft(draft, '')}
          className="text-ink"
        />
      </span>
      <Button type="submit" look="primary" hotkey="Enter">
        {QUESTIONS.ok}
      </Button>
    </Form>
  )
}
