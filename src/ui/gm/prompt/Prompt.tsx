import { useEffect, useRef } from 'react'
import { REST } from '~/language/en/gm/prompt/rest'
import type { FightView } from '~/store/session/fightView'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'
import { useFirstInput } from '../../board/input/useFirstInput'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { useKeyLayer } from '../keys/keyLayers'
import { AtRest } from './rest/AtRest'
import { pressPrompt } from './promptKeys'
import type { Questions } from './Questions'

const loadClock = () => import('./rest/ClockFace')
const loadQuestions = () => import('./Questions')

/** The one place where Fray asks, above the action bar. */
export function Prompt() {
  const asks = useFightSelector(fight => fight.asks)
  const isHandNear = useFirstInput()
  const clock = useLazyModule(
    useTable(s => s.clock !== null),
    loadClock,
  )
  const loaded = useLazyModule(isHandNear || asks !== null, loadQuestions)
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
      {clock && <clock.ClockFace />}
      {asks && asks.length > 0 ? <Asking asks={asks} loaded={loaded} /> : <AtRest />}
    </section>
  )
}

/** The questions. What shows them comes when a hand does; keys that are faster wait for it. */
function Asking({
  asks,
  loaded,
}: {
  asks: NonNullable<FightView['asks']>
  loaded: { Questions: typeof Questions } | null
}) {
  const early = useRef<string[]>([])
  useKeyLayer('prompt', name => {
    if (name === 'Escape') return (actions.undo('answer'), true)
    if (loaded) return pressPrompt(name)
    early.current.push(name)
    return true
  })
  useEffect(() => {
    if (loaded) pressInTurn(early.current.splice(0))
  }, [loaded])
  return loaded && <loaded.Questions asks={asks} />
}

/** Each key is heard by what the one before has brought. */
function pressInTurn(names: readonly string[]): void {
  const [name, ...rest] = names
  if (name === undefined) return
  pressPrompt(name)
  requestAnimationFrame(() => pressInTurn(rest))
}
