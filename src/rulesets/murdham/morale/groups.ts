import type { Id } from '~/engine/snapshot'
import { isDown, isDying, isPresent, roster } from '../conditions/able'
import type { Combatant, Group, Snapshot, World } from '../state/types'

/** Who checks morale together: those of one label within a faction; without a label the whole faction [MUR-MOR-01]. */
export function groupsOf(s: Snapshot): readonly Group[] {
  const groups: Group[] = []
  for (const c of roster(s)) if (isPresent(c)) enrol(groups, c)
  return groups
}

function enrol(groups: Group[], { id, side, sheet }: Combatant): void {
  const at = groups.findIndex(group => group.side === side && group.name === sheet.group)
  const group = groups[at] ?? { side, name: sheet.group, members: [], lost: [], due: false, back: [] }
  if (group.members.includes(id)) return
  groups[at < 0 ? groups.length : at] = { ...group, members: [...group.members, id] }
}

/** Whether it checks morale with those of its label and faction. */
export function isInOwnGroup(s: Snapshot, { id, side, sheet }: Combatant): boolean {
  const group = groupOf(s, id)
  return group?.side === side && group.name === sheet.group
}

/**
 * Whoever comes during the fight raises the original number [R-MOR-1]. The group that it was in before is without it, as if it had
 * never been one of them [MUR-ROUND-11].
 */
export function joinGroup(w: World, who: Id): void {
  const without = (list: readonly Id[]) => list.filter(id => id !== who)
  const groups = w.now.turn!.groups.flatMap(group => {
    const { members, lost, back } = group
    if (!members.includes(who)) return [group]
    const left = { ...group, members: without(members), lost: without(lost), ...(back && { back: without(back) }) }
    return left.members.length > 0 ? [left] : []
  })
  enrol(groups, w.of(who))
  w.editTurn().groups = groups
}

export function groupOf(s: Snapshot, who: Id): Group | undefined {
  return s.turn?.groups.find(({ members }) => members.includes(who))
}

/** Dead, down, dying, surrendered or fled [MUR-MOR-10]. */
export function isLost(c: Combatant): boolean {
  const { dead, stance } = c.sheet.status
  return dead || isDown(c) || isDying(c) || stance === 'surrendered' || stance === 'fled'
}

/** Members that count: all but those whom the GM has taken out of the fight unharmed [MUR-MOR-10]. */
export function counted(s: Snapshot, { members }: Group): readonly Combatant[] {
  return members.flatMap(id => {
    const c = s.combatants[id]
    return c && (!c.gone || isLost(c)) ? [c] : []
  })
}
