import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { formText } from '../../parts/controls/formText'
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
    <AmountForm label="Amount of damage" most={9999} words="Damage" onGiven={harm}>
      <SelectField
        name="damage"
        label="Type of damage"
        options={TYPES.map(type => ({ value: type, words: type === 'none' ? 'no type' : type }))}
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="nonlethal" /> nonlethal
      </label>
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="plain" /> past deflection
      </label>
    </AmountForm>
  )
}
