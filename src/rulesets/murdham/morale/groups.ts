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
  const group = groups[at] ?? { side, name: sheet.group, members: [], lost: [], due: false }
  if (group.members.includes(id)) return
  groups[at < 0 ? groups.length : at] = { ...group, members: [...group.members, id] }
}

/** Whoever comes during the fight raises the original number [R-MOR-1]. */
export function joinGroup(w: World, who: Id): void {
  const groups = [...w.now.turn!.groups]
  enrol(groups, w.of(who))
  w.editTurn().groups = groups
}

export function groupOf(s: Snapshot, who: Id): Group | undefined {
  return s.turn?.groups.find(({ members }) => members.includes(who))
}

/** Dead, down, dying, surrendered, fled or led away [MUR-MOR-10]. */
export function isLost(c: Combatant | undefined): boolean {
  return !c || !isPresent(c) || isDown(c) || isDying(c) || c.sheet.status.stance === 'surrendered'
}
