import type { Ruleset } from '~/engine/ruleset'
import { declaringNow, undeclared } from './declaring'
import { nextGroup } from './entries'
import { listOrder } from './listOrder'
import type { Hallowed, Snapshot } from './types'

/** What to do next: who declares, whose count it is. */
export function now(s: Snapshot): ReturnType<Ruleset<Hallowed>['now']> {
  const { turn, settings } = s
  const round = turn?.round ?? 0
  const clock = { round, seconds: Math.max(0, round - 1) * settings.roundSeconds }
  const gm = { of: 'gm' as const, side: null, ...clock }
  if (s.phase === 'preparation' || !turn)
    return s.phase === 'over'
      ? { ...gm, title: 'Combat is over', detail: 'Stress and Wounds stay as they are.' }
      : { ...gm, title: 'Preparation', detail: 'Place the combatants, then begin.' }
  if (turn.step === 'declaring') {
    const [next] = declaringNow(s)
    const left = undeclared(s).length
    if (!next) return { ...gm, title: 'All have declared', detail: 'Reveal the declarations.' }
    const detail = left > 1 ? `${left - 1} more to declare.` : 'The last to declare.'
    return { of: next.id, side: next.side, title: `${next.name}: what do you do?`, detail, ...clock }
  }
  const group = nextGroup(s)
  const [first] = group
  if (!first) return { ...gm, title: 'The last count is through', detail: 'End the round.' }
  const ids = listOrder(
    s,
    group.map(({ who }) => who),
  )
  const names = ids.map(id => s.combatants[id]!.name).join(', ')
  const [lead] = ids
  return {
    of: lead ?? 'gm',
    side: null,
    title: `Count ${String(first.value).replace('-', '−')}: ${names}`,
    detail: ids.length > 1 ? 'They act at the same moment.' : '',
    ...clock,
  }
}
