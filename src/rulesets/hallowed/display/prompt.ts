import type { Prompt } from '~/engine/display'
import type { Id } from '~/engine/snapshot'
import { declaringNow, undeclared } from '../initiative/declaring'
import { leadOf, listOrder, nextGroup } from '../initiative/track'
import { counted } from '../sheet/ability'
import type { Snapshot } from '../state/types'

/** Seconds since the fight began; null: nobody has said how long a round is. */
export function secondsOf({ turn, settings }: Snapshot): number | null {
  return settings.roundSeconds === 0 ? null : Math.max(0, (turn?.round ?? 1) - 1) * settings.roundSeconds
}

/** With the end all initiative is wiped, and with it the count of the rounds [HAL-END-02]. */
const wiped = { roundName: 'Exploration', seconds: null }

/** What to do next: who declares (whoever is preferred of those who may), whose count it is. */
export function prompt(s: Snapshot, preferred?: Id): Prompt {
  const { turn } = s
  const round = turn?.round ?? 0
  const clock = { round, seconds: secondsOf(s) }
  const gm = { of: 'gm' as const, side: null, ...clock }
  if (s.phase === 'preparation' || !turn)
    return s.phase === 'over'
      ? { ...gm, ...wiped, title: 'Combat is over', detail: 'Stress and Wounds stay as they are.' }
      : { ...gm, title: 'Preparation', detail: 'Place the combatants, then begin.' }
  if (turn.step === 'declaring') {
    const free = declaringNow(s)
    const next = free.find(({ id }) => id === preferred) ?? free[0]
    const left = undeclared(s).length
    if (!next) return { ...gm, title: 'All have declared', detail: 'Reveal the declarations.' }
    const detail = left > 1 ? `${left - 1} more to declare.` : 'The last to declare.'
    const among = free.map(({ id }) => id)
    return {
      of: next.id,
      among,
      together: among,
      side: next.side,
      title: `${next.name}: what do you do?`,
      detail,
      ...clock,
    }
  }
  const group = nextGroup(s)
  const [first] = group
  if (!first) return { ...gm, title: 'The last count is through', detail: 'End the round.' }
  const ids = listOrder(
    s,
    group.map(({ who }) => who),
  )
  const names = ids.map(id => s.combatants[id]!.name).join(', ')
  return {
    of: leadOf(s, ids) ?? 'gm',
    side: null,
    title: `Count ${counted(first.value)}: ${names}`,
    detail: ids.length > 1 ? 'They act at the same moment.' : '',
    ...clock,
  }
}
