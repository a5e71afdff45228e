import { QUESTIONS } from '~/words/en/prompt'
import type { Asked } from '~/engine'
import { actions, useTable } from '~/store/state'
import { Button, Form } from '../../../parts/controls/Button'

/** Words, as many as the question allows; Enter takes them. */
export function TextAsk({ ask, label }: { ask: Extract<Asked, { kind: 'text' }>; label: string }) {
  const draft = `answer/${ask.key}`
  const typed = useTable(s => s.drafts[draft]) ?? (typeof ask.default === 'string' ? ask.default : '')
  return (
    <Form className="flex items-center gap-2" onSent={() => actions.answer(ask, typed, 'click')}>
      <input
        data-first
        aria-label={label}
        maxLength={ask.max}
        value={typed}
        onChange={event => actions.draft(draft, event.target.value)}
        className="field min-w-0 flex-1"
      />
      <Button type="submit" look="primary" hotkey="Enter">
        {QUESTIONS.ok}
      </Button>
    </Form>
  )
}
