import { useRef } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { formText } from '../../parts/formText'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack goes straight to an ability: no armour, no HP, no save. */
export function RatbagsDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const given = new FormData(form.current!)
    const amount = Number(given.get('amount'))
    const ability = formText(given, 'ability')
    // Nothing written: 1d4 is rolled.
    if (byGm('harm', { who, ability, ...(amount > 0 && { amount }) })) onDone()
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
      <select name="ability" aria-label="Ability that is damaged" className="field">
        {['str', 'dex', 'wil'].map(ability => (
          <option key={ability} value={ability}>
            {ability.toUpperCase()}
          </option>
        ))}
      </select>
      <input
        ref={takeFocus}
        name="amount"
        type="number"
        min={1}
        max={20}
        placeholder="d4"
        aria-label="Amount of damage, or nothing for 1d4"
        className="field w-20 text-lg tabular-nums"
      />
      <Button type="submit" look="primary" hotkey="Enter">
        Damage
      </Button>
    </form>
  )
}
