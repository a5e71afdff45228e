import { QUESTIONS } from '~/words/en/prompt'
import type { Id } from '~/engine'
import { useSnapshot } from '~/store/hooks/useFight'
import { type usePrompt } from '~/store/hooks/useRules'
import { actions, useTable } from '~/store/state'
import { Button } from '../../../parts/controls/Button'
import { KEY } from '../../commands/keyNames'
import { useKeyLayer } from '../../keys'
import { circles } from '../circles'

/**
 * Where several may do the same in one command: who does it at once. The key goes round: this one alone, those like it, the
 * whole side. They are then selected, and what is picked in the action bar is done by all of them.
 */
export function Together({ now: { of, together = [] } }: { now: ReturnType<typeof usePrompt> }) {
  const { combatants } = useSnapshot()
  const selection = useTable(s => s.selection)
  const rings = circles(combatants, together, of)
  const chosen = together.filter(id => id === of || selection.includes(id))
  const at = rings.findIndex(({ who }) => who.length === chosen.length && who.every(id => chosen.includes(id)))
  const next = rings[(at + 1) % rings.length]
  const select = (who: readonly Id[]) => actions.select([String(of), ...who.filter(id => id !== of)])
  useKeyLayer('together', name => {
    if (name !== KEY.together || !next || rings.length < 2) return false
    select(next.who)
    return true
  })
  if (rings.length < 2 || !next) return null
  return (
    <p className="flex items-center gap-1.5">
      <Button small hotkey={KEY.together.toUpperCase()} onClick={() => select(next.who)}>
        {next.who.length === 1 ? QUESTIONS.together.alone : QUESTIONS.together.with(next.words)}
      </Button>
      {chosen.length > 1 && <span className="text-now font-semibold">{QUESTIONS.together.same(chosen.length)}</span>}
    </p>
  )
}
