import { ENDURANCE, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { Button } from '../../parts/controls/Button'
import { SelectField } from '../../parts/menus/SelectBox'
import { formText } from '../../parts/controls/formText'
import { NumberField } from '../../parts/menus/NumberField'

const CONDITIONS = [
  'blinded',
  'crippled',
  'encumbered',
  'stunned',
  'incapacitated',
  'poisoned',
  'bleeding',
  'burning',
  'sickness',
  'prone',
  'other',
]

/** A condition put on by the GM's hand: at once, or as an effect that may be fortified or resisted first. */
export function Afflict({ who }: { who: Id }) {
  return (
    <details className="border-line border-t pt-1">
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">{ENDURANCE.afflict}</summary>
      <form
        aria-label={ENDURANCE.afflict}
        className="flex flex-wrap items-center gap-2 pt-1"
        onSubmit={event => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const against = formText(given, 'against')
          asGm('afflict', {
            who: [who],
            condition: formText(given, 'condition'),
            degree: Number(given.get('degree')),
            words: formText(given, 'words'),
            against: against === '' ? null : against,
            difficulty: Number(given.get('difficulty')),
          })
        }}
      >
        <SelectField
          name="condition"
          label={SHARED.condition}
          options={CONDITIONS.map(one => ({ value: one, words: one }))}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{ENDURANCE.degree}</span>
          <NumberField name="degree" label={ENDURANCE.degree} min={1} max={99} defaultValue={1} required />
        </span>
        <input
          name="words"
          maxLength={60}
          aria-label={ENDURANCE.anyOther}
          placeholder={ENDURANCE.inWords}
          className="field w-28"
        />
        <SelectField
          name="against"
          label={ENDURANCE.against}
          options={[
            { value: '', words: ENDURANCE.atOnce },
            { value: 'constitution', words: ENDURANCE.constitution },
            { value: 'willpower', words: ENDURANCE.willpower },
          ]}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{ENDURANCE.difficulty}</span>
          <NumberField name="difficulty" label={ENDURANCE.difficulty} min={1} max={99} defaultValue={6} required />
        </span>
        <Button type="submit">{SHARED.putOn}</Button>
      </form>
    </details>
  )
}
