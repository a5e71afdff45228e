import type { Id } from '~/engine/types'
import { groupOf, isLost } from './groups'
import type { Group, World } from './types'

/** Fighting alone: the group began the fight with one member [MUR-MOR-11]. */
export const isAlone = ({ members }: Group): boolean => members.length === 1

/** A check of morale that waits for the end of the round [MUR-MOR-03]. */
function becomesDue(w: World, group: Group): void {
  w.enter('MUR-MOR-03')
  const turn = w.editTurn()
  turn.groups = turn.groups.map(one =>
    one.side === group.side && one.name === group.name ? { ...one, due: true } : one,
  )
}

/** Alone, and damage has left it at half its full health or less [MUR-MOR-02]. */
export function noteLoneDamage(w: World, who: Id): void {
  const group = groupOf(w.now, who)
  const { cur, max } = w.of(who).sheet.health
  if (!group || !isAlone(group) || cur > Math.ceil(max / 2)) return
  w.enter('MUR-MOR-02', 'MUR-MOR-09', 'MUR-MOR-11')
  if (!group.due) becomesDue(w, group)
}

/** Who has been lost since; a group that has lost somebody may have to check at the end of the round [MUR-MOR-10]. */
export function noteLosses(w: World): void {
  for (const group of w.now.turn?.groups ?? []) {
    const lost = group.members.filter(id => isLost(w.now.combatants[id]))
    const fresh = lost.some(id => !group.lost.includes(id))
    if (!fresh && lost.length === group.lost.length) continue
    const turn = w.editTurn()
    const changed = { ...group, lost }
    turn.groups = turn.groups.map(one => (one.side === group.side && one.name === group.name ? changed : one))
    if (!fresh || isAlone(group)) continue
    w.enter('MUR-MOR-10')
    becomesDue(w, changed)
  }
}
