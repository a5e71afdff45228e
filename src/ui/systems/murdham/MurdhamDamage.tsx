import { useRef } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack (a fall, a fire): critical damage, dying and death follow the rules. */
export function MurdhamDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const given = new FormData(form.current!)
    if (byGm('harm', { who, amount: Number(given.get('amount')), direct: given.has('direct') })) onDone()
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
        max={99}
        required
        aria-label="Amount of damage"
        className="field w-20 text-lg tabular-nums"
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="direct" /> past armour
      </label>
      <Button type="submit" look="primary" hotkey="Enter">
        Damage
      </Button>
    </form>
  )
}
