import { nearestTo, wayOff, wayToBest, wayToShootFrom } from '~/table/tactics/approach'
import type { Moment, Plan } from '~/table/tactics/tactics'
import { areFoes, isAble, isCrawling } from '../conditions/able'
import type { Combatant, Ratbags } from '../state/types'
import { declarationOf } from '../turn/declaring'
import { ARM_S_LENGTH } from './weights'
import { armFor, isArcher, worthOf } from './worth'

type M = Moment<Ratbags>

const sizeOf = ({ sheet }: Combatant): number => sheet.footprint

/** Whom it could attack from where its move ends, the one that is worth most first. */
function within({ s, terrain, c, foes }: M): readonly Combatant[] {
  return foes
    .flatMap(foe => {
      const arm = armFor(s, terrain, c, foe)
      return arm ? [{ foe, worth: worthOf(s, c, arm, foe) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe)
}

const hasMoved = ({ s, c }: M): boolean => (declarationOf(s, c.id)?.move ?? null) !== null

/** Those who have lost heart run. */
const flee: Plan<Ratbags> = ({ c }) =>
  c.sheet.status.fleeing ? { type: 'retreat', with: { 'retreat.where': 'away' } } : undefined

/** Whoever can only crawl crawls away from the nearest enemy, or lies still. */
const crawl: Plan<Ratbags> = m => {
  const { c, terrain, foes, walk } = m
  if (!isCrawling(c) || c.cell === null) return undefined
  const way = wayToBest(walk(), c.cell, nearestTo(terrain, foes, sizeOf))
  return { type: 'crawl', with: { 'crawl.path': way?.path ?? [] } }
}

/** Whoever shoots goes where nobody strikes back, before anything else. */
const keepAway: Plan<Ratbags> = m => {
  if (!isArcher(m.c) || hasMoved(m)) return undefined
  const way = wayToShootFrom(m, { near: ARM_S_LENGTH, carries: Infinity, sizeOf })
  return way && { type: 'move', with: { 'move.path': way.path, 'move.when': 'before' } }
}

/** Something in hand that strikes. */
const hold: Plan<Ratbags> = ({ c: { sheet } }) => {
  const at = sheet.weapons.findIndex(({ hands }) => hands <= 2)
  if (at < 0 || sheet.weapons.some(({ held }) => held) || sheet.status.changedHands) return undefined
  return { type: 'hold', with: { 'hold.what': [`weapon.${at}`] } }
}

/** An attack hits by itself. Each declares another target, as only one die counts on each. */
const attack: Plan<Ratbags> = m => {
  const [best] = within(m)
  return best && { type: 'attack', with: { 'attack.target': best.id } }
}

/** To the nearest enemy first, if nobody can be attacked from here. */
const approach: Plan<Ratbags> = m => {
  const { s, terrain, c, foes, walk } = m
  if (c.cell === null || foes.length === 0 || hasMoved(m)) return undefined
  const off = wayOff(s, terrain, foes)
  const way = wayToBest(walk(), c.cell, cell => -off(cell))
  return way && { type: 'move', with: { 'move.path': way.path, 'move.when': 'before' } }
}

/** On with the run, where even the move has not led to anybody. */
const run: Plan<Ratbags> = m => (hasMoved(m) && m.foes.length > 0 ? { type: 'secondMove' } : undefined)

/** What somebody declares, the best first; the first that the rules leave open. */
export const turn: readonly Plan<Ratbags>[] = [
  flee,
  crawl,
  hold,
  keepAway,
  attack,
  approach,
  run,
  () => ({ type: 'nothing' }),
]

/** Enemies who still fight and are known to be there. */
export const isFoe = (_s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(c, other) && isAble(other) && other.known !== 'absent' && !other.sheet.status.unseen
