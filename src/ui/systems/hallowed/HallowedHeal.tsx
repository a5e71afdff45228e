import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import type { Id } from '~/engine'
import { asGm } from '~/store/state'
import { GiveButton } from '../../parts/controls/GiveButton'
import { NumberField } from '../../parts/menus/NumberField'

/** Healing by the rules: Wounds rise and injuries shrink, the largest first; Stress is only refilled. */
export function HallowedHeal({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const mend = (given: FormData) => {
    const [wounds, stress] = [Number(given.get('wounds')), Number(given.get('stress'))]
    if (asGm('mend', { who, wounds, stress })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      {(['wounds', 'stress'] as const).map((pool, i) => (
        <span key={pool} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="text-muted text-xs capitalize">
            {pool}
          </span>
          <NumberField
            takesFocus={i === 0}
            name={pool}
            label={pool === 'wounds' ? HALLOWED.heal.wounds : HALLOWED.heal.stress}
            min={0}
            max={999}
            large
          />
        </span>
      ))}
      <GiveButton onGiven={mend} look="primary" hotkey="Enter">
        {SHARED.heal}
      </GiveButton>
      <span className="text-muted text-xs">{HALLOWED.heal.first}</span>
    </form>
  )
}
