import { SUGGESTED } from '~/words/en/prompt'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** Some act as suggested until the round is over: whatever comes next may be taken into the hand. */
export function StopSuggesting() {
  const suggested = useTable(s => s.suggested)
  if (!suggested) return null
  const count = suggested.round.length
  return (
    <Button
      small
      look="quiet"
      onClick={() => actions.stopSuggested()}
      title={count > 0 ? SUGGESTED.going(count) : undefined}
    >
      {SUGGESTED.stop}
    </Button>
  )
}
