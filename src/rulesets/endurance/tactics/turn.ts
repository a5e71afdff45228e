import { nearestTo, wayOff, wayToBest, wayToShootFrom } from '~/table/tactics/approach'
import type { Moment, Plan } from '~/table/tactics/tactics'
import { areFoes, isAble } from '../conditions/able'
import type { Combatant, Endurance } from '../state/types'
import { ARM_S_LENGTH } from './weights'
import { armFor, hasShield, isArcher, isHopeful, worthOf } from './worth'

type M = Moment<Endurance>

/** Whom it could attack from here, the one that is worth most first. */
export function within({ s, terrain, c, foes }: M): readonly Combatant[] {
  return foes
    .flatMap(foe => {
      const arm = armFor(s, terrain, c, foe)
      return arm ? [{ foe, worth: worthOf(arm, foe) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe)
}

/** Nobody fights on the ground. */
const standUp: Plan<Endurance> = ({ c }) => (c.sheet.status.prone ? { type: 'standUp' } : undefined)

/** What is in nobody's hand does not strike: the weapon is taken in hand, the first on the list. */
const brandish: Plan<Endurance> = ({ c: { sheet } }) => {
  if (sheet.items.some(({ held, weapon }) => held && weapon)) return undefined
  const weapon = sheet.items.find(one => one.weapon && one.handsNeeded <= sheet.hands)
  return weapon && { type: 'brandish', with: { 'brandish.items': [weapon.id] } }
}

/** A bow without arrows is put away for what strikes. */
const drawBlade: Plan<Endurance> = ({ c: { sheet } }) => {
  const empty = sheet.items.some(({ held, weapon }) => held && weapon?.projectile && weapon.ammo === 0)
  const blade = sheet.items.find(({ held, weapon }) => !held && weapon && weapon.reach !== null)
  return empty && blade ? { type: 'brandish', with: { 'brandish.items': [blade.id] } } : undefined
}

const reload: Plan<Endurance> = ({ c }) =>
  c.sheet.items.some(({ held, weapon }) => held && weapon && weapon.reloadActions > 0 && !weapon.loaded)
    ? { type: 'reload' }
    : undefined

/** An archer with an enemy upon it goes first, as far as it can still shoot from. */
const keepAway: Plan<Endurance> = m => {
  if (!isArcher(m.c) || m.c.sheet.status.moved) return undefined
  const way = wayToShootFrom(m, { near: ARM_S_LENGTH, carries: rangeOf(m.c), sizeOf })
  return way && { type: 'move', with: { 'move.path': way.path } }
}

/** The best attack there is, as long as it promises anything. Each one in a round is harder than the one before. */
const attack: Plan<Endurance> = m => {
  const [best] = within(m)
  if (!best) return undefined
  const arm = armFor(m.s, m.terrain, m.c, best)!
  if (m.c.sheet.status.attacksThisRound > 0 && !isHopeful(arm, best)) return undefined
  return { type: 'attack', with: { 'attack.target': best.id } }
}

/** To the nearest enemy, if there is none to attack from here. Archers stop where they see one within range. */
const approach: Plan<Endurance> = m => {
  const { s, terrain, c, foes, walk } = m
  if (c.cell === null || foes.length === 0 || within(m).length > 0) return undefined
  const { key, command } = walk()
  const off = wayOff(s, terrain, foes)
  // Whoever is so near and cannot shoot sees nobody: then it goes round the corner all the same.
  const least = isArcher(c) && off(c.cell) > ARM_S_LENGTH + 1 ? ARM_S_LENGTH + 1 : 0
  const way = wayToBest(walk(), c.cell, cell => -Math.max(off(cell), least))
  return way && { type: command, with: { [key]: way.path } }
}

/** What is left of the turn goes into standing on guard, wherever an enemy could come. */
const guard: Plan<Endurance> = m =>
  hasShield(m.c) || within(m).length > 0 || nearestTo(m.terrain, m.foes, sizeOf)(m.c.cell ?? 0) <= 2 * m.c.sheet.speed
    ? { type: 'guard' }
    : undefined

const sizeOf = ({ sheet }: Combatant): number => sheet.footprint

/** Metres that what it shoots with carries without penalty. */
const rangeOf = (c: Combatant): number =>
  Math.max(0, ...c.sheet.items.map(({ held, weapon }) => (held && weapon?.ranged ? weapon.ranged.normal : 0)))

/** What somebody does with what is left of a turn, the best first; the first that the rules leave open is done. */
export const turn: readonly Plan<Endurance>[] = [
  standUp,
  brandish,
  drawBlade,
  reload,
  keepAway,
  attack,
  approach,
  guard,
  () => ({ type: 'endTurn' }),
]

/** Enemies of somebody whom it can see on the map and who still fight. */
export const isFoe = (s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && !other.sheet.status.hiddenFrom.includes(c.id)
