import { MURDHAM, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { AmountForm } from '../shared/AmountForm'

/** Damage that comes from no attack (a fall, a fire): critical damage, dying and death follow the rules. */
export function MurdhamDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <AmountForm
      label={SHARED.damageAmount}
      most={99}
      words={SHARED.damage}
      onGiven={(amount, given) => asGm('harm', { who, amount, direct: given.has('direct') }) && onDone()}
    >
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="direct" /> {MURDHAM.pastArmour}
      </label>
    </AmountForm>
  )
}
