import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { asGm } from '~/store/state'
import { useSnapshot } from '~/store/hooks/useFight'
import { formText } from '../../parts/controls/forms'
import { AmountForm } from '../shared/AmountForm'
import { SelectField } from '../../parts/menus/SelectBox'

/** Damage that comes from no attack: Stress first, then Wounds, no Armour; an injury is written down. */
export function HallowedDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  // Each type of damage has an injury table.
  const types = Object.keys(useSnapshot<Hallowed>().settings.injuryTables)
  const harm = (amount: number, given: FormData) => {
    const dealt = {
      who,
      amount,
      type: formText(given, 'type'),
      bypassStress: given.has('bypassStress'),
    }
    if (asGm('harm', dealt)) onDone()
  }
  return (
    <AmountForm label={SHARED.damageAmount} most={999} words={SHARED.damage} onGiven={harm}>
      <SelectField name="type" label={SHARED.damageType} options={types.map(type => ({ value: type, words: type }))} />
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <input type="checkbox" name="bypassStress" />
        {HALLOWED.pastStress}
      </label>
    </AmountForm>
  )
}
