import { HALLOWED, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

/** A check that the GM calls for, of a skill or an ability; and a Heal check out of turn. */
export function Checks({ who }: { who: Id }) {
  const { combatants } = useSnapshot<Hallowed>()
  const { skills, abilities } = combatants[who]!.sheet
  const others = Object.values(combatants).filter(({ gone, sheet }) => !gone && !sheet.status.dead)
  return (
    <details className="border-line border-t pt-1">
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {HALLOWED.checks.title}
      </summary>
      <form
        aria-label={HALLOWED.checks.call}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSubmit={event => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          asGm('callCheck', { who: [who], skill: formText(given, 'skill'), tn: Number(given.get('tn')) })
        }}
      >
        <SelectField
          name="skill"
          label={HALLOWED.checks.skill}
          options={[...Object.keys(skills), ...Object.keys(abilities)].map(name => ({ value: name, words: name }))}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{HALLOWED.checks.tn}</span>
          <NumberField name="tn" label={HALLOWED.checks.tn} min={0} max={99} defaultValue={15} required />
        </span>
        <Button type="submit" small>
          {SHARED.roll}
        </Button>
      </form>
      <form
        aria-label={HALLOWED.checks.heal}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSubmit={event => {
          event.preventDefault()
          asGm('healCheck', { who, patient: formText(new FormData(event.currentTarget), 'patient') })
        }}
      >
        <span className="text-muted text-xs">{HALLOWED.checks.healOn}</span>
        <SelectField
          name="patient"
          label={HALLOWED.checks.patient}
          className="min-w-0 flex-1"
          options={others.map(({ id, name }) => ({ value: id, words: name }))}
        />
        <Button type="submit" small>
          {SHARED.roll}
        </Button>
      </form>
    </details>
  )
}
