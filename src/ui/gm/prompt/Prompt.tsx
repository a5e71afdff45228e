import type { OpenFight } from '~/store/types'
import { useOfFight } from '~/store/derived'
import { actions } from '~/store/useTable'
import { useKeyLayer } from '../keys/keyLayers'
import { AtRest } from './AtRest'
import { ClockFace } from './ClockFace'
import { pressPrompt } from './promptKeys'
import { Questions } from './Questions'

/** The one place where Fray asks, above the action bar. */
export function Prompt() {
  const asks = useOfFight(fight => fight.asks)
  return (
    <section
      data-prompt
      aria-label="Prompt"
      className="px-3 py-2"
      onKeyDown={event => {
        // Also out of a field: Esc takes the latest answer back.
        if (event.key !== 'Escape' || !asks) return
        event.stopPropagation()
        actions.undo('answer')
      }}
    >
      <ClockFace />
      {asks && asks.length > 0 ? <Asking asks={asks} /> : <AtRest />}
    </section>
  )
}

function Asking({ asks }: { asks: NonNullable<OpenFight['asks']> }) {
  useKeyLayer('prompt', name => {
    if (name === 'Escape') return (actions.undo('answer'), true)
    return pressPrompt(name)
  })
  return <Questions asks={asks} />
}
