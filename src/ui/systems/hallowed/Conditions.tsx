import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { Button, Form } from '../../parts/controls/Button'
import { formText, signed } from '../../parts/controls/forms'
import { IconButton } from '../../parts/controls/IconButton'
import { CONDITION_WORDS, MODIFIED_WORDS } from './words'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

/** Conditions that the GM gives and takes, also ones of their own with a modifier. */
export function Conditions({ who }: { who: Id }) {
  const { conditions } = useSnapshot<Hallowed>().combatants[who]!.sheet
  return (
    <details className="border-line border-t pt-1" open={conditions.length > 0 || undefined}>
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {HALLOWED.conditions.title}
      </summary>
      <ul>
        {conditions.map(({ state, cause, modifiers }, i) => (
          <li key={i} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {state === 'other' ? cause : CONDITION_WORDS[state]}{' '}
              <span className="text-muted text-xs">
                {[state !== 'other' && cause, ...modifiers.map(({ to, n }) => `${MODIFIED_WORDS[to]} ${signed(n)}`)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <IconButton
              icon="close"
              label={SHARED.take(state === 'other' ? cause : CONDITION_WORDS[state])}
              onClick={() => actions.set(who, ['conditions'], conditions.toSpliced(i, 1))}
            />
          </li>
        ))}
      </ul>
      <Form
        aria-label={HALLOWED.conditions.giveOne}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSent={form => {
          const given = new FormData(form)
          const to = formText(given, 'to')
          const n = Number(given.get('n'))
          const modifiers = to === '' || n === 0 ? [] : [{ to, n }]
          const one = { state: formText(given, 'state'), cause: formText(given, 'cause'), modifiers }
          if (actions.set(who, ['conditions'], [...conditions, one])) form.reset()
        }}
      >
        <SelectField
          name="state"
          label={SHARED.condition}
          options={Object.entries(CONDITION_WORDS).map(([value, words]) => ({ value, words }))}
        />
        <input
          name="cause"
          aria-label={SHARED.cause}
          placeholder={HALLOWED.conditions.cause}
          maxLength={60}
          className="field w-28"
        />
        <SelectField
          name="to"
          label={HALLOWED.conditions.modifies}
          options={[
            { value: '', words: HALLOWED.conditions.noModifier },
            ...Object.entries(MODIFIED_WORDS).map(([value, words]) => ({ value, words })),
          ]}
        />
        <NumberField
          name="n"
          label={HALLOWED.conditions.by}
          min={-40}
          max={40}
          defaultValue={null}
          placeholder={HALLOWED.conditions.byHow}
        />
        <Button type="submit" small>
          {HALLOWED.conditions.give}
        </Button>
      </Form>
    </details>
  )
}
