import { SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { AmountForm } from '../shared/AmountForm'

/** Damage that comes from no attack (a fall, a trap): falling and dying follow the rules. */
export function TinyDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <AmountForm
      label={SHARED.damageAmount}
      most={99}
      words={SHARED.damage}
      onGiven={amount => asGm('harm', { who, amount }) && onDone()}
    />
  )
}
