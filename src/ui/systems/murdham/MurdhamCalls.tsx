import { useState, type ReactNode } from 'react'
import type { Id, Json } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { OneSide } from '../shared/OneSide'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

const ABILITIES = ['str', 'agi', 'wit'] as const

/** How the dice of a side's saves fall. */
const DICE = {
  each: 'a die for each',
  group: 'one die for all',
  secret: 'a die for each, in secret',
} as const

/** Saves of a whole side, contests, chances, and the order of the factions. */
export function MurdhamCalls() {
  const { combatants, turn, phase } = useSnapshot<Murdham>()
  const present = Object.values(combatants).filter(({ gone, sheet }) => !gone && !sheet.status.dead)
  return (
    <details>
      <summary className="cursor-pointer text-sm pointer-coarse:min-h-11">
        Saves of a side, contests, chances, order of the factions
      </summary>
      <Heading>Saves of a side</Heading>
      <OneSide label="Who saves">
        {who => (
          <CallForm
            label="Saves of a side"
            call="callSave"
            words="Save"
            given={form => {
              const dice = formText(form, 'dice')
              return { who, ability: formText(form, 'ability'), group: dice === 'group', secret: dice === 'secret' }
            }}
          >
            <AbilityField />
            <SelectField
              name="dice"
              label="Dice"
              options={Object.entries(DICE).map(([value, words]) => ({ value, words }))}
            />
          </CallForm>
        )}
      </OneSide>
      <Heading>A contest</Heading>
      {present.length > 1 ? (
        <CallForm
          label="A contest"
          call="contest"
          words="Contest"
          given={form => ({ a: formText(form, 'a'), b: formText(form, 'b'), ability: formText(form, 'ability') })}
        >
          <WhoField name="a" label="One side of the contest" who={present} />
          <span className="text-muted text-xs">against</span>
          <WhoField name="b" label="The other side of the contest" who={present.toReversed()} />
          <AbilityField />
        </CallForm>
      ) : (
        <p className="text-muted text-xs">It takes two.</p>
      )}
      <Heading>A chance</Heading>
      <CallForm
        label="A chance"
        call="chance"
        words="Roll"
        given={form => ({ x: Number(form.get('x')), y: Number(form.get('y')), words: formText(form, 'words') })}
      >
        <input
          name="words"
          aria-label="What may happen"
          placeholder="What may happen"
          maxLength={200}
          className="field min-w-24 flex-1"
        />
        <NumberField name="x" label="Chances" min={1} max={100} required defaultValue={1} />
        <span className="text-muted text-xs">in</span>
        <NumberField name="y" label="Sides of the die" min={2} max={100} required defaultValue={6} />
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
    <form
      aria-label={label}
      className="flex flex-wrap items-center gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        asGm(call, given(new FormData(event.currentTarget)))
      }}
    >
      {children}
      <Button type="submit">{words}</Button>
    </form>
  )
}

function AbilityField() {
  return (
    <SelectField
      name="ability"
      label="Ability"
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
    if (asGm('factions', { order })) setSaid(`Now ${order.map(id => sides[id]?.name).join(', ')}.`)
  }
  return (
    <section aria-label="Order of the factions" className="flex flex-col">
      <Heading>Order of the factions</Heading>
      <ol className="flex flex-col gap-1">
        {factions.map((id, at) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{sides[id]?.name}</span>
            {at > 0 && (
              <Button small aria-label={`${sides[id]?.name ?? ''} earlier`} onClick={() => up(at)}>
                Earlier
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
