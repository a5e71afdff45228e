import type { Id } from '~/engine/snapshot'
import type { Group, World } from '../state/types'
import { counted, groupOf, isLost } from './groups'

/** Fighting alone: the group began the fight with one member [MUR-MOR-11]. */
export const isAlone = ({ members }: Group): boolean => members.length === 1

/** A check of morale that waits for the end of the round [MUR-MOR-03]. */
function becomesDue(w: World, group: Group): void {
  w.enter('MUR-MOR-03')
  replace(w, { ...group, due: true, back: [] })
}

/** The check of a group has been made, or none was called for. */
export const settle = (w: World, group: Group): void => replace(w, { ...group, due: false, back: [] })

/** Who had surrendered and fights on has taken heart: it checks only for what is lost from now on [MUR-MOR-10, MUR-SURR-04]. */
export function noteReturn(w: World, who: Id): void {
  const group = groupOf(w.now, who)
  if (!group?.due || isAlone(group)) return
  w.enter('MUR-MOR-10')
  replace(w, { ...group, back: [...group.back, who] })
}

function replace(w: World, group: Group): void {
  const turn = w.editTurn()
  turn.groups = turn.groups.map(one => (one.side === group.side && one.name === group.name ? group : one))
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
    const lost = counted(w.now, group).flatMap(c => (isLost(c) ? [c.id] : []))
    const fresh = lost.some(id => !group.lost.includes(id))
    if (!fresh && lost.length === group.lost.length) continue
    const changed = { ...group, lost }
    replace(w, changed)
    if (!fresh || isAlone(group)) continue
    w.enter('MUR-MOR-10')
    becomesDue(w, changed)
  }
}
