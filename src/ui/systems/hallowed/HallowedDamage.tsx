import { useRef } from 'react'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/types'
import { byGm } from '~/store/byGm'
import { useSnapshot } from '~/store/derived'
import { Button } from '../../parts/Button'
import { formText } from '../../parts/formText'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack: Stress first, then Wounds, no Armour; an injury is written down. */
export function HallowedDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  // Each type of damage has an injury table.
  const types = Object.keys(useSnapshot<Hallowed>().settings.injuryTables)
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const given = new FormData(form.current!)
    const harm = {
      who,
      amount: Number(given.get('amount')),
      type: formText(given, 'type'),
      bypassStress: given.has('bypassStress'),
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
        max={999}
        required
        aria-label="Amount of damage"
        className="field w-20 text-lg tabular-nums"
      />
      <select name="type" aria-label="Type of damage" className="field">
        {types.map(type => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <input type="checkbox" name="bypassStress" />
        past Stress
      </label>
      <Button type="submit" look="primary" hotkey="Enter">
        Damage
      </Button>
    </form>
  )
}
