import { openValues, type Asked, type Roll } from '~/engine/questions'
import { total } from '~/engine/reason'
import type { BandOf } from '~/engine/tactics'
import type { Json } from '~/engine/snapshot'
import {
  type Answering,
  bandOfSum,
  bestOf,
  type Moment,
  nearestTo,
  type Plan,
  tacticsOf,
  wayOff,
  wayToBest,
  wayToShootFrom,
} from '~/table/tactics'
import { armourParts, defenseParts } from './attack/defence'
import { commands } from './commands'
import { isAble, isDying } from './conditions'
import { MEANS, spellStrike, type Strike, weaponStrike } from './gear'
import { declaringNow } from './initiative/declaring'
import { nextGroup } from './initiative/track'
import { modifierOf } from './sheet/ability'
import { areFoes, perceives } from './space'
import type { Combatant, Hallowed, Snapshot } from './state/types'
import type { DamageType } from './state/vocabulary'
import { isContested } from './turn/endRound'

/** What counts how much when somebody decides. Points; only their differences matter. */
const WEIGHTS = {
  /** A target: each point by which the attack would reach its Defense on average. */
  promise: 3,
  /** Twice the damage that comes through on average. */
  damage: 2,
  /** Each point of Stress and Wounds that it has left. */
  left: -1,
  /** A hit would go to its Wounds. */
  wounds: 8,
  /** It is on Full-Defense, and answers. */
  guarded: -10,
  /** It casts or shoots, and is soft when somebody is beside it. */
  soft: 4,
} as const

/** Wounds at which somebody with enemies upon it thinks of nothing but its defence. */
const NEARLY_GONE = 3

/** Squares that somebody who shoots or casts wants between itself and the nearest enemy. */
const ARM_S_LENGTH = 1

/** An action to hurt somebody with, and what it is done with. */
export interface Arm {
  act: 'attack' | 'cast'
  means: string
  strike: Strike
}

/** All attacks and spells that somebody could declare now. */
export function armsOf(c: Combatant): readonly Arm[] {
  const { weapons, spells, mana } = c.sheet
  const open = (act: 'attack' | 'cast') =>
    MEANS[act]!.options(c).flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
  const arms: Arm[] = open('attack').map(means => ({
    act: 'attack',
    means,
    strike: weaponStrike(weapons[Number(means)]!),
  }))
  for (const means of open('cast')) {
    const spell = spells[Number(means)]!
    // What Mana does not pay is paid with Stress, which is needed for other things.
    if (spell.attack === 'roll' && spell.damage.length > 0 && spell.manaCost <= mana.cur)
      arms.push({ act: 'cast', means, strike: spellStrike(spell) })
  }
  return arms
}

/** The strongest of those that will do, the earlier of equals; undefined: it has nothing. */
export function bestArm(c: Combatant, willDo: (strike: Strike) => boolean = () => true): Arm | undefined {
  const arms = armsOf(c).filter(({ strike }) => willDo(strike))
  if (arms.length < 2) return arms[0]
  let best: { arm: Arm; strength: number } | undefined
  for (const arm of arms) {
    const strength = strengthOf(c, arm.strike)
    if (!best || strength > best.strength) best = { arm, strength }
  }
  return best?.arm
}

/** Twice the damage on average, and what is added to the attack. */
function strengthOf(c: Combatant, strike: Strike): number {
  return twiceOf(c, strike) + 2 * bonusOf(c, strike)
}

/** Twice the damage on average, before Armour. */
function twiceOf({ sheet }: Combatant, { damage, damageAbility }: Strike): number {
  const dice = damage.reduce((sum, { count, sides, flat }) => sum + count * (sides + 1) + 2 * flat, 0)
  return dice + (damageAbility === null ? 0 : 2 * modifierOf(sheet, damageAbility))
}

/** What is added to the d20. */
function bonusOf({ sheet }: Combatant, { attackAbility, attackBonus }: Strike): number {
  return attackBonus + (attackAbility === null ? 0 : modifierOf(sheet, attackAbility))
}

/** How much it is worth to strike at this one. */
export function worthOf(s: Snapshot, by: Combatant, strike: Strike, target: Combatant): number {
  const through = Math.max(0, twiceOf(by, strike) - 2 * (strike.ignoresArmour ? 0 : total(armourParts(target))))
  const promise = 10 + bonusOf(by, strike) - total(defenseParts(s, target))
  const { stress, wounds, status } = target.sheet
  let worth = WEIGHTS.promise * promise + WEIGHTS.damage * through + WEIGHTS.left * (stress.cur + wounds.cur)
  if (through > 2 * stress.cur) worth += WEIGHTS.wounds
  if (status.fullDefense) worth += WEIGHTS.guarded
  if (isSoft(target)) worth += WEIGHTS.soft
  return worth
}

/** Fights from afar: with what is shot, or with spells. */
export function isSoft(c: Combatant): boolean {
  const best = bestArm(c)
  return best !== undefined && best.strike.way !== 'melee'
}

/** Squares at which the strongest of it still strikes; 0: it has nothing. */
export const carries = (c: Combatant): number => bestArm(c)?.strike.range ?? 0

type M = Moment<Hallowed>

const sizeOf = ({ sheet }: Combatant): number => sheet.footprint

/** Squares to the nearest enemy. */
const nearest = ({ terrain, c, foes }: M): number =>
  c.cell === null ? Infinity : nearestTo(terrain, foes, sizeOf)(c.cell)

/** The routed run, and do nothing else. */
const flee: Plan<Hallowed> = ({ c }) => (c.sheet.status.routed ? { type: 'moveOnly' } : undefined)

/**
 * Nearly gone, outnumbered and with an enemy upon it: nothing but defence, which answers every blow. Where the numbers are even
 * two would stand on guard against each other for ever.
 */
const guard: Plan<Hallowed> = m => {
  const { wounds } = m.c.sheet
  const isWeak = wounds.cur <= NEARLY_GONE && 2 * wounds.cur < wounds.max
  const isFriend = (other: Combatant) => other.id !== m.c.id && !areFoes(m.s, m.c, other) && isAble(other)
  const outnumbered = m.foes.length > Object.values(m.s.combatants).filter(isFriend).length + 1
  return isWeak && outnumbered && nearest(m) <= 2 ? { type: 'fullDefense' } : undefined
}

/** Somebody beside it bleeds to death, and no enemy is near. */
const heal: Plan<Hallowed> = m => {
  const { s, terrain, c } = m
  const dying = Object.values(s.combatants).filter(
    other => other.id !== c.id && other.side === c.side && !other.gone && isDying(other.sheet),
  )
  const beside = c.cell !== null && nearestTo(terrain, dying, sizeOf)(c.cell) <= 1
  return beside && nearest(m) > 2 ? { type: 'heal' } : undefined
}

/** The strongest of what it has, if it can get within reach of anybody this round. */
const strike: Plan<Hallowed> = m => {
  const near = nearest(m)
  const arm = bestArm(m.c, ({ range }) => near <= range + m.c.sheet.speed)
  if (!arm) return undefined
  return { type: arm.act, with: { [arm.act === 'attack' ? 'attack.weapon' : 'cast.spell']: arm.means } }
}

/** What somebody declares, the best first; the first that the rules leave open. */
const turn: readonly Plan<Hallowed>[] = [flee, guard, heal, strike, () => ({ type: 'moveOnly' })]

/** Enemies whom it perceives and who still fight. */
const isFoe = (s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && perceives(s, c, other)

const isOpen = (ask: Asked, value: Json): boolean => ask.kind === 'choice' && openValues(ask).includes(value)

/** Whom to strike at: whoever is worth most, never a friend. */
const target: Answering<Hallowed> = ({ s, c, foes }, ask) => {
  const strike = bestArm(c)?.strike
  return bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    return foe && strike ? worthOf(s, c, strike, foe) : -Infinity
  })
}

/** Up from the ground first; the routed and those who shoot away from the enemy; what was declared and is not in hand is drawn. */
const before: Answering<Hallowed> = (m, ask) => {
  if (isOpen(ask, 'stand')) return 'stand'
  const { status, round } = m.c.sheet
  const goes = status.routed || (isSoft(m.c) && nearest(m) <= ARM_S_LENGTH)
  return goes && round.moved === 0 && isOpen(ask, 'move') && leadsAway(m, ask) ? 'move' : ask.default
}

/** Whether the movement that is open now would lead anywhere; whoever is shut in would set out for ever. */
function leadsAway(m: Moment<Hallowed>, ask: Asked): boolean {
  const { whyNot: _, ...walk } = m.walk()
  const path = way({ ...m, walk: () => walk }, ask)
  return Array.isArray(path) && path.length > 0
}

/** To where it can strike from; the routed as far away as they can. */
const way: Answering<Hallowed> = m => {
  const { s, terrain, c, foes, walk } = m
  if (c.cell === null || foes.length === 0) return []
  if (c.sheet.status.routed) return wayToBest(walk(), c.cell, nearestTo(terrain, foes, sizeOf))?.path ?? []
  const range = carries(c)
  if (isSoft(c) && nearest(m) <= ARM_S_LENGTH)
    return wayToShootFrom(m, { near: ARM_S_LENGTH, carries: range, sizeOf })?.path ?? []
  // Who shoots and sees nobody goes on until it does, and no farther than it must.
  const off = wayOff(s, terrain, foes)
  const least = isSoft(c) ? ARM_S_LENGTH + 1 : range
  return wayToBest(walk(), c.cell, cell => -Math.max(off(cell), least))?.path ?? []
}

/** What is answered otherwise than the rules propose. */
const answers: Readonly<Record<string, Answering<Hallowed>>> = {
  'attack.target': target,
  'cast.target': target,
  'throw.target': target,
  before,
  'before.path': way,
  'move.anew': way,
}

/**
 * An attack's d20: whether the sum reaches the Defense, and which of the threats it reaches that anything of the attacker's has
 * [HAL-ATK-02, HAL-CRIT-03]. By house rule 1 and 20 stand alone [HAL-OPT-03].
 */
function ofAttack(s: Snapshot, { of, stated }: Asked & Roll): BandOf | undefined {
  const by = s.combatants[of]
  if (!by || !stated?.against) return undefined
  const least = stated.against.n - total(stated.adds ?? [])
  const threats = new Set([20, ...by.sheet.weapons.map(({ critThreat }) => critThreat)])
  const { naturalExtremes } = s.settings
  return ([die = 1]) => {
    if (naturalExtremes && (die === 1 || die === 20)) return die
    return die < least ? 'miss' : `hit ${[...threats].filter(threat => die >= threat).length}`
  }
}

/** Whether there is an injury at all: d% no higher than the damage [HAL-CRIT-05]. */
function ofChance(_s: Snapshot, { facts }: Asked & Roll): BandOf | undefined {
  const amount = facts?.amount
  return typeof amount === 'number' ? ([chance = 100]) => (chance <= amount ? 'injured' : 'spared') : undefined
}

/** Which row of the table it is [HAL-CRIT-06]. */
function ofRow({ settings }: Snapshot, { facts }: Asked & Roll): BandOf | undefined {
  const table = settings.injuryTables[facts?.table as DamageType]
  return table && (([face = 1]) => table.rows.findIndex(({ from, to }) => from <= face && face <= to))
}

/** 1 and 2 are the main hand, 3 and 4 the other [HAL-DICE-07]. */
const ofSide =
  (): BandOf =>
  ([d4 = 1]) =>
    d4 <= 2 ? 'main' : 'off'

/** What somebody sensible does in Hallowed Earth. */
export const tactics = tacticsOf<Hallowed>(commands, {
  isFoe,
  passes: ['none', 'no', 'on'],
  after: ['combat.over', 'morale.dice', 'morale.obvious'],
  unordered: ['damage.dice', 'injury.dice'],
  bands: {
    'attack.die': ofAttack,
    'attack.confirm': ofAttack,
    'damage.dice': () => bandOfSum,
    'injury.chance': ofChance,
    'injury.row': ofRow,
    'injury.side': ofSide,
    'injury.dice': () => bandOfSum,
  },
  turn,
  reasons: { fullDefense: 'hurt', heal: 'helps', reveal: 'allDeclared', count: 'onward', endRound: 'onward' },
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  gm: { 'combat.over': () => 'goOn' },
  next(s, terrain, of) {
    if (!s.turn || !isContested(s)) return undefined
    if (s.turn.step === 'declaring') {
      const [first] = declaringNow(s)
      return (first && of(s, terrain, first.id)) ?? { type: 'reveal', by: 'gm' }
    }
    return { type: nextGroup(s).length > 0 ? 'count' : 'endRound', by: 'gm' }
  },
})
