import { useRef } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { formText } from '../../parts/formText'
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
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const given = new FormData(form.current!)
    const amount = Number(given.get('amount'))
    const harm = {
      who,
      amount,
      damage: formText(given, 'damage'),
      nonlethal: given.has('nonlethal'),
      reducible: !given.has('plain'),
    }
    if (byGm('harm', harm)) onDone()
  }
  return (
    <form
      ref={form}
      className="flex flex-wrap items-center gap-2"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
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
      <Button type="submit" look="primary" hotkey="Enter">
        Damage
      </Button>
    </form>
  )
}
