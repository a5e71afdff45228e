import { SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'

interface OnTheGroundProps {
  who: Id
  /** The ruleset's command by which the GM gives a thing to whoever picks it up. */
  command: string
}

/** What was dropped or thrown and lies somewhere; whoever picks it up has it on the sheet again. */
export function OnTheGround({ who, command }: OnTheGroundProps) {
  const { snapshot, map } = useFight()
  const things = Object.values(snapshot.things)
  if (things.length === 0) return null
  return (
    <section aria-label={SHARED.ground.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{SHARED.ground.title}</h3>
      <ul>
        {things.map(({ id, name, cell }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {name}{' '}
              <span className="text-muted text-xs">
                {SHARED.ground.square((cell % map.width) + 1, Math.floor(cell / map.width) + 1)}
              </span>
            </span>
            <Button small aria-label={SHARED.ground.pickUpThis(name)} onClick={() => asGm(command, { who, thing: id })}>
              {SHARED.ground.pickUp}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
