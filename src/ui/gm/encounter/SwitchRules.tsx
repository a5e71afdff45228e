import { ENCOUNTER } from '~/words/en/sheets'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** The same heroes and foes where they stand, by other rules. This fight stays in the library as it is. */
export function SwitchRules() {
  const { ruleset } = useFight()
  const others = useTable(s => s.rulesets).filter(({ id }) => id !== ruleset.id)
  if (others.length === 0) return null
  return (
    <section aria-label={ENCOUNTER.otherRules} className="flex flex-col gap-1.5">
      <h2 className="font-semibold">{ENCOUNTER.otherRules}</h2>
      <p className="text-muted text-xs">{ENCOUNTER.otherRulesHow}</p>
      <div className="flex flex-wrap gap-1.5">
        {others.map(({ id, name }) => (
          <Button key={id} onClick={() => void actions.switchRules(id)}>
            {ENCOUNTER.playBy(name)}
          </Button>
        ))}
      </div>
    </section>
  )
}
