import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { formText } from '../../parts/formText'
import { GiveButton } from '../../parts/GiveButton'
import { takeFocus } from '../../parts/takeFocus'

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
  const harm = (given: FormData) => {
    const dealt = {
      who,
      amount: Number(given.get('amount')),
      damage: formText(given, 'damage'),
      nonlethal: given.has('nonlethal'),
      reducible: !given.has('plain'),
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
        max={9999}
        required
        aria-label="Amount of damage"
        className="field w-20 text-lg tabular-nums"
      />
      <select name="damage" aria-label="Type of damage" className="field">
        {TYPES.map(type => (
          <option key={type} value={type}>
            {type === 'none' ? 'no type' : type}
          </option>
        ))}
      </select>
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="nonlethal" /> nonlethal
      </label>
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="plain" /> past deflection
      </label>
      <GiveButton onGiven={harm} look="primary" hotkey="Enter">
        Damage
      </GiveButton>
    </form>
  )
}
