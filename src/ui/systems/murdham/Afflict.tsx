import { useState } from 'react'
import { MURDHAM, SHARED } from '~/words/en/systems'
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
  freed: MURDHAM.states.freed,
  calmed: MURDHAM.states.calmed,
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
    <section
      aria-label={MURDHAM.states.title}
      className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1"
    >
      <SelectBox
        label={MURDHAM.states.which}
        options={Object.entries(STATES).map(([value, words]) => ({ value, words }))}
        value={state}
        onChange={next => setState(next as State)}
      />
      {isCaused && (
        <SelectBox
          label={SHARED.cause}
          options={others.map(({ id, name }) => ({ value: id, words: MURDHAM.states.by(name) }))}
          value={of ?? ''}
          onChange={setCause}
        />
      )}
      <Button small onClick={() => asGm('afflict', { who: [who], what: state, of: isCaused ? of : null })}>
        {SHARED.putOn}
      </Button>
      <Button small onClick={() => asGm('hide', { who: [who] })}>
        {MURDHAM.states.hide}
      </Button>
      <Button small onClick={() => asGm('reveal', { who: [who] })}>
        {MURDHAM.states.reveal}
      </Button>
      <Button small onClick={() => asGm('injure', { who: [who] })}>
        {MURDHAM.states.injury}
      </Button>
      <form
        aria-label={MURDHAM.states.corruption}
        className="flex items-center gap-1.5"
        onSubmit={event => {
          event.preventDefault()
          asGm('corrupt', { who: [who], amount: Number(new FormData(event.currentTarget).get('amount')) })
        }}
      >
        <NumberField name="amount" label={MURDHAM.states.amount} min={1} max={99} required />
        <Button type="submit" small>
          {MURDHAM.states.corruption}
        </Button>
      </form>
    </section>
  )
}
