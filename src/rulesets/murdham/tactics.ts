import { openValues, type Asked, type Roll } from '~/engine/questions'
import { total } from '~/engine/reason'
import type { BandOf } from '~/engine/tactics'
import type { Terrain } from '~/table/map/terrain'
import { type Answering, bestOf, type Moment, type Plan, tacticsOf } from '~/table/tactics'
import { footings, isFar } from './aim/reach'
import { whyNotSingle } from './aim/targets'
import { singles } from './aim/weapons'
import { commands } from './commands'
import { areAllied, areFoes, isAble, isBroken, isEntangled, isHiddenFrom } from './conditions'
import type { AttackMode } from './gear/attackModes'
import { handItems, isInHand, whyNotTake } from './gear/hands'
import { armourValue } from './harm/armourValue'
import { type Place, placeOf, rangeBetween } from './space/place'
import { after, stepOptions, stepsFrom, whyNotStep, type ZoneStep } from './space/zoneSteps'
import type { Combatant, Murdham, Snapshot } from './state/types'
import { eligible } from './turn/eligible'
import { isDecided } from './turn/end'
import { halvesLeft } from './turn/speed'

/** What counts how much when somebody decides. Points; only their differences matter. */
const WEIGHTS = {
  /** A target: twice the damage that comes through on average. */
  damage: 2,
  /** Each point of health that it has left. */
  health: -2,
  /** Half of what it has left would come through: it would go down. */
  fells: 8,
  /** It has had its turn and cannot answer. */
  spent: 4,
  /** One's own attack would need a save. */
  difficult: -6,
} as const

/** Health at which somebody would rather dodge than strike back. */
const NEARLY_GONE = 3

/** AGI from which on a dodge is worth a turn to whoever is nearly gone. */
const NIMBLE = 7

/** What somebody could attack others with from where all stand: the best of it for each. */
export function armsFrom(s: Snapshot, terrain: Terrain, by: Combatant): (target: Combatant) => AttackMode | undefined {
  const ways = footings(s, by)
  const arms = singles(by).filter(({ die }) => die !== null)
  return target => arms.find(mode => !whyNotSingle(s, terrain, by, mode, target, ways))
}

/** How much it is worth to attack this one with that. */
export function worthOf(s: Snapshot, terrain: Terrain, by: Combatant, arm: AttackMode, target: Combatant): number {
  const { health, status } = target.sheet
  const armour = total(armourValue(target, { reacting: false, aware: true, cover: false }))
  const through = Math.max(0, (arm.die ?? 0) + 1 - 2 * armour)
  let worth = WEIGHTS.damage * through + WEIGHTS.health * health.cur
  if (through >= health.cur) worth += WEIGHTS.fells
  if (status.turn === 'spent') worth += WEIGHTS.spent
  const [from, to] = [placeOf(s, terrain, by), placeOf(s, terrain, target)]
  if (from && to && isFar(by, arm, rangeBetween(s, terrain, from, to))) worth += WEIGHTS.difficult
  return worth
}

/** Whom to attack: whoever is worth most, never a friend. */
const target: Answering<Murdham> = ({ s, terrain, c, foes }, ask) => {
  const armFor = armsFrom(s, terrain, c)
  return bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && armFor(foe)
    return arm ? worthOf(s, terrain, c, arm, foe) : -Infinity
  })
}

/**
 * An answer costs the turn. A counter is an attack all the same, so it is made; whoever is nearly gone dodges instead, if
 * nimble enough, as does whoever dodges for nothing.
 */
const react: Answering<Murdham> = ({ c }, ask) => {
  if (ask.kind !== 'choice') return undefined
  const open = openValues(ask)
  const { health, agi, skills, status } = c.sheet
  const free = skills.includes('dodgeBlows') && !status.dodged
  const nimble = agi.cur >= NIMBLE && health.cur <= NEARLY_GONE
  if (open.includes('dodge') && (free || nimble)) return 'dodge'
  return open.includes('counter') ? 'counter' : 'none'
}

/** A shield-bearer puts himself before somebody who would not stand the blow, or before anybody where it costs nothing. */
const guard: Answering<Murdham> = ({ s, c }, ask) => {
  const ally = s.combatants[typeof ask.facts?.who === 'string' ? ask.facts.who : '']
  if (!ally || c.sheet.health.cur <= NEARLY_GONE) return 'none'
  const shield = c.sheet.shields.some(({ held, destroyed }) => held !== 'stowed' && !destroyed)
  const free = c.sheet.skills.includes('protect')
  return shield && (free || ally.sheet.health.cur <= NEARLY_GONE) ? 'guard' : 'none'
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Murdham>>> = {
  'attack.target': target,
  'attack.react': react,
  'attack.guard': guard,
  // A blow that would fell is worth an omen.
  'omen.damage': (_m, ask) => (ask.facts?.deadly === true ? 'spend' : 'keep'),
}

/** A save of one: passed or not [MUR-DICE-01]. One die for several, each with a score of its own, counts by its face. */
function ofSave(_s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const score = ask.facts?.score
  return typeof score === 'number' ? ([die = 20]) => (die <= score ? 'passed' : 'failed') : undefined
}

/** Wear: a 1 or not [MUR-DICE-07]. */
const ofWear =
  (): BandOf =>
  ([face = 0]) =>
    face === 1 ? 'damaged' : 'whole'

type M = Moment<Murdham>

/** Whom it could attack from here, the one that is worth most first. */
export function within({ s, terrain, c, foes }: M): readonly Combatant[] {
  const armFor = armsFrom(s, terrain, c)
  return foes
    .flatMap(foe => {
      const arm = armFor(foe)
      return arm ? [{ foe, worth: worthOf(s, terrain, c, arm, foe) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe)
}

const mustRun = ({ c }: M): boolean => isBroken(c) || c.sheet.status.terrifiedOf !== null

/** Out of a hold or a net first. */
const breakFree: Plan<Murdham> = ({ c }) => (isEntangled(c) ? { type: 'breakFree' } : undefined)

/** Those who have lost heart get as far away as they can, off the field if there is a way out. */
const flee: Plan<Murdham> = m => (mustRun(m) ? stepTo(m, place => (place ? halvesOff(m, place) : Infinity)) : undefined)

/** They yield where nobody of their own fights on, or with nowhere to go. */
const giveUp: Plan<Murdham> = ({ s, c }) => {
  const own = Object.values(s.combatants).filter(other => areAllied(s, c.side, other.side) && isAble(other))
  return isBroken(c) && own.every(isBroken) ? { type: 'surrender' } : undefined
}

const surrender: Plan<Murdham> = m =>
  isBroken(m.c) && (m.s.turn?.acting?.moved ?? 0) === 0 ? { type: 'surrender' } : undefined

/** Nobody strikes with bare hands who has a weapon, and a hand for it. */
const equip: Plan<Murdham> = ({ c }) => {
  const { weapons } = c.sheet
  if (weapons.some(one => isInHand(one) && !one.destroyed)) return undefined
  const own = handItems(c.sheet).find(({ id }) => weapons.some(one => one.id === id))
  if (!own || whyNotTake(c, own)) return undefined
  return { type: 'equip', with: { 'equip.what': `take.${own.id}`, 'equip.all': [own.id] } }
}

/** The best attack there is: it hits by itself, unless somebody answers it. */
const attack: Plan<Murdham> = m => {
  const [best] = within(m)
  return best && { type: 'attack', with: { 'attack.target': best.id } }
}

/** Half a zone on the way to the nearest enemy, as long as there is an attack left to be made and none to make it on from here. */
const approach: Plan<Murdham> = m => {
  const acting = m.s.turn?.acting
  if (m.foes.length === 0 || mustRun(m) || (acting?.main === true && acting.full === null)) return undefined
  if (acting && halvesLeft(m.s, m.c) === 0) return undefined
  const step = stepTowards(m)
  return step && { type: 'step', with: { 'step.to': step } }
}

/** Farther still, if the enemy is too far away for an attack in this turn. */
const run: Plan<Murdham> = m =>
  m.foes.length > 0 && within(m).length === 0 && (m.s.turn?.acting?.full ?? null) === null
    ? { type: 'fullMove', with: { 'fullMove.how': 'plain' } }
    : undefined

/** Half steps to the nearest enemy, the last one onto a border counted. */
function halvesOff({ s, terrain, foes }: M, place: Place): number {
  let least = Infinity
  for (const foe of foes) {
    const at = placeOf(s, terrain, foe)
    if (at) least = Math.min(least, 2 * rangeBetween(s, terrain, place, at) + place.length - 1)
  }
  return least
}

/** The first half step of the shortest way to a zone in which an enemy stands, round what is full; undefined: there is none. */
function stepTowards({ s, terrain, c, foes }: M): ZoneStep | undefined {
  const here = placeOf(s, terrain, c)
  if (!here) return undefined
  const sought = new Set(foes.flatMap(foe => placeOf(s, terrain, foe) ?? []))
  const seen = new Set([nameOf(here)])
  let edge: { place: Place; first: ZoneStep | undefined }[] = [{ place: here, first: undefined }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { place, first } of edge)
      for (const step of stepsFrom(s, terrain, place)) {
        const to = after(place, step)
        if (!to || seen.has(nameOf(to)) || whyNotStep(s, terrain, c, place, step)) continue
        seen.add(nameOf(to))
        if (to.some(zone => sought.has(zone))) return first ?? step
        next.push({ place: to, first: first ?? step })
      }
    edge = next
  }
  return undefined
}

const nameOf = (place: Place): string => place.toSorted().join()

/** The half step to the place that is worth most, if it is better than to stay. */
function stepTo({ s, terrain, c }: M, worth: (place: Place | undefined) => number): ReturnType<Plan<Murdham>> {
  const here = placeOf(s, terrain, c)
  if (!here || (s.turn?.acting?.who === c.id && halvesLeft(s, c) === 0)) return undefined
  let best = { step: '', worth: worth(here) }
  for (const { value, whyNot } of stepOptions(s, terrain, c)) {
    const is = whyNot ? -Infinity : worth(after(here, value))
    if (is > best.worth) best = { step: value, worth: is }
  }
  return best.step === '' ? undefined : { type: 'step', with: { 'step.to': best.step } }
}

/** What somebody does with what is left of a turn, the best first; the first that the rules leave open is done. */
const turn: readonly Plan<Murdham>[] = [
  breakFree,
  giveUp,
  flee,
  surrender,
  equip,
  attack,
  approach,
  run,
  ({ s, c }) => (s.turn?.acting?.who === c.id ? { type: 'endTurn' } : undefined),
]

/** Enemies who still fight and are known to be there. */
const isFoe = (s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && !isHiddenFrom(other, c)

/** What somebody sensible does in Murdham. */
export const tactics = tacticsOf<Murdham>(commands, {
  isFoe,
  passes: ['none', 'keep', 'decline'],
  after: ['fight.over', 'morale.die', 'round.first'],
  bands: { '*.save': ofSave, 'gear.wear': ofWear },
  turn,
  reasons: { breakFree: 'held', surrender: 'flees', equip: 'emptyHands', turn: 'goesNext', pass: 'nothingElse' },
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  // A wall between two is cover: what stands behind a barrier is out of reach until the GM says otherwise.
  gm: { 'fight.over': () => 'playOn', 'attack.wall': () => ['cover'] },
  /** Of a faction whose go it is those act first who can attack at once. */
  next(s, terrain, of) {
    if (!s.turn || isDecided(s)) return undefined
    const { acting, at } = s.turn
    if (acting) return of(s, terrain, acting.who) ?? { type: 'endTurn', by: acting.who, force: true }
    const ready = eligible(s, at)
    const canAttack = (c: Combatant) => {
      const armFor = armsFrom(s, terrain, c)
      return Object.values(s.combatants).some(foe => isFoe(s, c, foe) && armFor(foe))
    }
    for (const is of [canAttack, () => true])
      for (const c of ready) {
        const command = is(c) ? of(s, terrain, c.id) : undefined
        if (command) return command
      }
    const [first] = ready
    return first ? { type: 'turn', by: first.id } : { type: 'pass', by: 'gm' }
  },
})
