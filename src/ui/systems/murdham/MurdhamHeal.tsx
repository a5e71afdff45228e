import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { GiveButton } from '../../parts/GiveButton'
import { takeFocus } from '../../parts/takeFocus'

/** Health that comes back by the rules: whoever was dying is out of danger, and keeps an injury. */
export function MurdhamHeal({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const heal = (given: FormData) => {
    if (byGm('heal', { who, amount: Number(given.get('amount')) })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="amount"
        type="number"
        min={1}
        max={99}
        required
        aria-label="Health that comes back"
        className="field w-20 text-lg tabular-nums"
      />
      <GiveButton onGiven={heal} look="primary" hotkey="Enter">
        Heal
      </GiveButton>
      <span className="text-muted text-xs">the dying are out of danger with the first point, and keep an injury</span>
    </form>
  )
}
