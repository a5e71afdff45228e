import { SHARED } from '~/words/en/systems'
import type { Id, RulesetTypes } from '~/engine'
import { asGm } from '~/store/state'
import { useSnapshot } from '~/store/hooks/useFight'

/** Rules that know which sides fight beside which. */
interface Allied extends RulesetTypes {
  side: { allies: readonly Id[] }
}

/** Beside which other sides one fights; saying it of one of the two is enough. */
export function Allies({ side }: { side: Id }) {
  const { sides } = useSnapshot<Allied>()
  const { allies } = sides[side]!.more
  const others = Object.values(sides).filter(({ id }) => id !== side)
  // Two sides that are allied have nobody to fight.
  if (others.length < 2) return null
  const isAlly = (id: Id) => allies.includes(id) || sides[id]!.more.allies.includes(side)
  const set = (id: Id, on: boolean) => {
    const without = (list: readonly Id[], one: Id) => list.filter(other => other !== one)
    const mine = on ? [...without(allies, id), id] : without(allies, id)
    if (!asGm('side.edit', { side, more: { allies: mine } }) || on) return
    asGm('side.edit', { side: id, more: { allies: without(sides[id]!.more.allies, side) } })
  }
  return (
    <div role="group" aria-label={SHARED.alliesOf(sides[side]!.name)} className="flex flex-wrap gap-x-3 pl-8 text-xs">
      <span className="text-muted self-center">{SHARED.beside}</span>
      {others.map(({ id, name }) => (
        <label key={id} className="flex min-h-7 items-center gap-1 pointer-coarse:min-h-11">
          <input type="checkbox" checked={isAlly(id)} onChange={event => set(id, event.target.checked)} />
          {name}
        </label>
      ))}
    </div>
  )
}
