import { MURDHAM, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
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
