import { openValues, type Asked, type Roll } from '~/engine/questions'
import { total } from '~/engine/reason'
import type { BandOf } from '~/engine/tactics'
import type { Terrain } from '~/table/map/terrain'
import {
  type Answering,
  bestOf,
  type Moment,
  nearestTo,
  type Plan,
  tacticsOf,
  wayOff,
  wayToBest,
  wayToShootFrom,
} from '~/table/tactics'
import { commands } from './commands'
import { areFoes, isAble } from './conditions'
import { type AttackMode, attackModes, whyNotReach, whyNotUse } from './gear'
import { deflection, passive } from './reactions/dodge'
import type { Combatant, Endurance, Snapshot } from './state/types'
import { decided } from './turn/end'
import { eligible } from './turn/teams'

/** What counts how much when somebody decides. Points; only their differences matter. */
const WEIGHTS = {
  /** A target: each half point by which the attack would beat its evasion on average. */
  promise: 2,
  /** Each point that a hit would do on average. */
  damage: 2,
  /** Each point that keeps it on its feet, endurance and health together. */
  strength: -1,
  /** A hit would take the last of its endurance: from there on it bleeds. */
  breaks: 6,
  /** It shoots, and is soft when somebody is beside it. */
  archer: 3,
} as const

/** Half points below evasion from which on a further attack is worth less than standing on guard. */
const HOPELESS = -1

/** Points of stamina that are kept for staying conscious. */
const KEPT_STAMINA = 1

/** Endurance and health together at which somebody counts as nearly gone, and an ally with a shield steps in. */
const NEARLY_GONE = 6

/** Metres that an archer wants between itself and the nearest enemy. */
const ARM_S_LENGTH = 2

/** What somebody attacks with, and how good it is at it: twice the average of the test, so that no half is lost. */
interface Arm {
  attackMode: AttackMode
  twice: number
}

/** All that is of use now, the best first. */
export function armsOf(s: Snapshot, c: Combatant): readonly Arm[] {
  const { attributes, skills, proficiencies, status } = c.sheet
  return attackModes(c)
    .filter(attackMode => !whyNotUse(s, c, attackMode))
    .map(attackMode => {
      const { weapon } = attackMode
      const attribute = Math.max(...weapon.attributes.map(name => attributes[name]))
      const training = Math.max(0, ...weapon.proficiencies.map(name => proficiencies[name]))
      const dice = attribute + 1 + skills.combat + 1
      return { attackMode, twice: dice + 2 * (training + weapon.attackMod - 2 * status.attacksThisRound) }
    })
    .sort((a, b) => b.twice + 2 * b.attackMode.weapon.damage - (a.twice + 2 * a.attackMode.weapon.damage))
}

/** What somebody could attack this one with from where both stand: the best of it. */
function armFor(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): Arm | undefined {
  return armsOf(s, by).find(({ attackMode }) => !whyNotReach(s, terrain, by, attackMode, target))
}

/** Half points by which an attack beats the target's evasion on average; below 0 it mostly misses. */
const promiseOf = ({ twice }: Arm, target: Combatant): number => twice - 2 * total(passive(target, 'evasion'))

/** Whether one more attack on the best of these is worth its action. */
const isHopeful = (arm: Arm, target: Combatant): boolean => promiseOf(arm, target) > HOPELESS

/** How much it is worth to attack this one with that. */
function worthOf(arm: Arm, target: Combatant): number {
  const { weapon } = arm.attackMode
  const { endurance, health } = target.sheet
  const [type = 'slashing'] = weapon.damageTypes
  const through = arm.twice / 2 + weapon.damage + weapon.damageMod - total(deflection(target, type))
  const damage = Math.max(1, Math.floor(through))
  let worth = WEIGHTS.promise * promiseOf(arm, target) + WEIGHTS.damage * damage
  worth += WEIGHTS.strength * (endurance.cur + health.cur)
  if (damage >= endurance.cur) worth += WEIGHTS.breaks
  if (isArcher(target)) worth += WEIGHTS.archer
  return worth
}

/** Shoots rather than strikes: what is in its hands carries. */
const isArcher = (c: Combatant): boolean =>
  c.sheet.items.some(({ held, weapon }) => held && weapon?.ranged && weapon.ammo !== 0)

/** An unbroken shield in hand. */
const hasShield = (c: Combatant): boolean =>
  c.sheet.items.some(({ held, block, durability }) => held && block !== null && durability?.cur !== 0)

type M = Moment<Endurance>

const hasBreath = ({ c }: M): boolean => c.sheet.stamina.cur > KEPT_STAMINA

/** Whom to attack: those who promise most, never a friend while there is another. */
const target: Answering<Endurance> = ({ s, terrain, c, foes }, ask) =>
  bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && (armFor(s, terrain, c, foe) ?? armsOf(s, c)[0])
    return arm ? worthOf(arm, foe) : -Infinity
  })

/**
 * Before the dice: whoever has a shield waits whether the blow hits at all, and takes it with the shield then. The others dodge,
 * which never makes it worse, or else parry with what they hold.
 */
const defend: Answering<Endurance> = (m, ask) => {
  if (ask.kind !== 'choice' || !hasBreath(m) || hasShield(m.c)) return 'none'
  const open = openValues(ask)
  const dodges = m.c.sheet.attributes.dexterity + m.c.sheet.skills.agility + 2 * m.c.sheet.proficiencies.dodge
  if (open.includes('dodge') && dodges + 2 > 2 * m.c.sheet.evasion) return 'dodge'
  return open.find(value => value !== 'none' && value !== 'dodge') ?? (open.includes('dodge') ? 'dodge' : 'none')
}

/** A hit goes to the shield, as long as there is breath for it. */
const block: Answering<Endurance> = (m, ask) =>
  ask.kind === 'choice' && hasBreath(m) ? openValues(ask).find(value => value !== 'none') : 'none'

const left = ({ sheet: { endurance, health } }: Combatant): number => endurance.cur + health.cur

/** Whoever has a shield and stands well steps in for somebody who would not stand another blow. */
const intercept: Answering<Endurance> = (m, ask) => {
  const aimedAt = m.s.combatants[typeof ask.facts?.target === 'string' ? ask.facts.target : '']
  const needed = aimedAt !== undefined && left(aimedAt) <= NEARLY_GONE
  return needed && hasShield(m.c) && hasBreath(m) && left(m.c) > 2 * NEARLY_GONE ? 'intercept' : 'no'
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Endurance>>> = {
  'attack.target': target,
  'attack.defend': defend,
  'attack.block': block,
  'attack.intercept': intercept,
  'effect.resist': m => (m.c.sheet.focus.cur > 0 ? 'resist' : 'none'),
  'effect.fortify': m => (hasBreath(m) ? 'fortify' : 'none'),
  // Between life and death nothing is spared.
  'death.fate': (_m, ask) => (ask.kind === 'choice' ? openValues(ask).find(value => value !== 'none') : undefined),
}

/** At this luck value the best happens, and so much is added to a test; at the other a shot goes astray. */
const BEST = 20
const LUCKY = 4
const ASTRAY = 1

/** Whether each of the two dice counts by itself: where one may be rolled again. Else it is their sum. */
const isRerolled = (ask: Asked & Roll): boolean =>
  ask.facts?.sources !== undefined || (ask.knobs ?? []).some(({ key, default: n }) => key === 'advantage' && n !== 0)

/** Of an attack: the sum of its dice, and of the luck die which of the thresholds it reaches: astray, critical, best. */
function ofAttack(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const by = s.combatants[ask.of]
  if (!by) return undefined
  const steps = stepsFrom(s, by, [ASTRAY + 1, BEST, ...attackModes(by).map(({ weapon }) => weapon.critThreshold)])
  const astray = Math.max(...stepsFrom(s, by, [ASTRAY + 1]))
  const isByItself = isRerolled(ask)
  return ([first = 0, second = 0, d20 = 0]) => {
    const luck = steps.filter(step => d20 >= step).length
    // A shot that goes astray may meet somebody against whom dice are rolled again.
    return isByItself || d20 < astray ? `${first} ${second} ${luck}` : `${first + second} ${luck}`
  }
}

/** The faces of the luck die from which on these luck values are reached, in whatever way and against whomever. */
function stepsFrom(s: Snapshot, by: Combatant, thresholds: readonly number[]): readonly number[] {
  const penalties = new Set(Object.values(s.combatants).map(({ sheet }) => sheet.luckPenaltyToAttackers))
  const maneuvers = new Set([0, ...by.sheet.maneuvers.map(({ luckMod }) => luckMod)])
  const steps = new Set<number>()
  for (const threshold of thresholds)
    for (const penalty of penalties)
      for (const maneuver of maneuvers) steps.add(threshold - by.sheet.luckBonus - penalty - maneuver)
  return [...steps]
}

/**
 * Of any other test: whether it comes to what it needs, where that is known; else the sum of its dice, and whether luck adds to it.
 */
function ofTest(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const luckBonus = s.combatants[ask.of]?.sheet.luckBonus ?? 0
  const isByItself = isRerolled(ask)
  const { against, adds = [] } = ask.stated ?? {}
  const needed = against && against.n - total(adds)
  return ([first = 0, second = 0, d20 = 0]) => {
    const luck = d20 + luckBonus >= BEST ? LUCKY : 0
    if (isByItself) return `${first} ${second} ${luck}`
    const sum = first + second + luck
    return needed === undefined ? sum : sum >= needed ? 'reached' : 'failed'
  }
}

type TURN_M = Moment<Endurance>

/** Whom it could attack from here, the one that is worth most first. */
export function within({ s, terrain, c, foes }: TURN_M): readonly Combatant[] {
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
const turn: readonly Plan<Endurance>[] = [
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
const isFoe = (s: TURN_M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && !other.sheet.status.hiddenFrom.includes(c.id)

/** What somebody sensible does in Endurance & Health. */
export const tactics = tacticsOf<Endurance>(commands, {
  isFoe,
  passes: ['none', 'no', 'keep', 'decline', 'on'],
  turn,
  reasons: { standUp: 'prone', brandish: 'emptyHands', reload: 'unloaded', guard: 'guards', takeTurn: 'goesNext' },
  answers,
  after: ['dodge.after'],
  bands: {
    'attack.dice': ofAttack,
    'dodge.dice': ofTest,
    'fortify.dice': ofTest,
    'resist.dice': ofTest,
  },
  /** Of a side whose go it is those take the turn who can attack at once; the others wait for the enemy to come. */
  next(s, terrain, of) {
    if (decided(s) || !s.turn) return undefined
    if (s.turn.who !== null) return of(s, terrain, s.turn.who)
    const ready = eligible(s, s.turn.teams[s.turn.at]!)
    const canAttack = ready.find(c =>
      Object.values(s.combatants).some(foe => isFoe(s, c, foe) && armFor(s, terrain, c, foe)),
    )
    const by = (canAttack ?? ready[0])?.id
    return by === undefined ? undefined : { type: 'takeTurn', by }
  },
})
