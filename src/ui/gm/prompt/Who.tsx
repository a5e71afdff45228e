import type { Decider } from '~/engine'
import { useSnapshot } from '~/store/derived'
import { SideBadge } from '../../parts/SideBadge'

/** Whose decision it is: the combatant with its letter and side, or the GM. */
export function Who({ of }: { of: Decider }) {
  const { combatants, sides } = useSnapshot()
  const who = combatants[of]
  if (!who) return <span className="font-semibold">GM</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <SideBadge side={sides[who.side]?.badge ?? 0} letter={who.letter} />
      {who.name}
    </span>
  )
}
