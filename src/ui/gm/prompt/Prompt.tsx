import type { Asked } from '~/engine'
import { REST } from '~/words/en/prompt'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'
import { useKeyLayer } from '../keys/keyLayers'
import { AtRest } from './rest/AtRest'
import { pressPrompt } from './promptKeys'
import { Questions } from './Questions'
import { ClockFace } from './rest/ClockFace'

/** The one place where Fray asks, above the action bar. */
export function Prompt() {
  const asks = useFightSelector(fight => fight.asks)
  const hasClock = useTable(s => s.clock !== null)
  return (
    <section
      data-prompt
      aria-label={REST.prompt}
      onKeyDown={event => {
        // Also out of a field: Esc takes the latest answer back.
        if (event.key !== 'Escape' || !asks) return
        event.stopPropagation()
        actions.undo('answer')
      }}
    >
      {hasClock && <ClockFace />}
      {asks && asks.length > 0 ? <Asking asks={asks} /> : <AtRest />}
    </section>
  )
}

function Asking({ asks }: { asks: readonly Asked[] }) {
  useKeyLayer('prompt', name => {
    if (name !== 'Escape') return pressPrompt(name)
    actions.undo('answer')
    return true
  })
  return <Questions asks={asks} />
}
