import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { asGm } from '~/store/state'
import { RATBAGS } from '~/words/en/ratbags'
import { SHARED } from '~/words/en/systems'
import { GiveButton } from '../../parts/controls/GiveButton'
import { formText } from '../../parts/controls/forms'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectField } from '../../parts/menus/SelectBox'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** The phases of the round from top to bottom: who saved acts before, the opponents, who failed after; declarations beside each. */
export function RatbagsOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now={RATBAGS.now}

          onCentre={onCentre}
        />
      ))}
    </OrderList>
  )
}

/** Damage that comes from no attack goes straight to an ability: no armour, no HP, no save. */
export function RatbagsDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const harm = (given: FormData) => {
    const amount = Number(given.get('amount'))
    const ability = formText(given, 'ability')
    // Nothing written: 1d4 is rolled.
    if (asGm('harm', { who, ability, ...(amount > 0 && { amount }) })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <SelectField
        name="ability"
        label={RATBAGS.ability}
        options={['str', 'dex', 'wil'].map(ability => ({ value: ability, words: ability.toUpperCase() }))}
      />
      <NumberField
        takesFocus
        name="amount"
        label={RATBAGS.amount}
        min={1}
        max={20}
        defaultValue={null}
        placeholder="d4"
        large
      />
      <GiveButton onGiven={harm} look="primary" hotkey="Enter">
        {SHARED.damage}
      </GiveButton>
    </form>
  )
}
