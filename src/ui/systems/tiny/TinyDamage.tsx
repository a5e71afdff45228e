import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { GiveButton } from '../../parts/GiveButton'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack (a fall, a trap): falling and dying follow the rules. */
export function TinyDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const harm = (given: FormData) => {
    if (byGm('harm', { who, amount: Number(given.get('amount')) })) onDone()
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
        aria-label="Amount of damage"
        className="field w-20 text-lg tabular-nums"
      />
      <GiveButton onGiven={harm} look="primary" hotkey="Enter">
        Damage
      </GiveButton>
    </form>
  )
}
