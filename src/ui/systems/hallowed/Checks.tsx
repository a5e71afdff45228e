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
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">Checks</summary>
      <form
        aria-label="Call a check"
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSubmit={event => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          asGm('callCheck', { who: [who], skill: formText(given, 'skill'), tn: Number(given.get('tn')) })
        }}
      >
        <SelectField
          name="skill"
          label="Skill or ability"
          options={[...Object.keys(skills), ...Object.keys(abilities)].map(name => ({ value: name, words: name }))}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">TN</span>
          <NumberField name="tn" label="TN" min={0} max={99} defaultValue={15} required />
        </span>
        <Button type="submit" small>
          Roll
        </Button>
      </form>
      <form
        aria-label="Heal check"
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSubmit={event => {
          event.preventDefault()
          asGm('healCheck', { who, patient: formText(new FormData(event.currentTarget), 'patient') })
        }}
      >
        <span className="text-muted text-xs">Heal check on</span>
        <SelectField
          name="patient"
          label="Patient"
          className="min-w-0 flex-1"
          options={others.map(({ id, name }) => ({ value: id, words: name }))}
        />
        <Button type="submit" small>
          Roll
        </Button>
      </form>
    </details>
  )
}
