import { SUGGESTED } from '~/words/en/prompt'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'

/** Below this the time is nearly over. */
const SHORT = 5

/** The time that somebody has for the turn; the GM may stop it. */
export function ClockFace() {
  const clock = useTable(s => s.clock)
  const name = useFightSelector(({ snapshot }) => (clock && snapshot.combatants[clock.of]?.name) ?? '')
  if (!clock) return null
  const { left, runs } = clock
  return (
    <div className="mb-1.5 flex items-center gap-2">
      <span role="timer" aria-label={SUGGESTED.clock.has(name, left)} className="inline-flex items-baseline gap-1">
        <strong className={classes('text-lg leading-6 tabular-nums', runs && left <= SHORT && 'text-danger')}>
          {left}
        </strong>
        <span className="text-muted text-xs">{SUGGESTED.clock.left(name, left)}</span>
      </span>
      <Button small onClick={() => actions.pauseClock(runs)}>
        {runs ? SUGGESTED.clock.stop : SUGGESTED.clock.run}
      </Button>
    </div>
  )
}
