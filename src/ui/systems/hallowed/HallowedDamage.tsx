import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/types'
import { byGm } from '~/store/byGm'
import { useSnapshot } from '~/store/derived'
import { formText } from '../../parts/formText'
import { GiveButton } from '../../parts/GiveButton'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack: Stress first, then Wounds, no Armour; an injury is written down. */
export function HallowedDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  // Each type of damage has an injury table.
  const types = Object.keys(useSnapshot<Hallowed>().settings.injuryTables)
  const harm = (given: FormData) => {
    const dealt = {
      who,
      amount: Number(given.get('amount')),
      type: formText(given, 'type'),
      bypassStress: given.has('bypassStress'),
    }
    if (byGm('harm', dealt)) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="amount"
        type="number"
        min={1}
        max={999}
        required
        aria-label="Amount of damage"
        className="field w-20 text-lg tabular-nums"
      />
      <select name="type" aria-label="Type of damage" className="field">
        {types.map(type => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <input type="checkbox" name="bypassStress" />
        past Stress
      </label>
      <GiveButton onGiven={harm} look="primary" hotkey="Enter">
        Damage
      </GiveButton>
    </form>
  )
}
