import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isAble, isBroken, isDown, isDying, isFearless, isPlayers, isPresent, roster } from './conditions'
import { scoreOf } from './sheet/weapons'
import { sayAmong } from './state/events'
import { choose, roll } from './state/questions'
import type { Combatant, Group, Murdham, Snapshot, World } from './state/types'

const PACES = ['notFollowed', 'faster', 'equal', 'slower'] as const

/** Somebody ran: the GM says whether they are followed, and who is faster. */
export const chaseAfter = rule<Murdham, [], void>([], 'chaseAfter', function* (w) {
  const fled = roster(w.now).filter(({ gone, sheet }) => !gone && sheet.status.stance === 'fled')
  if (fled.length > 0)
    yield* chase(
      w,
      fled.map(({ id }) => id),
    )
})

/** A long chase: the faster get away, the slower are caught; at equal pace one AGI save of the group decides. */
export const chase = rule<Murdham, [readonly Id[]], void>([], 'chase', function* (w, who) {
  const facts = { who: [...who] }
  const pace = yield* choose('gm', 'chase.pace', () => PACES, { see: 'asked', facts, default: 'notFollowed' })
  if (pace === 'notFollowed') return
  let away: readonly Id[] = pace === 'faster' ? who : []
  if (pace === 'faster') w.enter('MUR-CHASE-03')
  if (pace === 'slower') w.enter('MUR-CHASE-04')
  if (pace === 'equal') {
    w.enter('MUR-CHASE-02', 'MUR-DICE-02')
    const [die = 20] = yield* roll('gm', 'chase.die', () => [20], { see: questionVisibility(w, ...who), facts })
    away = who.filter(id => !w.of(id).sheet.status.encumbered && die <= scoreOf(w.of(id), 'agi'))
  }
  const caught = who.filter(id => !away.includes(id))
  for (const id of caught) w.editSheet(id, 'status').stance = 'surrendered'
  for (const id of away) w.editSheet(id, 'status').stance = 'fled'
  sayAmong(w, 'chased', who, { away: [...away], caught })
})

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

function groupOf(s: Snapshot, who: Id): Group | undefined {
  return s.turn?.groups.find(({ members }) => members.includes(who))
}

/** Dead, down, dying, surrendered or fled [MUR-MOR-10]. */
function isLost(c: Combatant): boolean {
  const { dead, stance } = c.sheet.status
  return dead || isDown(c) || isDying(c) || stance === 'surrendered' || stance === 'fled'
}

/** Members that count: all but those whom the GM has taken out of the fight unharmed [MUR-MOR-10]. */
function counted(s: Snapshot, { members }: Group): readonly Combatant[] {
  return members.flatMap(id => {
    const c = s.combatants[id]
    return c && (!c.gone || isLost(c)) ? [c] : []
  })
}

/** Fighting alone: the group began the fight with one member [MUR-MOR-11]. */
const isAlone = ({ members }: Group): boolean => members.length === 1

/** A check of morale that waits for the end of the round [MUR-MOR-03]. */
function becomesDue(w: World, group: Group): void {
  w.enter('MUR-MOR-03')
  replace(w, { ...group, due: true, back: [] })
}

/** The check of a group has been made, or none was called for. */
const settle = (w: World, group: Group): void => replace(w, { ...group, due: false, back: [] })

/** Who had surrendered and fights on has taken heart: it checks only for what is lost from now on [MUR-MOR-10, MUR-SURR-04]. */
function noteReturn(w: World, who: Id): void {
  const group = groupOf(w.now, who)
  if (!group?.due || isAlone(group)) return
  w.enter('MUR-MOR-10')
  replace(w, { ...group, back: [...group.back, who] })
}

/** Whoever had fled, surrendered or lost heart is steady. */
export function takeHeart(w: World, who: Id): void {
  const { stance } = w.of(who).sheet.status
  if (stance !== 'steady') w.editSheet(who, 'status').stance = 'steady'
  if (stance === 'surrendered') noteReturn(w, who)
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

/** All checks that have come due are made at the end of the round: one die a group. */
export const morale = rule<Murdham, [], void>([], 'morale', function* (w) {
  noteLosses(w)
  for (const { side, name, due } of w.now.turn!.groups) {
    if (!due) continue
    const find = () => w.now.turn!.groups.find(group => group.side === side && group.name === name)!
    if (isDue(w, find())) yield* check(w, find())
    settle(w, find())
  }
})

/** Brought to half its number or fewer; one alone was noted when it was hurt. */
function isDue(w: World, group: Group): boolean {
  if (isAlone(group)) return true
  w.enter('MUR-MOR-09')
  const { length } = counted(w.now, group)
  return length - group.lost.length <= Math.ceil(length / 2)
}

/** One d20, compared with the WIT of each member who must check. */
const check = rule<Murdham, [Group], void>(['MUR-MOR-03'], 'check', function* (w, group) {
  w.enter(isAlone(group) ? 'MUR-MOR-02' : 'MUR-MOR-01')
  const checking = group.members.filter(id => !group.back.includes(id) && mustCheck(w, id))
  if (checking.length === 0) return w.enter('MUR-MOR-12')
  w.enter('MUR-MOR-04', 'MUR-DICE-02')
  const { side, name } = group
  const see = questionVisibility(w, ...checking)
  const [die = 20] = yield* roll('gm', 'morale.die', () => [20], { see, facts: { who: checking, side, group: name } })
  // Whom the GM has led away or felled over the roll has nothing more to check.
  const still = checking.filter(id => isAble(w.of(id)))
  if (still.length === 0) return
  const passed = still.filter(id => die <= scoreOf(w.of(id), 'wit'))
  const failed = still.filter(id => !passed.includes(id))
  if (passed.length > 0) w.enter('MUR-MOR-06')
  for (const id of passed) w.editSheet(id, 'status').moraleExempt = true
  if (failed.length > 0) w.enter('MUR-MOR-05', 'MUR-MOR-07')
  for (const id of failed) w.editSheet(id, 'status').stance = 'broken'
  sayAmong(w, 'morale', still, { side, die, failed }, { group: name, passed })
})

/** Able, neither exempt nor immune nor broken already [MUR-MOR-12]. */
function mustCheck(w: World, who: Id): boolean {
  const c = w.of(who)
  if (!isAble(c) || isBroken(c)) return false
  if (c.sheet.status.moraleExempt) {
    w.enter('MUR-MOR-06', 'MUR-MOR-12')
    return false
  }
  if (isFearless(c)) {
    w.enter('MUR-MOR-08')
    return false
  }
  return !isPlayers(c) || w.now.settings.moralePlayers
}
