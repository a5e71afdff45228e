import { asGm } from '~/store/state'
import { AmountForm } from '~/ui/systems/shared/AmountForm'
import { LanesOrder } from '~/ui/systems/shared/OrderLane'
import type { SystemParts } from '~/ui/systems/shared/SystemParts'
import { SHARED } from '~/words/en/systems'

const nothing = () => null

/** Damage that comes from no attack. */
const Damage: SystemParts['Damage'] = ({ who, onDone }) => (
  <AmountForm
    label={SHARED.damageAmount}
    most={99}
    words={SHARED.damage}
    onGiven={amount => asGm('adjust', { who, pool: 'hp', by: -amount }) && onDone()}
  />
)

/** What the window draws of it in its own way. */
export const parts: SystemParts = { Order: LanesOrder, SheetExtras: nothing, Damage, Rests: nothing }
