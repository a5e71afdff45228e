import { HALLOWED, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { IconButton } from '../../parts/controls/IconButton'
import { SIX } from './words'
import { NumberField } from '../../parts/menus/NumberField'

/** Abilities that the GM adds to the rulebook's six; their numbers are edited with those of the others. */
export function FurtherAbilities({ who }: { who: Id }) {
  const { abilities } = useSnapshot<Hallowed>().combatants[who]!.sheet
  const further = Object.entries(abilities).filter(([name]) => !SIX.includes(name))
  return (
    <details className="border-line border-t pt-1" open={further.length > 0 || undefined}>
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {HALLOWED.abilities.title}
      </summary>
      <ul>
        {further.map(([name, { score }]) => (
          <li key={name} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {name} <span className="text-muted text-xs">{score}</span>
            </span>
            <IconButton
              icon="close"
              label={SHARED.take(name)}
              onClick={() => {
                const { [name]: _, ...others } = abilities
                actions.set(who, ['abilities'], others)
              }}
            />
          </li>
        ))}
      </ul>
      <form
        aria-label={HALLOWED.abilities.addOne}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSubmit={event => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const name = formText(given, 'name').toLowerCase()
          const one = { score: Number(given.get('score')), damage: 0, override: null }
          // One that is there already stays as it is.
          if (actions.set(who, ['abilities'], { [name]: one, ...abilities })) event.currentTarget.reset()
        }}
      >
        <input
          name="name"
          aria-label={HALLOWED.abilities.name}
          placeholder={HALLOWED.abilities.like}
          required
          maxLength={30}
          pattern="\p{L}[\p{L}\p{N} '’\-]*"
          title={HALLOWED.abilities.how}
          className="field min-w-0 flex-1"
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{HALLOWED.abilities.score}</span>
          <NumberField name="score" label={HALLOWED.abilities.score} min={0} max={40} defaultValue={10} required />
        </span>
        <Button type="submit" small>
          {HALLOWED.abilities.add}
        </Button>
      </form>
    </details>
  )
}
