import type { Id } from '~/engine'
import { asGm } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { MURDHAM } from '~/words/en/murdham'
import { AmountForm } from '../shared/AmountForm'

/** Health that comes back by the rules: whoever was dying is out of danger, and keeps an injury. */
export function MurdhamHeal({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <>
      <AmountForm
        label={MURDHAM.heal.amount}
        most={99}
        words={SHARED.heal}
        onGiven={amount => asGm('heal', { who, amount }) && onDone()}
      />
      <p className="text-muted text-xs">{MURDHAM.heal.how}</p>
    </>
  )
}

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
