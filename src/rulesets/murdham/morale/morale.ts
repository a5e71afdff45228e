import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { isAble, isBroken, isFearless, isPlayers } from '../conditions/able'
import { scoreOf } from '../sheet/scores'
import { sayAmong } from '../state/events'
import { roll } from '../state/questions'
import type { Group, Murdham, World } from '../state/types'
import { counted } from './groups'
import { isAlone, noteLosses, settle } from './losses'

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
