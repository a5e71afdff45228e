import { bestOf, type Plan, tacticsOf, wayOff, wayToBest } from '~/table/tactics'
import { toAttack } from './attack/advance'
import { isRanged } from './attack/targets'
import { commands } from './commands'
import { areFoes, isAble, isFallen, isSeen } from './conditions'
import { weaponDamage } from './harm/damage'
import { weaponInHand } from './sheet/proficiency'
import { areNeighbours, combatSquares, ends, squaresNextTo } from './space'
import type { Combatant, Tiny } from './state/types'
import { isOver } from './turn/turn'

/** What counts how much when somebody decides. Points; only their differences matter. */
const WEIGHTS = {
  /** A target: for each hit point that it has left, less. */
  hitPoint: -2,
  /** It would fall at a blow that is not even critical. */
  fallsAtOnce: 6,
  /** It evades: half the blows come to nothing. */
  evades: -5,
  /** It lies there already: the others still strike back. */
  fallen: -20,
  /** Some of the damage is lost on it. */
  armoured: -2,
  /** It can help the dying up. */
  medic: 2,
} as const

/** Enemies around somebody with one hit point left, from which on evading is worth more than a blow of one's own. */
const SURROUNDED = 3

/** How much it is worth to strike at this one. */
export function worthOf(by: Combatant, target: Combatant): number {
  const { hp, status, armour, naturalDR, traits } = target.sheet
  let worth = WEIGHTS.hitPoint * hp.cur
  if (hp.cur <= weaponDamage(by.sheet).n) worth += WEIGHTS.fallsAtOnce
  if (status.evading) worth += WEIGHTS.evades
  if (isFallen(target)) worth += WEIGHTS.fallen
  if (armour !== 'none' || naturalDR > 0) worth += WEIGHTS.armoured
  if (traits.medic) worth += WEIGHTS.medic
  return worth
}

/** The dying fight for their lives. */
const live: Plan<Tiny> = ({ c }) => (c.sheet.status.condition === 'dying' ? { type: 'stabilize' } : undefined)

/** Nobody strikes with bare hands who has a weapon, and is no master of bare hands. */
const arm: Plan<Tiny> = ({ c: { sheet } }) => {
  const [first] = sheet.weapons
  const { monk, unarmedFighter } = sheet.traits
  if (weaponInHand(sheet) || !first || monk || unarmedFighter) return undefined
  return { type: 'wield', with: { 'wield.what': first.id } }
}

/** Where shooting is forbidden beside an enemy, something else is drawn there. */
const drawBlade: Plan<Tiny> = ({ s, terrain, c, foes }) => {
  if (s.settings.rangedInCombat === 'normal' || !isRanged(c)) return undefined
  if (!foes.some(foe => areNeighbours(s, terrain, c, foe))) return undefined
  const blade = c.sheet.weapons.find(({ category }) => category !== 'ranged')
  return blade && { type: 'wield', with: { 'wield.what': blade.id } }
}

/** The bow is taken up again once nobody is near. */
const drawBow: Plan<Tiny> = ({ s, terrain, c, foes }) => {
  const [first] = c.sheet.weapons
  if (first?.category !== 'ranged' || first.id === c.sheet.wielded) return undefined
  return foes.some(foe => areNeighbours(s, terrain, c, foe))
    ? undefined
    : { type: 'wield', with: { 'wield.what': first.id } }
}

/** A medic looks after the dying first of all, as long as nobody has. */
const attend: Plan<Tiny> = ({ c, s }) => {
  const untended = Object.values(s.combatants).some(
    ({ side, gone, sheet: { status } }) => side === c.side && !gone && status.condition === 'dying' && !status.tended,
  )
  return c.sheet.traits.medic && untended ? { type: 'attend' } : undefined
}

/** With one hit point left among many enemies there is time for nothing else. */
const evade: Plan<Tiny> = ({ s, terrain, c, foes }) => {
  const beside = foes.filter(foe => areNeighbours(s, terrain, c, foe)).length
  return c.sheet.hp.cur === 1 && beside >= SURROUNDED ? { type: 'evade' } : undefined
}

const attack: Plan<Tiny> = () => ({ type: 'attack' })

/** Whoever shoots does it from afar. */
const shoot: Plan<Tiny> = ({ c }) => (isRanged(c) ? { type: 'shoot' } : undefined)

/** Into combat beside whoever is worth most, if it can be reached for a blow in this turn. */
const charge: Plan<Tiny> = ({ s, terrain, c, foes, walk }) => {
  const { cells, route, whyNot, meant } = walk()
  if (whyNot || !meant) return undefined
  const beside = foes.map(foe => ({ worth: worthOf(c, foe), squares: squaresNextTo(s, terrain, foe) }))
  let best: { cell: number; worth: number } | undefined
  for (const cell of ends(s, terrain, c, toAttack(c)).keys()) {
    const worth = Math.max(...beside.filter(({ squares }) => squares.has(cell)).map(one => one.worth))
    if (worth > -Infinity && (!best || worth > best.worth)) best = { cell, worth }
  }
  if (!best || !cells.has(best.cell)) return undefined
  const { path, whyNot: no } = route([best.cell])
  return no ? undefined : { type: 'advanceAttack', with: { 'advanceAttack.path': path.slice(1) } }
}

const advance: Plan<Tiny> = () => ({ type: 'advance' })

/** Nearer to the nearest enemy, if there is no way into combat yet. */
const approach: Plan<Tiny> = ({ s, terrain, c, foes, walk }) => {
  if (c.cell === null || foes.length === 0 || combatSquares(s, terrain, c).has(c.cell)) return undefined
  const off = wayOff(s, terrain, foes)
  const way = wayToBest(walk(), c.cell, cell => -off(cell))
  return way && { type: 'move', with: { 'move.path': way.path } }
}

/** What somebody does with a turn, the best first; the first that the rules leave open is done. */
const turn: readonly Plan<Tiny>[] = [
  live,
  arm,
  drawBlade,
  drawBow,
  attend,
  evade,
  attack,
  shoot,
  charge,
  advance,
  approach,
  () => ({ type: 'pass' }),
]

/** A Test succeeds by its best die, and so does what pierces armour. */
const BY_THE_BEST = [
  'attack.dice',
  'attack.armour',
  'evade.dice',
  'stabilize.dice',
  'medic.dice',
  'extricate.dice',
  'sneak.dice',
  'save.dice',
] as const

const best = (faces: readonly number[]): number => Math.max(...faces)

/** What somebody sensible does in Tiny Tests. */
export const tactics = tacticsOf<Tiny>(commands, {
  isFoe: (_s, c, other) => areFoes(c, other) && isAble(other) && isSeen(other),
  passes: ['none', 'no'],
  unordered: ['attack.critical', ...BY_THE_BEST],
  bands: Object.fromEntries(BY_THE_BEST.map(key => [key, () => best])),
  turn,
  reasons: { stabilize: 'dying', wield: 'emptyHands', attend: 'helps', evade: 'hurt', pass: 'nothingElse' },
  answers: {
    'attack.target': ({ s, c }, ask) => bestOf(ask, id => worthOf(c, s.combatants[id]!)),
    'other.what': () => 'waits',
  },
  next(s, terrain, of) {
    if (isOver(s)) return undefined
    const who = s.turn?.who ?? null
    return who === null ? undefined : of(s, terrain, who)
  },
})
