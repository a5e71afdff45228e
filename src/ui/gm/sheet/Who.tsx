import { SHEET } from '~/words/en/sheets'
import type { Decider } from '~/engine'
import { useSnapshot } from '~/store/hooks/useFight'
import { SideBadge } from '../../parts/signs/SideBadge'

/** Whose decision it is: the combatant with its letter and side, or the GM. `brief`: the name is said beside it anyway. */
export function Who({ of, brief }: { of: Decider; brief?: boolean }) {
  const { combatants, sides } = useSnapshot()
  const who = combatants[of]
  if (!who) return brief ? null : <span className="font-semibold">{SHEET.gm}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <SideBadge side={sides[who.side]?.badge ?? 0} letter={who.letter} name={who.name} />
      {!brief && who.name}
    </span>
  )
}
