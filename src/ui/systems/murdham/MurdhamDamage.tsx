import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { GiveButton } from '../../parts/GiveButton'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack (a fall, a fire): critical damage, dying and death follow the rules. */
export function MurdhamDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const harm = (given: FormData) => {
    if (byGm('harm', { who, amount: Number(given.get('amount')), direct: given.has('direct') })) onDone()
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
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="direct" /> past armour
      </label>
      <GiveButton onGiven={harm} look="primary" hotkey="Enter">
        Damage
      </GiveButton>
    </form>
  )
}
