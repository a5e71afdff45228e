import type { Asked } from '~/engine'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { usePromptKeys } from './promptKeys'

/** A way over the map: it is drawn there; here it can be left at the place where the token stands. */
export function PathAsk({ ask }: { ask: Extract<Asked, { kind: 'path' }> }) {
  const stay = () => actions.answer(ask, [], 'click')
  usePromptKeys(ask, name => (name === 'Enter' ? (stay(), true) : false))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        Drag the token, or click a tinted square: <strong className="tabular-nums">{ask.budget} m</strong> left.
      </p>
      <Button data-first look="primary" hotkey="Enter" onClick={stay}>
        Stay here
      </Button>
    </div>
  )
}
