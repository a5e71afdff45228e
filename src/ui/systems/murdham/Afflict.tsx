import { useState } from 'react'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

const STATES = {
  stunned: 'stunned',
  confused: 'confused',
  poisoned: 'poisoned',
  frightened: 'frightened',
  terrified: 'terrified',
  frenzied: 'frenzied',
  freed: 'freed of a hold',
  calmed: 'calm again',
} as const
type State = keyof typeof STATES

/** States that somebody else is the cause of. */
const CAUSED: readonly State[] = ['frightened', 'terrified', 'poisoned']

/** Puts a state on somebody by its rule, an injury or corruption, or hides and reveals them. */
export function Afflict({ who }: { who: Id }) {
  const { combatants } = useSnapshot()
  const [state, setState] = useState<State>('stunned')
  const [cause, setCause] = useState<Id>('')
  const others = Object.values(combatants).filter(c => c.id !== who && !c.gone)
  const isCaused = CAUSED.includes(state)
  const of = others.find(({ id }) => id === cause)?.id ?? others[0]?.id ?? null
  return (
    <section aria-label="States" className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
      <SelectBox
        label="State to put on"
        options={Object.entries(STATES).map(([value, words]) => ({ value, words }))}
        value={state}
        onChange={next => setState(next as State)}
      />
      {isCaused && (
        <SelectBox
          label="Because of"
          options={others.map(({ id, name }) => ({ value: id, words: `by ${name}` }))}
          value={of ?? ''}
          onChange={setCause}
        />
      )}
      <Button small onClick={() => asGm('afflict', { who: [who], what: state, of: isCaused ? of : null })}>
        Put on
      </Button>
      <Button small onClick={() => asGm('hide', { who: [who] })}>
        Hide
      </Button>
      <Button small onClick={() => asGm('reveal', { who: [who] })}>
        Reveal
      </Button>
      <Button small onClick={() => asGm('injure', { who: [who] })}>
        Injury
      </Button>
      <form
        aria-label="Corruption"
        className="flex items-center gap-1.5"
        onSubmit={event => {
          event.preventDefault()
          asGm('corrupt', { who: [who], amount: Number(new FormData(event.currentTarget).get('amount')) })
        }}
      >
        <NumberField name="amount" label="Amount of corruption" min={1} max={99} required />
        <Button type="submit" small>
          Corruption
        </Button>
      </form>
    </section>
  )
}
