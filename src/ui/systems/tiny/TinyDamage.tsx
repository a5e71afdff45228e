import { useRef } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { Button } from '../../parts/Button'
import { takeFocus } from '../../parts/takeFocus'

/** Damage that comes from no attack (a fall, a trap): falling and dying follow the rules. */
export function TinyDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className="flex flex-wrap items-center gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (byGm('harm', { who, amount: Number(new FormData(form.current!).get('amount')) })) onDone()
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
      <Button type="submit" look="primary" hotkey="Enter">
        Damage
      </Button>
    </form>
  )
}
