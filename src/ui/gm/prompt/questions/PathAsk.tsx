import { QUESTIONS } from '~/words/en/prompt'
import type { Asked } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { shownLength } from '../../../board/geometry/lengthWords'
import { Button } from '../../../parts/controls/Button'
import { Sentence } from '../../../parts/signs/Icon'
import { useUnits } from '../../state/layout'
import { useBecause } from '../LitCard'
import { usePromptKeys } from '../promptKeys'

/**
 * A way over the map: it is drawn there; here what the rules propose can be taken, or the token left where it stands. Where
 * they propose nothing Enter does nothing.
 */
export function PathAsk({ ask }: { ask: Extract<Asked, { kind: 'path' }> }) {
  const { ways } = useUnits()
  const lit = useFight().advised(ask)
  const because = useBecause(lit?.why)
  const advised = lit?.value ?? ask.default
  const usual = Array.isArray(advised) ? advised : undefined
  const take = () => usual && actions.answer(ask, usual, 'click')
  usePromptKeys(ask, name => (usual && name === 'Enter' ? (take(), true) : false))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* Where nothing is proposed the keyboard comes to what is to be done. */}
      <p tabIndex={usual ? undefined : -1} data-first={!usual || undefined}>
        <span className="pointer-coarse:hidden">{QUESTIONS.way.how} </span>
        <span className="not-pointer-coarse:hidden">{QUESTIONS.way.tap} </span>
        <Sentence
          parts={QUESTIONS.way.left(<strong className="tabular-nums">{shownLength(ask.budget, ways)}</strong>)}
        />
      </p>
      {usual && (
        <Button data-first look="primary" hotkey="Enter" onClick={take}>
          {usual.length > 0 ? QUESTIONS.way.nearest : QUESTIONS.way.stay}
        </Button>
      )}
      {because && <p className="text-muted">{because}</p>}
    </div>
  )
}
