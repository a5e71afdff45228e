import { useState, type ReactNode } from 'react'
import { SHARED } from '~/words/en/systems'
import { MURDHAM } from '~/words/en/murdham'
import type { Id, Json } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { asGm } from '~/store/state'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button, Form } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/forms'
import { OneSide } from '../shared/OneSide'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

const ABILITIES = ['str', 'agi', 'wit'] as const

/** How the dice of a side's saves fall. */
const DICE = {
  each: MURDHAM.calls.each,
  group: MURDHAM.calls.group,
  secret: MURDHAM.calls.secret,
} as const

/** Saves of a whole side, contests, chances, and the order of the factions. */
export function MurdhamCalls() {
  const { combatants, turn, phase } = useSnapshot<Murdham>()
  const present = Object.values(combatants).filter(({ gone, sheet }) => !gone && !sheet.status.dead)
  return (
    <details>
      <summary className="cursor-pointer text-sm pointer-coarse:min-h-11">{MURDHAM.calls.title}</summary>
      <Heading>{MURDHAM.calls.saves}</Heading>
      <OneSide label={MURDHAM.calls.who}>
        {who => (
          <CallForm
            label={MURDHAM.calls.saves}
            call="callSave"
            words={SHARED.save}
            given={form => {
              const dice = formText(form, 'dice')
              return { who, ability: formText(form, 'ability'), group: dice === 'group', secret: dice === 'secret' }
            }}
          >
            <AbilityField />
            <SelectField
              name="dice"
              label={MURDHAM.calls.dice}
              options={Object.entries(DICE).map(([value, words]) => ({ value, words }))}
            />
          </CallForm>
        )}
      </OneSide>
      <Heading>{MURDHAM.calls.contest}</Heading>
      {present.length > 1 ? (
        <CallForm
          label={MURDHAM.calls.contest}
          call="contest"
          words={MURDHAM.calls.compete}
          given={form => ({ a: formText(form, 'a'), b: formText(form, 'b'), ability: formText(form, 'ability') })}
        >
          <WhoField name="a" label={MURDHAM.calls.one} who={present} />
          <span className="text-muted text-xs">{MURDHAM.calls.against}</span>
          <WhoField name="b" label={MURDHAM.calls.other} who={present.toReversed()} />
          <AbilityField />
        </CallForm>
      ) : (
        <p className="text-muted text-xs">{MURDHAM.calls.takesTwo}</p>
      )}
      <Heading>{MURDHAM.calls.chance}</Heading>
      <CallForm
        label={MURDHAM.calls.chance}
        call="chance"
        words={SHARED.roll}
        given={form => ({ x: Number(form.get('x')), y: Number(form.get('y')), words: formText(form, 'words') })}
      >
        <input
          name="words"
          aria-label={MURDHAM.calls.what}
          placeholder={MURDHAM.calls.what}
          maxLength={200}
          className="field min-w-24 flex-1"
        />
        <NumberField name="x" label={MURDHAM.calls.chances} min={1} max={100} required defaultValue={1} />
        <span className="text-muted text-xs">{MURDHAM.calls.in}</span>
        <NumberField name="y" label={MURDHAM.calls.sides} min={2} max={100} required defaultValue={6} />
      </CallForm>
      {phase === 'combat' && turn && <FactionOrder factions={turn.factions} />}
    </details>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="pt-2 pb-1 text-sm font-semibold">{children}</h3>
}

interface CallFormProps {
  label: string
  /** The GM's command. */
  call: string
  words: string
  /** What the command is given of what was filled in. */
  given(form: FormData): { readonly [key: string]: Json }
  children: ReactNode
}

function CallForm({ label, call, words, given, children }: CallFormProps) {
  return (
    <Form
      aria-label={label}
      className="flex flex-wrap items-center gap-1.5"
      onSent={form => asGm(call, given(new FormData(form)))}
    >
      {children}
      <Button type="submit">{words}</Button>
    </Form>
  )
}

function AbilityField() {
  return (
    <SelectField
      name="ability"
      label={MURDHAM.calls.ability}
      options={ABILITIES.map(ability => ({ value: ability, words: ability.toUpperCase() }))}
    />
  )
}

function WhoField({ name, label, who }: { name: string; label: string; who: readonly { id: Id; name: string }[] }) {
  return (
    <SelectField
      name={name}
      label={label}
      className="max-w-36"
      options={who.map(one => ({ value: one.id, words: one.name }))}
    />
  )
}

/** In which order the go passes round; it may be changed while nobody acts. */
function FactionOrder({ factions }: { factions: readonly Id[] }) {
  const { sides } = useSnapshot<Murdham>()
  const [said, setSaid] = useState('')
  const up = (at: number) => {
    const order = factions.toSpliced(at, 1).toSpliced(at - 1, 0, factions[at]!)
    if (asGm('factions', { order })) setSaid(MURDHAM.calls.now(order.map(id => sides[id]?.name ?? '')))
  }
  return (
    <section aria-label={MURDHAM.calls.factions} className="flex flex-col">
      <Heading>{MURDHAM.calls.factions}</Heading>
      <ol className="flex flex-col gap-1">
        {factions.map((id, at) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{sides[id]?.name}</span>
            {at > 0 && (
              <Button small aria-label={MURDHAM.calls.thisEarlier(sides[id]?.name ?? '')} onClick={() => up(at)}>
                {MURDHAM.calls.earlier}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
