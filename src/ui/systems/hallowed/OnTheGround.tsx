import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/types'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { Button } from '../../parts/Button'

/** Weapons that were dropped or thrown and lie somewhere; whoever picks one up has it, not yet in hand. */
export function OnTheGround({ who }: { who: Id }) {
  const { snapshot, map } = useFight<Hallowed>()
  const things = Object.values(snapshot.things)
  if (things.length === 0) return null
  return (
    <section aria-label="On the ground" className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">On the ground</h3>
      <ul>
        {things.map(({ id, name, cell }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {name}{' '}
              <span className="text-muted text-xs">
                column {(cell % map.width) + 1}, row {Math.floor(cell / map.width) + 1}
              </span>
            </span>
            <Button small aria-label={`Pick up ${name}`} onClick={() => byGm('pickUp', { who, thing: id })}>
              Pick up
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
