import { ENDURANCE, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state'
import { formText } from '../../parts/controls/forms'
import { SelectField } from '../../parts/menus/SelectBox'
import { AmountForm } from '../shared/AmountForm'

const TYPES = [
  'none',
  'bludgeoning',
  'piercing',
  'slashing',
  'arcane',
  'cold',
  'fire',
  'radiant',
  'shock',
  'void',
  'psychic',
]

/** Damage that comes from no attack (a fall, a trap): deflection, unconsciousness and death follow the rules. */
export function EnduranceDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const harm = (amount: number, given: FormData) => {
    const dealt = {
      who,
      amount,
      damage: formText(given, 'damage'),
      nonlethal: given.has('nonlethal'),
      reducible: !given.has('plain'),
    }
    if (asGm('harm', dealt)) onDone()
  }
  return (
    <AmountForm label={SHARED.damageAmount} most={9999} words={SHARED.damage} onGiven={harm}>
      <SelectField
        name="damage"
        label={SHARED.damageType}
        options={TYPES.map(type => ({ value: type, words: type === 'none' ? ENDURANCE.noType : type }))}
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="nonlethal" /> {ENDURANCE.nonlethal}
      </label>
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="plain" /> {ENDURANCE.past}
      </label>
    </AmountForm>
  )
}
